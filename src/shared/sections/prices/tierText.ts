// A tier of traffic as the language writes it: 1–10 TB, 1 a 10 TB, over 100 TB.
import type { LocaleRow } from '../../i18n/locales.ts';
import { rangeText } from '../../i18n/numbers.ts';
import { measured } from '../../i18n/units.ts';
import type { Translate } from '../../i18n/useT.ts';

/** `prices`: texts of that namespace. A tier is written `1-10 TB` in content/, and the last one `100 TB+`. */
export function tierText(locale: LocaleRow, tier: string, prices: Translate): string {
  const [, from = '', to = ''] = /^(\d+)-(\d+) TB$/.exec(tier) ?? [];
  return to ? measured(rangeText(locale, from, to), 'TB') : prices('cdn.over', { tb: Number.parseInt(tier, 10) });
}
