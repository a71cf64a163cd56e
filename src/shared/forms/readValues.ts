// Cleans the input of a form: known fields only, trimmed, one kind of line break, existing options only.
import { fieldsOf, type Field, type FieldSet, type FormLocale, type Values } from './Form.ts';

/** All values sent under a name. */
export type Sent = (name: string) => readonly string[];

/** The server's limit for a field. Text that breaks a rule by its length is still returned whole up to here; longer text is cut. */
const longest = 128 * 1024;

/** Text that shows nothing: zero-width characters, fillers and blanks of every kind. */
const unseen = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u;

/** A lone surrogate. `toWellFormed` would replace it, but browsers have that only since 2023. */
const halfSign = /\p{Cs}/gu;

function plain(text: string, keepsLines: boolean): string {
  const lines = text.slice(0, longest).replace(halfSign, '\uFFFD').replace(/\r\n?/g, '\n');
  const clean = keepsLines ? lines.replace(/[^\P{Cc}\n\t]/gu, '') : lines.replace(/\p{Cc}+/gu, ' ');
  return unseen.test(clean) ? '' : clean.trim();
}

/** Matches our own codes and names, but no URL, markup or sentence in another script. */
const carriedCode = /^[\w .:-]+$/;
const longestCarried = 120;

/** Chinese and Japanese keyboards may send full-width digits and signs. */
const halfWidth = (text: string): string => text.normalize('NFKC');

function readField(field: Field, sent: readonly string[]): string | string[] {
  const first = sent[0] ?? '';
  switch (field.kind) {
    case 'checks':
      return field.options.filter((option) => sent.includes(option));
    case 'radios':
    case 'select':
      return field.options.includes(first) ? first : '';
    case 'tick':
    case 'agreement':
      return first ? 'yes' : '';
    case 'carried':
      return first.length <= (field.most ?? longestCarried) && carriedCode.test(first) ? first : '';
    case 'password':
      // Leading and trailing blanks are part of a password.
      return first.slice(0, longest).replace(halfSign, '\uFFFD');
    case 'code':
      return halfWidth(first).replace(/\D/g, '').slice(0, longest);
    case 'areaCode':
      return /^\+\d{1,4}$/.test(first) ? first : '';
    case 'userName':
    case 'tel':
    case 'email':
      return plain(halfWidth(first), false);
    case 'message':
      return plain(first, true);
    default:
      return plain(first, false);
  }
}

export function readValues(form: FieldSet, locale: FormLocale, sent: Sent): Values {
  // Files have no text value; they are handled separately.
  const fields = fieldsOf(form, locale).filter(({ kind }) => kind !== 'files');
  return Object.fromEntries(fields.map((field) => [field.name, readField(field, sent(field.name))]));
}
