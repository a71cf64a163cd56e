// The kinds of values in a wish: allowed characters in an address, and how each is written in a language.
import { countryName } from '../i18n/displayNames.ts';
import type { LocaleRow } from '../i18n/locales.ts';
import type { TranslatorOf } from '../i18n/useT.ts';
import { clockText } from '../i18n/days.ts';
import { plainNumber, usd } from '../i18n/numbers.ts';
import { packSize } from '../i18n/units.ts';

/** The language of the reader: the visitor, or a sales desk with another language. */
export type WishReader = { locale: LocaleRow; textsOf: TranslatorOf };

export type WishValue = {
  pattern: RegExp;
  /** Undefined where our pages have no such thing (any more). */
  say: (value: string, reader: WishReader) => string | undefined;
};

const digits = /^\d{1,15}(\.\d{1,9})?$/;
const name = /^\w[\w-]{0,30}$/;

export const number: WishValue = { pattern: digits, say: (value, { locale }) => plainNumber(locale, Number(value)) };
export const money: WishValue = { pattern: digits, say: (value, { locale }) => usd(locale, Number(value)) };
export const gigabytes: WishValue = { pattern: digits, say: (value) => packSize(Number(value)) };
export const clock: WishValue = { pattern: /^\d{1,2}:\d\d$/, say: (value, { locale }) => clockText(locale, value) };
/** Said as it is, so that it may be nothing else: `r1.app` would be a link in a mail. */
export const serverType: WishValue = { pattern: /^[a-z]\d\.(small|medium|\d?x?large)$/, say: (value) => value };
export const country: WishValue = {
  pattern: /^[A-Z]{2}$/,
  say: (value, { locale }) => countryName(locale, value),
};

/** Undefined for a missing text, which the translator returns as its key. */
function textOf({ textsOf }: WishReader, namespace: string, key: string): string | undefined {
  const text = textsOf(namespace)(key);
  return text === key ? undefined : text;
}

/** A value with a text of its own; `*` in the key stands for the value. */
export const named = (namespace: string, key: string): WishValue => ({
  pattern: name,
  say: (value, reader) => textOf(reader, namespace, key.replace('*', value)),
});

/** Tables whose rows visitors can choose as their case. */
const tables = ['awsproduct.jobs', 'cloudflare.path', 'database.engines', 'gcpproduct.jobs', 'tencentcloudLive.show'];

/** A row of one of these tables, by its number. */
export const tableRow: WishValue = {
  pattern: new RegExp(`^(${tables.join('|')})\\.\\d{1,2}$`),
  say: (value, reader) => {
    const [page = '', table, row] = value.split('.');
    return textOf(reader, page, `${table}.rows.${row}.0`);
  },
};
