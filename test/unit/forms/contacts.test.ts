// Countries in a form's list have the names that visitors look for; whatever name they type is understood.
import { countriesIn, countryCodeOf } from '../../../src/server/forms/contacts.ts';

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

test.each(['香港', '中國香港特別行政區', 'Hong Kong', 'hong kong sar china', 'hk', '中国香港特别行政区'])(
  '“%s” is understood as Hong Kong',
  (typed) => expect(countryCodeOf(typed)).toBe('HK'),
);
