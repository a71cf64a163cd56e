// A share as the reader's language writes it: 99.995%, 99,995%.
import type { LocaleRow } from '../i18n/locales.ts';
import { once } from '../i18n/once.ts';

const shares = once((iso: string) => new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 3 }));

export const percentText = ({ iso }: Pick<LocaleRow, 'iso'>, percent: number): string =>
  shares(iso).format(percent / 100);
