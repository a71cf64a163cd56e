// The mark that a language writes before decimals.
import type { LocaleRow } from '../i18n/locales.ts';
import { once } from '../i18n/once.ts';

const markOf = once((iso: string) => (new Intl.NumberFormat(iso).format(1.5).includes(',') ? ',' : '.'));

export const decimalMark = ({ iso }: Pick<LocaleRow, 'iso'>): '.' | ',' => markOf(iso);
