// An enquiry as received, and what became of it: the same for pages, their JSON responses and /webapi/lead.
import type { Form } from '../../shared/forms/Form.ts';
import type { FormState } from '../../shared/forms/FormState.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Body } from '../forms/receiveBody.ts';
import type { Arrivals } from '../store/schema.ts';

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
