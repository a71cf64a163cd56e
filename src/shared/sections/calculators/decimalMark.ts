// The mark that a language writes before decimals.
import type { LocaleRow } from '../../i18n/locales.ts';

export const decimalMark = ({ iso }: LocaleRow): '.' | ',' =>
  new Intl.NumberFormat(iso).format(1.5).includes(',') ? ',' : '.';
