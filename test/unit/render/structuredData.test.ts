// The JSON-LD of an article names its own language, whatever page shows it; that of prices calls a country as the page does.
import { offered, type Described } from '../../../src/server/render/offered.ts';
import { structuredData } from '../../../src/server/render/structuredData.ts';
import { localeOf, locales } from '../../../src/shared/i18n/locales.ts';

function describedIn(locale: string): Described {
  const needs: Record<string, unknown> = {
    domainInfo: { telphone: '', emailAddress: '' },
    offices: [],
    social: [],
    article: { title: 'A', author: 'A', publishedAt: '2026-11-01', category: 'company', tags: [], locale },
  };
  return {
    info: { page: { id: 'article', questions: [] }, locale: localeOf('en') },
    texts: () => (key: string) => key,
    origin: 'https://cocloud.example',
    brand: 'COCloud',
    read: (need: string) => needs[need],
  } as unknown as Described;
}

test.each(locales)('an article written in $code is in $iso on the English page', ({ code, iso }) => {
  const things: readonly unknown[] = structuredData(describedIn(code))['@graph'];
  expect(things).toContainEqual(expect.objectContaining({ '@type': 'BlogPosting', inLanguage: iso }));
});

test.each([
  ['jp', '香港'],
  ['zh_CN', '中国香港特别行政区'],
] as const)('a price for Hong Kong is offered in %s under %s', (locale, name) => {
  const sms = [{ country: 'HK', usdPerSegment: 0.05 }];
  const about = {
    ...describedIn(locale),
    info: { page: { id: 'sms' }, locale: localeOf(locale) },
    priceFacts: { validFrom: {} },
    read: () => ({ sms }),
  } as unknown as Described;
  expect(JSON.stringify(offered(about))).toContain(`"name":"${name}"`);
});
