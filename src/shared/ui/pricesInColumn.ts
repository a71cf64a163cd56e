// Writes a column of prices so that their decimal points stand below each other.
import type { LocaleRow } from '../i18n/locales.ts';
import { decimalMark } from './decimalMark.ts';
import { usd } from './usd.ts';

const pointWide = '\u2008';
const digitWide = '\u2007';

export function pricesInColumn(
  locale: Pick<LocaleRow, 'iso'>,
  amounts: readonly number[],
  write: typeof usd = usd,
): string[] {
  const point = decimalMark(locale);
  const texts = amounts.map((amount) => write(locale, amount));
  const tail = (text: string) => (text.includes(point) ? text.length - text.lastIndexOf(point) : 0);
  const longest = Math.max(...texts.map(tail));
  return texts.map((text) => {
    const missing = longest - tail(text);
    return missing === longest && longest > 0
      ? `${text}${pointWide}${digitWide.repeat(longest - 1)}`
      : `${text}${digitWide.repeat(missing)}`;
  });
}
