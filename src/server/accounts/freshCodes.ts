// Keeps recovery codes that were just made sealed in the session for ten minutes, so that the page can show them again.
import type { SessionData } from 'express-session';
import { minuteMs } from '../../shared/i18n/times.ts';
import { readJson } from '../ops/readJson.ts';
import type { Secrets } from '../secrets.ts';
import { sealing } from './sealing.ts';

/** Long enough to write them down, and for a page that a bad line delivers at the second attempt. */
const shownMs = 10 * minuteMs;

export type FreshCodes = {
  keep: (session: Partial<SessionData>, codes: readonly string[]) => Promise<void>;
  /** Undefined when there are none, or no longer. */
  of: (session: Partial<SessionData>) => Promise<readonly string[] | undefined>;
};

/** When they end is not sealed: the store takes them out of sessions that nobody uses any more. */
export function freshCodes(secrets: Secrets, clock: () => number): FreshCodes {
  const { seal, open } = sealing(secrets, 'recoveryCodes');
  return {
    async keep(session, codes) {
      session.freshCodes = { sealed: await seal(JSON.stringify(codes)), until: clock() + shownMs };
    },
    async of(session) {
      const { sealed, until = 0 } = session.freshCodes ?? {};
      const text = sealed && until > clock() ? await open(sealed) : undefined;
      if (text) return readJson<readonly string[] | undefined>(text, () => undefined);
      delete session.freshCodes;
      return undefined;
    },
  };
}
