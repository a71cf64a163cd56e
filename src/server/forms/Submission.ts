// A form as it arrived, and what came of it: the same for pages, for their JSON answers and for /webapi/lead.
import { wholeForm, type FieldFault, type Form } from '../../shared/forms/Form.ts';
import type { FormState } from '../../shared/forms/FormState.ts';
import type { Arrivals } from '../http/arrival.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';

/** A file lying where uploads arrive, not looked at yet. */
export type Arrived = { path: string; name: string; size: number };

export type Body = {
  fields: ReadonlyMap<string, readonly string[]>;
  arrived: readonly Arrived[];
  /** More files came than a form may have; the others were not kept. */
  tooMany: boolean;
  /** More bytes came than a form may have; no file was kept. */
  tooLarge: boolean;
  /** It did not arrive whole, or in more parts than a form has; what could be read is there. */
  broken: boolean;
  /** Why the files could not be written, most likely for want of room. */
  unkept: string | undefined;
};

export type Submission = {
  form: Form;
  locale: LocaleCode;
  body: Body;
  remoteAddress: string;
  /** Host name that the visitor was on. */
  domain: string;
  /** Set by another site that passes the lead on: it has thanked the visitor under this reference. */
  reference?: string | undefined;
  /** Sent by a page of another site, or of another name of ours: shown, to be sent once more from here. */
  foreign?: 'theirs' | 'ours' | undefined;
  /** Only of who accepts that it is kept. */
  arrivals?: Arrivals | undefined;
};

export type Outcome =
  /** `again`: the very same form had come before, under this reference. `wish`: the plan that a link had brought along. `link`: to what the form has made, for the visitor alone. */
  | { kind: 'sent'; reference: string; again: boolean; wish: Readonly<Record<string, string>>; link?: string }
  /** A file was taken off; nothing was sent yet. */
  | { kind: 'changed'; state: FormState }
  | { kind: 'refused'; status: 403 | 413 | 422 | 429 | 503; state: FormState; retrySeconds?: number };

/** Faults of the whole form rather than of one field. */
export const ofWholeForm = (key: string, values?: FieldFault['values']): FieldFault =>
  values ? { field: wholeForm, key, values } : { field: wholeForm, key };
