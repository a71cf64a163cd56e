// How much lower one price is than another, as the reader's language writes a percentage.
import type { LocaleRow } from '../../i18n/locales.ts';

export function percentOff({ iso }: LocaleRow, from: number, to: number): string {
  return new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 1 }).format(1 - to / from);
}
