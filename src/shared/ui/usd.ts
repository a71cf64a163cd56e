// Writes an amount of money the way the reader's language does, with a sign that names the currency: US$7.60, US$ 7,60.
import type { LocaleRow } from '../i18n/locales.ts';
import { once } from '../i18n/once.ts';

const signs = { USD: 'US$', TWD: 'NT$' } as const;
type Tongue = Pick<LocaleRow, 'iso'>;
type Currency = keyof typeof signs;

const formatOf = once(
  (iso: string, currency: Currency, least: number, most: number) =>
    new Intl.NumberFormat(iso, {
      style: 'currency',
      currency,
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** A language calls one dollar just `$`: which one, our readers in six markets cannot know. */
const written = (format: Intl.NumberFormat, currency: Currency, amount: number): string =>
  format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? signs[currency] : value))
    .join('');

export const usd = (locale: Tongue, amount: number): string =>
  written(formatOf(locale.iso, 'USD', 2, 4), 'USD', amount);

/** Whole dollars for what is paid; the fractions matter only for the price of one message or gigabyte. */
export function twd({ iso }: Tongue, amount: number): string {
  const [least, most] = amount >= 100 ? [0, 0] : amount >= 1 ? [2, 2] : [2, 4];
  return written(formatOf(iso, 'TWD', least, most), 'TWD', amount);
}
