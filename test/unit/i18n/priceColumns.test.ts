// Prices of a column have the same number of decimals; ranges follow the language.
import { localeOf } from '../../../src/shared/i18n/locales.ts';
import { pricesInColumn, rangeText, twd, usd } from '../../../src/shared/i18n/numbers.ts';

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
