// The parts that the functions of the embedded account service share.
import type { LocaleCode } from '../../../shared/i18n/locales.ts';
import type { TranslatorOf } from '../../../shared/i18n/useT.ts';
import type { Hosts } from '../../http/sites.ts';
import type { Limits } from '../../ops/limits.ts';
import type { Log } from '../../ops/log.ts';
import type { Store } from '../../store/openStore.ts';
import type { Sealing } from '../sealing.ts';
import type { AccountMails } from './accountMails.ts';
import type { ConsoleTickets } from './consoleTicket.ts';
import type { Passwords, KnownBrowsers, PasswordStamps } from './passwords.ts';
import type { Codes } from './codes.ts';
import type { RecordEvent, Telling } from './securityLog.ts';
import type { SmsLimits } from './counts.ts';

export type AccountParts = Telling & {
  /** Rejects with a NeighbourFault while the database does not answer. */
  store: () => Promise<Store>;
  passwords: Passwords;
  stamps: PasswordStamps;
  codes: Codes;
  mails: AccountMails;
  textsOf: (locale: LocaleCode) => TranslatorOf;
  limits: Limits;
  tickets: ConsoleTickets;
  browsers: KnownBrowsers;
  /** Writes to the security log. */
  record: RecordEvent;
  /** Encrypts the secrets of second factors. */
  sealing: Sealing;
  sms: SmsLimits;
  clock: () => number;
  log: Log;
  /** The site's name: devices show it beside a passkey, and passwords must not contain it. */
  brand: string;
  /** All names of the brand's sites. */
  hosts: Hosts;
  /** Starts sending the messages in the outbox. */
  wake: () => void;
};
