// Writes days and times of day in the reader's language.
import { joinWords } from './joinWords.ts';
import type { LocaleRow } from './locales.ts';
import { inBrackets } from './marks.ts';
import { once } from './once.ts';
import { dayMs, hourMs } from './times.ts';
import { localTime } from './zones.ts';

// The /*#__PURE__*/ marks let the browser's build drop formats that it does not use.
/** We write British English, with the day before the month. For Taiwan, Intl falls back to slashes once an hour cycle is given. */
const spokenAs: Readonly<Record<string, string>> = { en: 'en-GB', 'zh-TW': 'zh-CN' };

const days = /*#__PURE__*/ once(
  (iso: string, timeZone: string, to: 'day' | 'minute') =>
    new Intl.DateTimeFormat(spokenAs[iso] ?? iso, {
      dateStyle: 'long',
      timeZone,
      ...(to === 'minute' && { timeStyle: 'short', hourCycle: 'h23' }),
    }),
);

/** Intl puts no space between Chinese characters and digits; our texts do. Japanese has none. */
const besideDigits = /(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu;

/** A day of the month. Brazil writes the first as an ordinal; Intl does not. */
export const dayOf = (iso: string, day: string): string => (iso === 'pt' && day === '1' ? '1º' : day);

function spaced(iso: string, text: string): string {
  if (iso === 'pt') return text.replace(/^\d+/, (day) => dayOf(iso, day));
  return iso.startsWith('zh') ? text.replace(besideDigits, ' ') : text;
}

/** A day, kept on one line: 21 November 2026, 2026 年 11 月 21 日. */
export function dayText(
  { iso }: Pick<LocaleRow, 'iso'>,
  at: string | number,
  timeZone = 'UTC',
  to: 'day' | 'minute' = 'day',
): string {
  const text = days(iso, timeZone, to).format(new Date(at));
  return joinWords(spaced(iso, text));
}

const shortDays = /*#__PURE__*/ once(
  (iso: string) => new Intl.DateTimeFormat(iso, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** Short form for charts: 3 Nov, 11月3日. */
export const dayOfMonth = ({ iso }: Pick<LocaleRow, 'iso'>, day: string): string =>
  spaced(iso, shortDays(spokenAs[iso] ?? iso).format(new Date(day)));

const months = /*#__PURE__*/ once(
  (iso: string) => new Intl.DateTimeFormat(iso, { year: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** For a month such as 2026-10: Oct 2026, 2026 年 10 月. */
export const monthText = ({ iso }: Pick<LocaleRow, 'iso'>, month: string): string =>
  joinWords(spaced(iso, months(spokenAs[iso] ?? iso).format(new Date(month))));

const weekdays = /*#__PURE__*/ once(
  (iso: string, timeZone: string) =>
    new Intl.DateTimeFormat(iso, { weekday: iso.startsWith('zh') ? 'short' : 'long', timeZone }),
);

/** Wednesday, 周三, quarta-feira. */
export const weekdayText = ({ iso }: Pick<LocaleRow, 'iso'>, at: number, timeZone: string): string =>
  joinWords(weekdays(iso, timeZone).format(at));

const daysOfWeek = 7;

/** The weekday of a later moment; a week ahead and later, where it would name an earlier day, with its date: Thursday (11 Feb). */
export function dayAhead(locale: LocaleRow, at: number, now: number, timeZone: string): string {
  const { day } = localTime(timeZone, at);
  const weekday = weekdayText(locale, at, timeZone);
  const away = (Date.parse(day) - Date.parse(localTime(timeZone, now).day)) / dayMs;
  if (away < daysOfWeek) return weekday;
  return weekday + inBrackets(locale, joinWords(dayOfMonth(locale, day)).replaceAll(' ', '\u00a0'));
}

const shortWeekdays = /*#__PURE__*/ once(
  (iso: string) => new Intl.DateTimeFormat(iso, { weekday: 'short', timeZone: 'UTC' }),
);

/** For a day such as 2026-11-21: Sat, 周六, 土. */
export const weekdayOf = ({ iso }: Pick<LocaleRow, 'iso'>, day: string): string =>
  shortWeekdays(iso).format(Date.parse(day)).replace('.', '');

/** A time of day: 13:30, or 13h30 in Portuguese. */
export const clockText = ({ code }: Pick<LocaleRow, 'code'>, clock: string): string =>
  code === 'pt' ? clock.replace(':', 'h').replace('h00', 'h') : clock;

/** Taipei has kept UTC+8 without summer time since 1980. */
const ahead = 8 * hourMs;

const written = /*#__PURE__*/ once((count: number) => new Date(count * dayMs).toISOString().slice(0, 10));

/** The date in Taipei, such as 2026-11-21, wherever the server is. */
export const taipeiDay = (now: number): string => written(Math.floor((now + ahead) / dayMs));

/** When the next day begins in Taipei. */
export const nextTaipeiDay = (now: number): number => (Math.floor((now + ahead) / dayMs) + 1) * dayMs - ahead;

/** Reads a day or minute in Taipei time: 2026-11-21, 2026-11-21 09:30. Undefined where no such moment exists. */
export function taipeiMoment(text: string): number | undefined {
  const [, day = '', time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/.exec(text) ?? [];
  const at = Date.parse(`${day}T${time}:00+08:00`);
  return Number.isNaN(at) || taipeiDay(at) !== day ? undefined : at;
}

/** The same in ISO 8601: 2026-11-21T09:30:00+08:00. */
export const taipeiIso = (text: string): string => `${text.slice(0, 10)}T${text.slice(11) || '00:00'}:00+08:00`;
