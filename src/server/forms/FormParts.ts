// What receiving a form needs of the rest of the server.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import type { DeskRow } from '../backend/embedded/desksSchema.ts';
import type { Holidays } from '../backend/embedded/holidaysSchema.ts';
import type { HumanCheck } from '../check/HumanCheck.ts';
import type { FileLinks } from '../deliver/fileLinks.ts';
import type { FileStorage, MailPerson } from '../deliver/ports.ts';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/openStore.ts';
import type { Inspector } from '../uploads/openInspector.ts';
import type { Effort } from './effort.ts';
import type { RateLimit } from './rateLimit.ts';
import type { UploadPass } from './uploadPass.ts';

export type FormParts = {
  /** Rejects with a StoreError while there is none. */
  store: () => Promise<Store>;
  files: FileStorage;
  inspector: Inspector;
  check: HumanCheck;
  /** Undefined where nothing is asked. */
  uploadPass: UploadPass | undefined;
  effort: Effort;
  desks: readonly DeskRow[];
  holidays: Holidays;
  /** Domains whose mailboxes anybody can open. */
  freeMail: readonly string[];
  /** Whether readers in mainland China consent to transfers abroad for themselves. */
  separateConsent: boolean;
  textsOf: (locale: LocaleCode) => TranslatorOf;
  from: MailPerson;
  /** Address of the main website, for links in mails. */
  origin: string;
  links: FileLinks;
  /** Each lead is handed to the remote back end as well. */
  forwards: boolean;
  /** Where uploads arrive before they are looked at. */
  incomingDir: string;
  secret: string;
  rateLimit: RateLimit;
  clock: () => number;
  log: Log;
  /** Messages are waiting in the outbox. */
  wake: () => void;
};
