// A posted form that is shown again: everything the visitor entered, and its faults; and the same as JSON, for script and programs.
import type { Challenge } from 'altcha-lib';
import type { AccountAnswer } from './AccountForm.ts';
import type { FieldFault, Form, Values } from './Form.ts';

/** `path` identifies the stored file; it works only together with the draft's token. */
export type FormFile = { path: string; name: string; size: number };

/** "What is a plus b?", for visitors who cannot use the slider. */
export type Question = { a: number; b: number; token: string };

/** What a browser does for the human check, as /webapi/check answers: compute, show the widget of an external service, or nothing. */
export type CheckTask =
  | { kind: 'work'; work: Challenge }
  | { kind: 'turnstile' | 'recaptcha'; siteKey: string; script: string }
  | { kind: 'off' };

export type FormState = {
  values: Values;
  faults: readonly FieldFault[];
  files: readonly FormFile[];
  /** Token of the kept files; empty when there are none. */
  draft: string;
  /** Paths of files that the visitor took off. */
  off?: string;
  /** Idempotency key: the same for all attempts of one submission. */
  key: string;
  /** Asked of visitors who could not use the slider. */
  question?: Question;
  /** Fields of a passed human check, sent again with the corrected form. */
  passed?: Readonly<Record<string, string>>;
  /** Set for an account form, which may be on a page that has another form. */
  account?: AccountAnswer;
};

/** Programs know it by its code; `message` is in the visitor's language. */
export type AnswerFault = { field: string; code: string; message: string };

/** Every answer as JSON, of forms and calls; code 0 is success. */
export type JsonAnswer<Result> = {
  code: number;
  message: string;
  result: Result | null;
  errors: readonly AnswerFault[];
};

/** As it arrives: a proxy may have answered instead, without errors. */
export type ArrivedAnswer<Result> = Pick<JsonAnswer<Result>, 'code' | 'result'> & Partial<JsonAnswer<Result>>;

/** Of an enquiry: where its thanks are, or what is needed to send it again. */
export type FormResult = {
  reference?: string;
  promise?: Form['promise'];
  location?: string;
  files?: readonly FormFile[];
  draft?: string;
  question?: Question | undefined;
};

/** Of an account form: where to go on, or what it shows now. `second`: the second factor is asked for there. */
export type AccountResult = {
  location?: string;
  second?: true;
  question?: Question | undefined;
  notice?: AccountAnswer['notice'] | undefined;
  seconds?: AccountAnswer['seconds'] | undefined;
};

export type Country = { code: string; name: string; callingCode: string };
