// What deciding about accounts needs of the rest of the server.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { HumanCheck } from '../check/HumanCheck.ts';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/openStore.ts';
import type { AccountMails } from './accountMails.ts';
import type { ConsoleTickets } from './consoleTicket.ts';
import type { Limits } from './limits.ts';
import type { Passwords } from './passwords.ts';
import type { Codes } from './secrets.ts';

export type AccountParts = {
  /** Rejects with a StoreError while there is none. */
  store: () => Promise<Store>;
  check: HumanCheck;
  passwords: Passwords;
  codes: Codes;
  mails: AccountMails;
  limits: Limits;
  tickets: ConsoleTickets;
  clock: () => number;
  log: Log;
  /** Messages are waiting in the outbox. */
  wake: () => void;
};

/** Who asks, and where: addresses in messages come from the configuration of the site he is on, never from his request. */
export type Asker = { locale: LocaleCode; remoteAddress: string; origin: string };

/** `key` stands under `errors` in the texts of the forms. */
export type AccountFault = { field: string; key: string; values?: Record<string, number> };

export type Refusal = { kind: 'refused'; faults: readonly AccountFault[]; retrySeconds?: number };

export const refused = (field: string, key: string): Refusal => ({ kind: 'refused', faults: [{ field, key }] });

export const tooMany = (seconds: number): Refusal => ({
  kind: 'refused',
  faults: [{ field: 'form', key: 'tooMany', values: { minutes: Math.ceil(seconds / 60) } }],
  retrySeconds: seconds,
});

export const minutes = 60_000;
export const hours = 60 * minutes;
