// Links to a lead's files for mails and webhooks: signed with a key of their own, and good for a month.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const goodForMs = 30 * 24 * 3_600_000;

export type FileLinks = {
  linkTo: (file: string, madeAt: number) => string;
  expiresAt: (madeAt: number) => number;
  isGood: (file: string, until: string, signature: string, now: number) => boolean;
};

/** `origin` is from content, never from a request: a forged Host must not get into a mail. */
export function fileLinks(siteSecret: string, origin: string): FileLinks {
  // Who learns a signature of one purpose must not be able to use it for another.
  const key = Buffer.from(hkdfSync('sha256', siteSecret, '', 'links to attachments', 32));
  const signatureOf = (file: string, until: string): string =>
    createHmac('sha256', key).update(`${file} ${until}`).digest('base64url');
  const expiresAt = (madeAt: number): number => madeAt + goodForMs;
  return {
    expiresAt,
    linkTo(file, madeAt) {
      const until = String(expiresAt(madeAt));
      return `${origin}/attachment/${file}?${new URLSearchParams({ until, signature: signatureOf(file, until) })}`;
    },
    isGood(file, until, signature, now) {
      const wanted = Buffer.from(signatureOf(file, until));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given) && Number(until) > now;
    },
  };
}
