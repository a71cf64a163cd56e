// Links to a lead's files for mails and webhooks: signed with their own key and valid for a month.
import type { Secrets } from '../secrets.ts';
import { dayMs } from '../../shared/i18n/times.ts';

const goodForMs = 30 * dayMs;

export type FileLinks = {
  linkTo: (file: string, madeAt: number) => string;
  expiresAt: (madeAt: number) => number;
  isGood: (file: string, until: string, signature: string, now: number) => boolean;
};

/** `origin` comes from content, never from a request: a forged Host must not get into a mail. */
export function fileLinks(secrets: Secrets, origin: string): FileLinks {
  const expiresAt = (madeAt: number): number => madeAt + goodForMs;
  return {
    expiresAt,
    linkTo(file, madeAt) {
      const until = String(expiresAt(madeAt));
      const signature = secrets.sign('attachmentLinks', `${file} ${until}`);
      return `${origin}/attachment/${file}?${new URLSearchParams({ until, signature })}`;
    },
    isGood: (file, until, signature, now) =>
      secrets.isSigned('attachmentLinks', `${file} ${until}`, signature) && Number(until) > now,
  };
}
