// A day as the reader's language writes it: 21 November 2026, 2026 年 11 月 21 日.
import type { LocaleRow } from '../i18n/locales.ts';

/** Intl sets no space between Chinese and digits; our texts do. Japanese sets none. */
const besideDigits = /(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu;

export function dayText(
  { iso }: Pick<LocaleRow, 'iso'>,
  at: string | number,
  options: Intl.DateTimeFormatOptions = { timeZone: 'UTC' },
): string {
  // Ours is British English: the day before the month.
  const days = new Intl.DateTimeFormat(iso === 'en' ? 'en-GB' : iso, { dateStyle: 'long', ...options });
  const text = days.format(new Date(at));
  return iso.startsWith('zh') ? text.replace(besideDigits, ' ') : text;
}
