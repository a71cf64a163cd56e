// Writes an amount in US dollars the way the reader's language does.
import type { LocaleRow } from '../i18n/locales.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf({ iso }: Pick<LocaleRow, 'iso'>): Intl.NumberFormat {
  const made =
    formats.get(iso) ??
    new Intl.NumberFormat(iso, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
      trailingZeroDisplay: 'stripIfInteger',
    });
  formats.set(iso, made);
  return made;
}

export const usd = (locale: Pick<LocaleRow, 'iso'>, amount: number): string => formatOf(locale).format(amount);
