// Cleans the input of a form: known fields only, trimmed, one kind of line break, existing options only.
import { fieldsOf, type Field, type FieldSet, type FormLocale, type Values } from './Form.ts';

/** All values sent under a name. */
export type Sent = (name: string) => readonly string[];

/** Zero-width characters, fillers and marks of direction: contacts that are copied bring them along. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Not a blank of any kind. */
const seen = /[^\s\u2800]/;

function plain(text: string, keepsLines: boolean): string {
  const clean = keepsLines
    ? text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
    : text.replace(/\p{Cc}+/gu, ' ');
  return seen.test(clean.replace(invisible, '')) ? clean.trim() : '';
}

/** Matches our own codes and names, but no URL, markup or sentence in another script. */
const carriedCode = /^[\w .:-]+$/;
const longestCarried = 120;

/** Chinese and Japanese keyboards may send full-width digits and signs. */
export const plainLine = (text: string): string => plain(text.normalize('NFKC').replace(invisible, ''), false);

/** A mailbox, domain, number or code: where these keyboards have the dot, they write their full stop. */
export const plainWord = (text: string): string => plainLine(text).replaceAll('。', '.');

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
      return first;
    case 'code':
      return first.normalize('NFKC').replace(/\D/g, '');
    case 'areaCode':
      return /^\+\d{1,4}$/.test(first) ? first : '';
    case 'plain':
    case 'tel':
    case 'email':
      return plainWord(first);
    default:
      return plain(first, field.kind === 'message');
  }
}

export function readValues(form: FieldSet, locale: FormLocale, sent: Sent): Values {
  // Files have no text value; they are handled separately.
  const fields = fieldsOf(form, locale).filter(({ kind }) => kind !== 'files');
  return Object.fromEntries(fields.map((field) => [field.name, readField(field, sent(field.name))]));
}
