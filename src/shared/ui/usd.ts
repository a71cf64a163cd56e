// Writes an amount of money the way the reader's language does, with a sign that names the currency: US$7.60, US$ 7,60.
import type { LocaleRow } from '../i18n/locales.ts';
import { once } from '../i18n/once.ts';

const signs = { USD: 'US$', TWD: 'NT$' } as const;
type Tongue = Pick<LocaleRow, 'iso'>;
type Currency = keyof typeof signs;

/** A language calls one dollar just `$`: which one, our readers in six markets cannot know. */
const writer = once((iso: string, currency: Currency, least: number, most: number) => {
  const format = new Intl.NumberFormat(iso, {
    style: 'currency',
    currency,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
  return (amount: number): string => format.format(amount).replace(sign, () => signs[currency]);
});

export const usd = (locale: Tongue, amount: number): string => writer(locale.iso, 'USD', 2, 4)(amount);

/** Whole dollars for what is paid; the fractions matter only for the price of one message or gigabyte. */
export function twd({ iso }: Tongue, amount: number): string {
  const [least, most] = amount >= 100 ? [0, 0] : amount >= 1 ? [2, 2] : [2, 4];
  return writer(iso, 'TWD', least, most)(amount);
}
