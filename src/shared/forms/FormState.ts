// What a page shows of a form that came back: everything the visitor gave, and what is wrong with it.
import type { AccountAnswer } from './AccountForm.ts';
import type { FieldFault, Values } from './Form.ts';

/** `path` names the stored file; only who knows the draft's token can use it. */
export type FormFile = { path: string; name: string; size: number };

/** What is a plus b? For who cannot use the slider. */
export type Question = { a: number; b: number; token: string };

export type FormState = {
  values: Values;
  faults: readonly FieldFault[];
  files: readonly FormFile[];
  /** Token of the kept files; empty when there are none. */
  draft: string;
  /** The same for all tries of one submission. */
  key: string;
  /** Asked of visitors who could not use the slider. */
  question?: Question;
  /** Fields of a human check that was passed, to be sent once more with the mended form. */
  passed?: Readonly<Record<string, string>>;
  /** Set when it is a form of accounts, which may stand beside the page's own. */
  account?: AccountAnswer;
};

export type Country = { code: string; name: string; callingCode: string };
