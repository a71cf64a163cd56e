// What deciding about accounts needs of the rest of the server.
import type { LocaleCode } from '../../../shared/i18n/locales.ts';
import type { TranslatorOf } from '../../../shared/i18n/useT.ts';
import type { Limits } from '../../ops/limits.ts';
import type { Log } from '../../ops/log.ts';
import type { Store } from '../../store/openStore.ts';
import type { Sealing } from '../sealing.ts';
import type { AccountMails } from './accountMails.ts';
import type { ConsoleTickets } from './consoleTicket.ts';
import type { Passwords } from './passwords.ts';
import type { PasswordStamps } from './passwordStamps.ts';
import type { Codes } from './codes.ts';
import type { KnownBrowsers } from './knownBrowsers.ts';
import type { RecordEvent } from './securityLog.ts';
import type { SmsLimits } from './counts.ts';

export type AccountParts = {
  /** Rejects with a NeighbourFault while there is none. */
  store: () => Promise<Store>;
  passwords: Passwords;
  stamps: PasswordStamps;
  codes: Codes;
  mails: AccountMails;
  textsOf: (locale: LocaleCode) => TranslatorOf;
  limits: Limits;
  tickets: ConsoleTickets;
  browsers: KnownBrowsers;
  /** What was done with an account, or refused. */
  record: RecordEvent;
  /** Of second factors. */
  sealing: Sealing;
  sms: SmsLimits;
  clock: () => number;
  log: Log;
  /** As visitors know us; devices show it beside a passkey, and no password may be made of it. */
  brand: string;
  /** Messages are waiting in the outbox. */
  wake: () => void;
};
