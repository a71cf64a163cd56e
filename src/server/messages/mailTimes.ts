// Days and times in mails, formatted per language: in the time zone of most of its readers, half hours in the desk's or one that a visitor chose.
import { dayOf } from '../../shared/i18n/days.ts';
import { once } from '../../shared/i18n/once.ts';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { halfHourMs, zoneOfCountry } from '../../shared/forms/slot.ts';
import { deskZone } from '../../shared/sections/deskZones.ts';
import { utcName } from '../../shared/i18n/zones.ts';
import type { MailText } from './ports.ts';

const formats = {
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  weekday: { weekday: 'long' },
  weekdayShort: { weekday: 'short' },
  day: { day: 'numeric' },
  month: { month: 'numeric' },
  monthName: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatOf = once(
  (iso: string, name: string, timeZone: string) =>
    new Intl.DateTimeFormat(iso, { ...formats[name as keyof typeof formats], timeZone }),
);

/** Values for the patterns in the texts of a language. */
function piecesOf(locale: LocaleCode, time: number, timeZone = zoneOfCountry(localeOf(locale).home)) {
  const { iso } = localeOf(locale);
  const part = (format: keyof typeof formats, type: Intl.DateTimeFormatPartTypes): string =>
    formatOf(iso, format, timeZone)
      .formatToParts(time)
      .find((one) => one.type === type)?.value ?? '';
  const hour = part('clock', 'hour');
  const minute = part('clock', 'minute');
  return {
    weekday: part('weekday', 'weekday'),
    weekdayShort: part('weekdayShort', 'weekday'),
    day: dayOf(iso, part('day', 'day')),
    month: part('month', 'month'),
    monthName: part('monthName', 'month'),
    /** As in `9:00` and `9h`. */
    hour: String(Number(hour)),
    minute,
    /** As in `9h30`. */
    minutePast: minute === '00' ? '' : minute,
  };
}

/** Pieces are in single braces because each language uses different ones; all other placeholders must be the same in all. */
const filled = (pattern: string, pieces: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => pieces[name] ?? '');

export const mailDay = (text: MailText, locale: LocaleCode, time: number): string =>
  filled(text(locale, 'times.day'), piecesOf(locale, time));

export const mailTime = (text: MailText, locale: LocaleCode, time: number): string =>
  filled(text(locale, 'times.day') + text(locale, 'times.clock'), piecesOf(locale, time));

/** Start and end, for a pattern that names both. */
function spanned(pattern: string, locale: LocaleCode, from: number, to: number, timeZone?: string): string {
  const end = piecesOf(locale, to, timeZone);
  const pieces = {
    ...piecesOf(locale, from, timeZone),
    endHour: end.hour,
    endMinute: end.minute,
    endMinutePast: end.minutePast,
    ...(timeZone && { zone: utcName(timeZone, from) }),
  };
  return filled(pattern, pieces);
}

/** The hours of a desk between two moments of one of its days. */
export const mailHours = (text: MailText, locale: LocaleCode, from: number, to: number): string =>
  spanned(text(locale, 'times.hours'), locale, from, to);

/** Start, end and UTC offset of a half hour. */
export const mailHalfHour = (text: MailText, locale: LocaleCode, time: number, timeZone = deskZone): string =>
  spanned(text(locale, 'times.halfHour'), locale, time, time + halfHourMs, timeZone);
