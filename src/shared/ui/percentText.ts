// A share as the reader's language writes it: 99.995%, 99,995%.
import type { LocaleRow } from '../i18n/locales.ts';

export const percentText = ({ iso }: Pick<LocaleRow, 'iso'>, percent: number): string =>
  new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 3 }).format(percent / 100);
