// Names of countries and languages, written in the language of the reader.
import { once } from './once.ts';
import type { LocaleRow } from './locales.ts';

type Style = 'long' | 'short';

const countries = /*#__PURE__*/ once(
  (iso: string, style: Style) => new Intl.DisplayNames(iso, { type: 'region', style }),
);

/** `short`: 香港, not 中華人民共和国香港特別行政区. */
export const countryNames = (iso: string, style: Style = 'long'): Intl.DisplayNames => countries(iso, style);

/** Their full names (中國香港特別行政區) are found in no list by the people who look for them; in mainland China they are usual. */
const titled: readonly string[] = ['HK', 'MO'];

/** In Portuguese one Congo has its full name and the other only that of its capital. */
const full: Readonly<Record<string, string>> = { 'pt CD': 'República Democrática do Congo' };

/** The name a country goes by among readers of a language: Congo (Kinshasa) for “Congo - Kinshasa”, and in Japanese ミャンマー for “ミャンマー (ビルマ)”. */
export function countryName({ iso, home, wideMarks = false }: LocaleRow, code: string): string {
  const own = full[`${iso} ${code}`];
  if (own !== undefined) return own;
  const name = countryNames(iso, home !== 'CN' && titled.includes(code) ? 'short' : 'long').of(code) ?? code;
  return wideMarks ? name.replace(/ ?\([^)]*\)/, '') : name.replace(/ - (.+)/, ' ($1)');
}

const languages = /*#__PURE__*/ once((iso: string) => new Intl.DisplayNames(iso, { type: 'language' }));

/** The language of a tag such as `zh-Hant`: 繁体中国語 in Japanese. */
export const languageName = ({ iso }: LocaleRow, tag: string): string => languages(iso).of(tag) ?? tag;
