// Cleans what was typed into a form's fields: known fields only, trimmed, one kind of line break, options that exist.
import type { LocaleCode } from '../i18n/locales.ts';
import { fieldsOf, type Field, type FieldSet, type Values } from './Form.ts';

/** All that was sent under a name. */
export type Sent = (name: string) => readonly string[];

/** As much as the server takes for a field: what is too long goes back whole, and nothing endless is looked at. */
const longest = 128 * 1024;

/** What shows nothing: zero-width signs, fillers and blanks of every kind. */
const unseen = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u;

/** Half of a pair of surrogates; what `toWellFormed` does, which browsers know since 2023. */
const halfSign = /\p{Cs}/gu;

function plain(text: string, keepsLines: boolean): string {
  const lines = text.slice(0, longest).replace(halfSign, '\uFFFD').replace(/\r\n?/g, '\n');
  const clean = keepsLines ? lines.replace(/[^\P{Cc}\n\t]/gu, '') : lines.replace(/\p{Cc}+/gu, ' ');
  return unseen.test(clean) ? '' : clean.trim();
}

/** Codes and names of ours; nothing that an address, markup or a sentence in another script could be made of. */
const carriedCode = /^[\w .:-]+$/;
const longestCarried = 120;

/** Full-width digits and signs are what a Chinese or Japanese keyboard may send. */
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
      // A blank at either end is part of it.
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

export function readValues(form: FieldSet, locale: LocaleCode, sent: Sent): Values {
  // Files are kept apart: they have no value that could be typed.
  const fields = fieldsOf(form, locale).filter(({ kind }) => kind !== 'files');
  return Object.fromEntries(fields.map((field) => [field.name, readField(field, sent(field.name))]));
}
