// What receiving a form needs of the rest of the server.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import type { HumanCheck } from './human/HumanCheck.ts';
import type { FileStorage, MailPerson } from '../messages/ports.ts';
import type { Limits } from '../ops/limits.ts';
import type { Log } from '../ops/log.ts';
import type { Secrets } from '../secrets.ts';
import type { Store } from '../store/openStore.ts';
import type { Inspector } from './files/openInspector.ts';
import type { UploadPass } from './files/uploadPass.ts';

export type FormParts = {
  /** Rejects with a NeighbourFault while there is none. */
  store: () => Promise<Store>;
  files: FileStorage;
  inspector: Inspector;
  check: HumanCheck;
  /** Undefined where nothing is asked. */
  uploadPass: UploadPass | undefined;
  textsOf: (locale: LocaleCode) => TranslatorOf;
  from: MailPerson;
  /** Address of the main website, for links in mails. */
  origin: string;
  /** Where uploads arrive before they are looked at. */
  incomingDir: string;
  secrets: Secrets;
  limits: Limits;
  clock: () => number;
  log: Log;
  /** Messages are waiting in the outbox. */
  wake: () => void;
};
