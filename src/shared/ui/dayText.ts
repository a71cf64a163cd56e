// A day as the reader's language writes it, kept on one line: 21 November 2026, 2026 年 11 月 21 日.
import { joinWords } from '../i18n/joinWords.ts';
import type { LocaleRow } from '../i18n/locales.ts';
import { once } from '../i18n/once.ts';

/** Ours is British English, the day before the month; Taiwan's Intl falls back to slashes once an hour cycle is named. */
const spokenAs: Readonly<Record<string, string>> = { en: 'en-GB', 'zh-TW': 'zh-CN' };

const days = once(
  (iso: string, timeZone: string, to: 'day' | 'minute') =>
    new Intl.DateTimeFormat(spokenAs[iso] ?? iso, {
      dateStyle: 'long',
      timeZone,
      ...(to === 'minute' && { timeStyle: 'short', hourCycle: 'h23' }),
    }),
);

/** Intl sets no space between Chinese and digits; our texts do. Japanese sets none. */
const besideDigits = /(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu;

export function dayText(
  { iso }: Pick<LocaleRow, 'iso'>,
  at: string | number,
  timeZone = 'UTC',
  to: 'day' | 'minute' = 'day',
): string {
  const text = days(iso, timeZone, to).format(new Date(at));
  return joinWords(iso.startsWith('zh') ? text.replace(besideDigits, ' ') : text);
}
