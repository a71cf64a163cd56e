// A tier of traffic in the page's language, such as 1–10 TB or over 100 TB.
import type { LocaleRow } from '../../i18n/locales.ts';
import { rangeText } from '../../i18n/numbers.ts';
import { measured } from '../../i18n/units.ts';
import type { Translate } from '../../i18n/useT.ts';

/** `prices`: translator of that namespace. Tiers in content/ are written `1-10 TB`, the last one `100 TB+`. */
export function tierText(locale: LocaleRow, tier: string, prices: Translate): string {
  const [, from = '', to = ''] = /^(\d+)-(\d+) TB$/.exec(tier) ?? [];
  return to ? measured(rangeText(locale, from, to), 'TB') : prices('cdn.over', { tb: Number.parseInt(tier, 10) });
}
