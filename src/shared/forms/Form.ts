// The types of forms: fields with their rules and message keys, the same for browser and server.
import type { LocaleCode, LocaleRow } from '../i18n/locales.ts';

export type FormId = 'contactUs' | 'cooperation' | 'consult' | 'freeOpen' | 'success' | 'callback';

/** Cleaned input: lists for checkboxes, text for everything else. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

/** The message of `key` is under `errors` in `forms.json`. */
export type Fault = { key: string; values?: Readonly<Record<string, number | string>> };
export type FieldFault = Fault & { field: string };

/** Field name for faults of the whole form, which have no field to link to. */
export const wholeForm = 'form';

/** Id of a form's answer on its page: the summary of faults, or the thanks. */
export const answerPlace = 'answer';

/** Checks a filled-in value; undefined means that it is valid. */
export type Rule = (value: string, locale: LocaleCode) => Fault | undefined;

/** Checks several fields together. */
export type FormRule = (values: Values) => FieldFault | undefined;

type Common = {
  /** Also the key of its label and hint. */
  name: string;
  required: boolean;
  /** Key of the message when the value is missing or breaks its rule. */
  error: string;
  /** Its texts include a hint, or for a group of boxes a hint for each option; a string is the key of another hint than usual. */
  hint?: boolean | string;
  /** Shown in this language only. */
  onlyIn?: LocaleCode;
  /** Irrelevant to most visitors, so it is folded away. */
  more?: boolean;
};

export type TextField = Common & {
  /** `plain`: letters, digits and signs that may come from a Chinese or Japanese keyboard, such as a tax number. */
  kind: 'text' | 'email' | 'tel' | 'message' | 'password' | 'code' | 'plain';
  rule: Rule;
  /** Warns about a value that is accepted but may be mistyped. */
  advice?: Rule;
  /** Message key for an empty field, where it differs from `error`. */
  empty?: string;
  autocomplete?: string;
  /** The field that it repeats: while both are empty, only that field gets a fault. */
  repeats?: string;
  /** Shares its row with its neighbour. */
  half?: boolean;
  suggest?: 'countries' | 'callingCodes' | 'industries';
  /** Longest text; the field shows a counter. */
  most?: number;
  /** Filled in by the link to the form; cannot be changed. */
  fixed?: boolean;
  /** Shows the strength of a new password while it is typed. */
  measured?: boolean;
};

export type ChoiceField = Common & {
  kind: 'select' | 'radios' | 'checks';
  options: readonly string[];
  /** Its options are a list of content/ (siteTerms.ts). */
  listed?: 'packs';
  half?: boolean;
};

/** A consent, terms to agree to, a country's calling code, attachments, a value carried by the link to the form, or a half hour for a call. */
type OtherField = Common & {
  kind: 'tick' | 'agreement' | 'areaCode' | 'files' | 'carried' | 'slot';
  /** Longest carried value in characters; 120 by default. */
  most?: number;
};

export type Field = TextField | ChoiceField | OtherField;

/** Fields that can be read and validated together. */
export type FieldSet = {
  /** Groups are separated by a line; a consent comes last, beside the button. */
  groups: readonly (readonly Field[])[];
  rules?: readonly FormRule[];
};

export type Form = FieldSet & {
  id: FormId;
  promise: 'enquiry' | 'activation' | 'call';
};

/** What forms need of a language: the table of all would be a burden for the browser. */
export type FormLocale = Pick<LocaleRow, 'code' | 'familyFirst'>;

/** Orders the two parts of a name for the language; `groups` lists the family name first. */
function namesInOrder(group: readonly Field[], { familyFirst }: FormLocale): readonly Field[] {
  const family = group.findIndex(({ name }) => name === 'lastName');
  const [last, first] = group.slice(family, family + 2);
  if (familyFirst || family < 0 || !last || first?.name !== 'firstName') return group;
  return [...group.slice(0, family), first, last, ...group.slice(family + 2)];
}

/** The fields shown in a language, by group, in order. */
export const groupsOf = (form: FieldSet, locale: FormLocale): Field[][] =>
  form.groups.map((group) =>
    namesInOrder(group, locale).filter(({ onlyIn }) => onlyIn === undefined || onlyIn === locale.code),
  );

export const fieldsOf = (form: FieldSet, locale: FormLocale): Field[] => groupsOf(form, locale).flat();
