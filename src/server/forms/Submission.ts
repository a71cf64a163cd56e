// A form as received, its sender, and the outcome: the same for pages, their JSON responses and /webapi/lead.
import { wholeForm, type FieldFault, type Form } from '../../shared/forms/Form.ts';
import type { FormState } from '../../shared/forms/FormState.ts';
import type { Arrivals } from '../store/schema.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { clientKey } from '../ops/clientKey.ts';
import type { Secrets } from '../secrets.ts';
import type { Sender } from '../store/fileRoom.ts';

/** A received file that was not inspected yet. */
export type Arrived = { path: string; name: string; size: number };

export type Body = {
  fields: ReadonlyMap<string, readonly string[]>;
  arrived: readonly Arrived[];
  /** It came with files, whether or not they were kept. */
  hadFiles: boolean;
  /** More files than a form may have; the others were dropped. */
  tooMany: boolean;
  /** More bytes than a form may have; all files were dropped. */
  tooLarge: boolean;
  /** Incomplete, or with more parts than a form may have; the readable part is here. */
  broken: boolean;
  /** Why files could not be written; most likely the disk is full. */
  unkept: string | undefined;
};

export type Submission = {
  form: Form;
  locale: LocaleCode;
  body: Body;
  remoteAddress: string;
  /** Host name of the site that the visitor used. */
  domain: string;
  /** Set by another site that forwards the lead: it has already confirmed this reference to the visitor. */
  reference?: string | undefined;
  /** That site is trusted: what only it can check (human, estimate, half hour, consent) is not checked again. */
  isVouched?: boolean;
  /** Posted from a page of another site or of another name of ours: shown again, to be sent from here. */
  foreign?: 'theirs' | 'ours' | undefined;
  /** Only for visitors who agreed to its storage. */
  arrivals?: Arrivals | undefined;
};

export type Outcome =
  /**
   * `again`: the same form was received before, under this reference. `wish`: the choice that a link filled in. `link`:
   * opens what the form created, for the visitor only.
   */
  | { kind: 'sent'; reference: string; again: boolean; wish: Readonly<Record<string, string>>; link?: string }
  /** A file was removed; nothing was sent yet. */
  | { kind: 'changed'; state: FormState }
  | { kind: 'refused'; status: 403 | 413 | 422 | 429 | 503; state: FormState; retrySeconds?: number };

/** Whether a text can be the key of a form or the token of a draft. */
export const isToken = (text: string): boolean => /^[\w-]{16,64}$/.test(text);

/** A fault of the whole form rather than one field. */
export const ofWholeForm = (key: string, values?: FieldFault['values']): FieldFault =>
  values ? { field: wholeForm, key, values } : { field: wholeForm, key };

/** `network`: 48 bits of IPv6 are the most that a provider assigns to one customer. */
export const senderOf = (secrets: Secrets, address: string): Sender => ({
  owner: secrets.sign('limits', `owner ${clientKey(address)}`),
  network: secrets.sign('limits', `network ${clientKey(address, 48)}`),
});
