// Amounts of money name their currency in the format of the reader's language.
import { localeOf } from '../../../src/shared/i18n/locales.ts';
import { twd, usd } from '../../../src/shared/i18n/numbers.ts';

const narrow = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  ['en', 'US$7.60', 'US$0.0075', 'US$16,500', 'NT$16,500', 'NT$1.58'],
  ['zh_CN', 'US$7.60', 'US$0.0075', 'US$16,500', 'NT$16,500', 'NT$1.58'],
  ['zh_TW', 'US$7.60', 'US$0.0075', 'US$16,500', 'NT$16,500', 'NT$1.58'],
  ['pt', 'US$ 7,60', 'US$ 0,0075', 'US$ 16.500', 'NT$ 16.500', 'NT$ 1,58'],
  ['jp', 'US$7.60', 'US$0.0075', 'US$16,500', 'NT$16,500', 'NT$1.58'],
] as const)('money in %s', (code, small, tiny, large, taiwan, part) => {
  const locale = localeOf(code);
  expect([usd(locale, 7.6), usd(locale, 0.0075), usd(locale, 16_500)].map(narrow)).toEqual([small, tiny, large]);
  expect([twd(locale, 16_500), twd(locale, 1.584)].map(narrow)).toEqual([taiwan, part]);
});
