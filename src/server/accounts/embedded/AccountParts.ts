// What deciding about accounts needs of the rest of the server.
import type { Log } from '../../ops/log.ts';
import type { Store } from '../../store/openStore.ts';
import type { AccountMails } from './accountMails.ts';
import type { ConsoleTickets } from './consoleTicket.ts';
import type { Limits } from './limits.ts';
import type { Passwords } from './passwords.ts';
import type { Codes } from './codes.ts';

export type AccountParts = {
  /** Rejects with a StoreError while there is none. */
  store: () => Promise<Store>;
  passwords: Passwords;
  codes: Codes;
  mails: AccountMails;
  limits: Limits;
  tickets: ConsoleTickets;
  clock: () => number;
  log: Log;
  /** As visitors know us; devices show it beside a passkey, and no password may be made of it. */
  brand: string;
  /** Messages are waiting in the outbox. */
  wake: () => void;
};

export const minutes = 60_000;
export const hours = 60 * minutes;
