// A posted form that is shown again: everything the visitor entered, and its faults.
import type { AccountAnswer } from './AccountForm.ts';
import type { FieldFault, Values } from './Form.ts';

/** `path` identifies the stored file; it works only together with the draft's token. */
export type FormFile = { path: string; name: string; size: number };

/** "What is a plus b?", for visitors who cannot use the slider. */
export type Question = { a: number; b: number; token: string };

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

export type Country = { code: string; name: string; callingCode: string };
