// What a form is: its fields with their rules and the keys of their messages, the same object for browser and server.
import { localeOf, type LocaleCode } from '../i18n/locales.ts';

export type FormId = 'contactUs' | 'cooperation' | 'consult' | 'freeOpen' | 'success' | 'callback';

/** What came in, cleaned: lists for checkboxes, text for everything else. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

/** `key` stands under `errors` in the texts of the forms. */
export type Fault = { key: string; values?: Readonly<Record<string, number | string>> };
export type FieldFault = Fault & { field: string };

/** Faults of the whole form rather than of one field stand under this name: nothing to lead to. */
export const wholeForm = 'form';

/** Where a form's answer stands on its page: the summary of what is wrong, or the thanks. */
export const answerPlace = 'answer';

/** Looks at a filled-in value; undefined means that it is fine. */
export type Rule = (value: string, locale: LocaleCode) => Fault | undefined;

/** Looks at what several fields say together. */
export type FormRule = (values: Values) => FieldFault | undefined;

type Common = {
  /** Also the key of its label and hint. */
  name: string;
  required: boolean;
  /** Message when it is missing or its rule is not met. */
  error: string;
  /** Its texts have a hint; those of a group of boxes, one for each option. */
  hint?: boolean;
  /** Asked in this language only. */
  onlyIn?: LocaleCode;
  /** Beside the point for most: folded away until somebody wants to say it. */
  more?: boolean;
};

export type TextField = Common & {
  kind: 'text' | 'email' | 'tel' | 'message' | 'password' | 'code' | 'userName';
  rule: Rule;
  /** Said beside a value that is taken, but may be mistyped. */
  advice?: Rule;
  /** What the visitor reads when nothing was typed, where it differs from `error`. */
  empty?: string;
  autocomplete?: string;
  /** The field that it repeats: while both are empty, only that one is asked for. */
  repeats?: string;
  /** Shares its row with its neighbour. */
  half?: boolean;
  suggest?: 'countries' | 'callingCodes' | 'industries';
  /** Counted below the field while typing. */
  most?: number;
  /** Brought by what led here, not to be changed. */
  fixed?: boolean;
  /** Measures a new password while it is typed. */
  measured?: boolean;
};

export type ChoiceField = Common & {
  kind: 'select' | 'radios' | 'checks';
  options: readonly string[];
  half?: boolean;
};

/** A consent, terms to agree to, the code of a country, attachments, what a link to the form brought along, or a half hour for a call. */
export type OtherField = Common & {
  kind: 'tick' | 'agreement' | 'areaCode' | 'files' | 'carried' | 'slot';
  /** Of what is carried, in characters; 120 unless said. */
  most?: number;
};

export type Field = TextField | ChoiceField | OtherField;

/** What can be read and checked. */
export type FieldSet = {
  /** Groups are set apart by a rule; a consent stands last, beside the button. */
  groups: readonly (readonly Field[])[];
  rules?: readonly FormRule[];
};

export type Form = FieldSet & {
  id: FormId;
  promise: 'enquiry' | 'activation' | 'call';
};

/** The two parts of a name change places with the language; groups put the family name first. */
function namesInOrder(group: readonly Field[], locale: LocaleCode): readonly Field[] {
  const family = group.findIndex(({ name }) => name === 'lastName');
  const [last, first] = group.slice(family, family + 2);
  if (localeOf(locale).familyFirst || family < 0 || !last || first?.name !== 'firstName') return group;
  return [...group.slice(0, family), first, last, ...group.slice(family + 2)];
}

/** Group by group, what is asked in a language, in its order. */
export const groupsOf = (form: FieldSet, locale: LocaleCode): Field[][] =>
  form.groups.map((group) =>
    namesInOrder(group, locale).filter(({ onlyIn }) => onlyIn === undefined || onlyIn === locale),
  );

export const fieldsOf = (form: FieldSet, locale: LocaleCode): Field[] => groupsOf(form, locale).flat();
