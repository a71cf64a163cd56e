// Countries in a form's list have the names that visitors look for; whatever name they type is understood.
import { countriesIn, countryCodeOf } from '../../../src/server/forms/contacts.ts';
import { localeCodes, localeOf } from '../../../src/shared/i18n/locales.ts';

const nameOf = (locale: 'en' | 'jp' | 'pt' | 'zh_CN' | 'zh_TW', code: string) =>
  countriesIn(locale).find((country) => country.code === code)?.name;

test.each([
  ['en', 'Hong Kong', 'Macao'],
  ['jp', '香港', 'マカオ'],
  ['pt', 'Hong Kong', 'Macau'],
  ['zh_TW', '香港', '澳門'],
  ['zh_CN', '中国香港特别行政区', '中国澳门特别行政区'],
] as const)('in %s the list says %s and %s', (locale, hongKong, macao) => {
  expect([nameOf(locale, 'HK'), nameOf(locale, 'MO')]).toEqual([hongKong, macao]);
});

test.each([
  ['en', 'Congo (Brazzaville)', 'Congo (Kinshasa)', 'Myanmar (Burma)'],
  ['jp', 'コンゴ共和国', 'コンゴ民主共和国', 'ミャンマー'],
  ['pt', 'República do Congo', 'República Democrática do Congo', 'Mianmar (Birmânia)'],
  ['zh_TW', '剛果（布拉薩）', '剛果（金夏沙）', '緬甸'],
  ['zh_CN', '刚果（布）', '刚果（金）', '缅甸'],
] as const)('in %s the list says %s, %s and %s, and each is understood', (locale, brazzaville, kinshasa, myanmar) => {
  expect(['CG', 'CD', 'MM'].map((code) => nameOf(locale, code))).toEqual([brazzaville, kinshasa, myanmar]);
  expect([brazzaville, kinshasa, myanmar].map(countryCodeOf)).toEqual(['CG', 'CD', 'MM']);
});

test.each(localeCodes)('in %s no name has a dash between spaces, or brackets of another width', (locale) => {
  const odd = localeOf(locale).wideMarks ? /[() ]/ : / - |[（）]/;
  expect(countriesIn(locale).filter(({ name }) => odd.test(name))).toEqual([]);
});

test.each(['Congo - Kinshasa', 'コンゴ民主共和国(キンシャサ)', 'コンゴ民主共和国（キンシャサ）'])(
  '“%s” is understood as the Congo of Kinshasa',
  (typed) => expect(countryCodeOf(typed)).toBe('CD'),
);

test.each(['香港', '中國香港特別行政區', 'Hong Kong', 'hong kong sar china', 'hk', '中国香港特别行政区'])(
  '“%s” is understood as Hong Kong',
  (typed) => expect(countryCodeOf(typed)).toBe('HK'),
);
