// Writes a number the way the reader's language does.
import type { LocaleRow } from '../i18n/locales.ts';
import { once } from '../i18n/once.ts';

const numbers = once(
  (iso: string, decimals: number) => new Intl.NumberFormat(iso, { maximumFractionDigits: decimals }),
);

export const plainNumber = ({ iso }: Pick<LocaleRow, 'iso'>, value: number, decimals = 4): string =>
  numbers(iso, decimals).format(value);

const oneDecimal = once(
  (iso: string) => new Intl.NumberFormat(iso, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** With one decimal always, so that figures in a column or on a chart are as exact as each other. */
export const tenths = ({ iso }: Pick<LocaleRow, 'iso'>, value: number): string => oneDecimal(iso).format(value);
