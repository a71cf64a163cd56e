// The difference between two prices as a formatted percentage.
import type { LocaleRow } from '../../i18n/locales.ts';
import { once } from '../../i18n/once.ts';

const shares = once((iso: string) => new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 1 }));

export const percentOff = ({ iso }: LocaleRow, from: number, to: number): string => shares(iso).format(1 - to / from);
