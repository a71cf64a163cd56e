// Days and remarks in brackets in each language, as docs/words.md defines them.
import { joinWords, partWords } from '../../../src/shared/i18n/joinWords.ts';
import { localeOf, type LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { dateText } from '../../../src/shared/pages/account/dateText.ts';
import { dayOfMonth, dayText, weekdayText } from '../../../src/shared/i18n/days.ts';
import { inBrackets } from '../../../src/shared/i18n/marks.ts';

const written: readonly (readonly [LocaleCode, day: string, bracketed: string])[] = [
  ['en', '21 November 2026', 'US$20 (2%)'],
  ['zh_CN', '2026 年 11 月 21 日', 'US$20（2%）'],
  ['zh_TW', '2026 年 11 月 21 日', 'US$20（2%）'],
  ['pt', '21 de novembro de 2026', 'US$20 (2%)'],
  ['jp', '2026年11月21日', 'US$20（2%）'],
];

test.each(written)('%s has its own format for a day and a remark', (code, day, bracketed) => {
  const locale = localeOf(code);
  expect(partWords(dayText(locale, '2026-11-21'))).toBe(day);
  expect(`US$20${inBrackets(locale, '2%')}`).toBe(bracketed);
});

test.each([
  ['en', '22 November 2026 at 00:05 (UTC+8)'],
  ['zh_TW', '2026 年 11 月 22 日 00:05（UTC+8）'],
  ['pt', '21 de novembro de 2026 às 13:05 (UTC−3)'],
  ['jp', '2026年11月22日 1:05（UTC+9）'],
] as const)('a time on the account page in %s has the hour of its readers, and says so: %s', (code, text) => {
  const at = Date.parse('2026-11-21T16:05:59Z');
  expect(partWords(dateText(localeOf(code), at))).toBe(text);
});

test('Portuguese writes the first of a month as an ordinal, and no other day', () => {
  const pt = localeOf('pt');
  expect(partWords(dayText(pt, '2026-12-01'))).toBe('1º de dezembro de 2026');
  expect(['2026-12-01', '2026-12-11', '2026-12-21'].map((day) => dayOfMonth(pt, day))).toEqual([
    '1º de dez.',
    '11 de dez.',
    '21 de dez.',
  ]);
});

test('a Portuguese weekday stays on one line', () => {
  expect(weekdayText(localeOf('pt'), Date.parse('2026-12-02T12:00Z'), 'UTC')).toBe('quarta-\u2060feira');
  expect(joinWords('de domingo à noite a sexta-feira')).toBe('de domingo à noite a sexta-\u2060feira');
});
