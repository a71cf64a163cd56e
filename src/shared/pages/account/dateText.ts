// A timestamp in the page's language, in the time zone of most of its readers, which it names.
import { zoneOfCountry } from '../../forms/slot.ts';
import { dayText } from '../../i18n/days.ts';
import type { LocaleRow } from '../../i18n/locales.ts';
import { inBrackets } from '../../i18n/marks.ts';
import { utcName } from '../../i18n/zones.ts';

export function dateText(locale: LocaleRow, at: number): string {
  const zone = zoneOfCountry(locale.home);
  return dayText(locale, at, zone, 'minute') + inBrackets(locale, utcName(zone, at));
}
