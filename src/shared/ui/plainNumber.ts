// Writes a number the way the reader's language does.
import type { LocaleRow } from '../i18n/locales.ts';

export const plainNumber = ({ iso }: Pick<LocaleRow, 'iso'>, value: number, decimals = 4): string =>
  new Intl.NumberFormat(iso, { maximumFractionDigits: decimals }).format(value);
