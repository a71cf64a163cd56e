// A timestamp in the page's language, in the time zone of our offices, which it names: readers are in other zones.
import { dayText } from '../../i18n/days.ts';
import type { LocaleRow } from '../../i18n/locales.ts';
import { inBrackets } from '../../i18n/marks.ts';
import { utcName } from '../../i18n/zones.ts';
import { deskZone } from '../../sections/deskZones.ts';

export const dateText = (locale: LocaleRow, at: number): string =>
  dayText(locale, at, deskZone, 'minute') + inBrackets(locale, utcName(deskZone, at));
