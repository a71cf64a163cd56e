// What receiving a form needs from the rest of the server.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import type { HumanCheck } from './human/HumanCheck.ts';
import type { Hosts } from '../http/sites.ts';
import type { MailBrand } from '../messages/ports.ts';
import type { FileStorage } from '../store/openFiles.ts';
import type { Limits } from '../ops/limits.ts';
import type { Log } from '../ops/log.ts';
import type { Secrets } from '../secrets.ts';
import type { Store } from '../store/openStore.ts';
import type { Inspector } from './files/openInspector.ts';
import type { UploadPass } from './files/uploadPass.ts';

export type FormParts = {
  /** Rejects with a NeighbourFault while the database is unavailable. */
  store: () => Promise<Store>;
  files: FileStorage;
  inspector: Inspector;
  check: HumanCheck;
  /** Undefined when the human check is off. */
  uploadPass: UploadPass | undefined;
  textsOf: (locale: LocaleCode) => TranslatorOf;
  from: MailBrand;
  /** Address of the main website, for links in mails. */
  origin: string;
  /** All names of the brand: what was stored under one of them is the brand's. */
  hosts: Hosts;
  /** Folder for uploads that were not inspected yet. */
  incomingDir: string;
  secrets: Secrets;
  limits: Limits;
  clock: () => number;
  log: Log;
  /** Tells the outbox that messages are waiting. */
  wake: () => void;
};
