// Recovery codes that were just made: kept sealed in the session for ten minutes, so that the page can show them again.
import type { SessionData } from 'express-session';
import type { Secrets } from '../secrets.ts';
import { readJson } from '../store/columns.ts';
import { sealing } from './sealing.ts';
import { minuteMs } from '../../shared/i18n/times.ts';

/** Long enough to write them down, and for a page that a bad line delivers at the second attempt. */
const shownMs = 10 * minuteMs;

type Kept = { codes: readonly string[]; until: number };

export type FreshCodes = {
  keep: (session: Partial<SessionData>, codes: readonly string[]) => Promise<void>;
  /** Undefined when there are none, or no longer. */
  of: (session: Partial<SessionData>) => Promise<readonly string[] | undefined>;
};

export function freshCodes(secrets: Secrets, clock: () => number): FreshCodes {
  const { seal, open } = sealing(secrets, 'recoveryCodes');
  return {
    async keep(session, codes) {
      const kept: Kept = { codes, until: clock() + shownMs };
      session.freshCodes = await seal(JSON.stringify(kept));
    },
    async of(session) {
      const text = session.freshCodes && (await open(session.freshCodes));
      const kept = text ? readJson<Partial<Kept>>(text, () => ({})) : {};
      if (kept.codes && kept.until !== undefined && kept.until > clock()) return kept.codes;
      delete session.freshCodes;
      return undefined;
    },
  };
}
