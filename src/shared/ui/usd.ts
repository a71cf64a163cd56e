// Writes an amount of money the way the reader's language does, with a sign that names the currency: US$7.60, US$ 7,60.
import type { LocaleRow } from '../i18n/locales.ts';

const signs = { USD: 'US$', TWD: 'NT$' } as const;
type Tongue = Pick<LocaleRow, 'iso'>;
type Currency = keyof typeof signs;

const formats = new Map<string, Intl.NumberFormat>();

function formatOf({ iso }: Tongue, currency: Currency, [least, most]: readonly [number, number]): Intl.NumberFormat {
  const key = `${iso} ${currency} ${most}`;
  const made =
    formats.get(key) ??
    new Intl.NumberFormat(iso, {
      style: 'currency',
      currency,
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      trailingZeroDisplay: 'stripIfInteger',
    });
  formats.set(key, made);
  return made;
}

/** A language calls one dollar just `$`: which one, our readers in six markets cannot know. */
const written = (format: Intl.NumberFormat, currency: Currency, amount: number): string =>
  format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? signs[currency] : value))
    .join('');

export const usd = (locale: Tongue, amount: number): string => written(formatOf(locale, 'USD', [2, 4]), 'USD', amount);

/** Whole dollars for what is paid; the fractions matter only for the price of one message or gigabyte. */
export const twd = (locale: Tongue, amount: number): string =>
  written(formatOf(locale, 'TWD', amount >= 100 ? [0, 0] : amount >= 1 ? [2, 2] : [2, 4]), 'TWD', amount);
