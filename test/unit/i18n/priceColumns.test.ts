// Prices of a column have the same number of decimals; ranges and large numbers follow the language.
import { localeOf } from '../../../src/shared/i18n/locales.ts';
import { pricesInColumn, rangeText, roundNumber, twd, usd } from '../../../src/shared/i18n/numbers.ts';

test('a column has as many decimals as the price that needs most', () => {
  expect(pricesInColumn(localeOf('en'), [8, 7.6, 247])).toEqual(['US$8.00', 'US$7.60', 'US$247.00']);
  expect(pricesInColumn(localeOf('pt'), [0.22, 0.095]).map((text) => text.replace('\u00a0', ' '))).toEqual([
    'US$ 0,220',
    'US$ 0,095',
  ]);
  expect(pricesInColumn(localeOf('zh_TW'), [264, 251], twd)).toEqual(['NT$264', 'NT$251']);
  expect(pricesInColumn(localeOf('en'), [3000, 5000])).toEqual(['US$3,000', 'US$5,000']);
});

test('a single price drops empty decimals', () => {
  expect([usd(localeOf('en'), 8), usd(localeOf('en'), 7.6), twd(localeOf('en'), 2)]).toEqual([
    'US$8',
    'US$7.60',
    'NT$2',
  ]);
});

test('a range', () => {
  const ranges = (['en', 'zh_CN', 'pt', 'jp'] as const).map((code) => rangeText(localeOf(code), 1, 10));
  expect(ranges).toEqual(['1–10', '1–10', '1 a 10', '1～10']);
});

test.each([
  ['en', '30 million', '170 million'],
  ['zh_CN', '3000 万', '1.7 亿'],
  ['zh_TW', '3000 萬', '1.7 億'],
  ['pt', '30 milhões', '170 milhões'],
  ['jp', '3000万', '1.7億'],
] as const)('a large number in %s', (code, small, large) => {
  const said = [30_123_456, 166_666_667].map((value) => roundNumber(localeOf(code), value).replace('\u00a0', ' '));
  expect(said).toEqual([small, large]);
});
