// The disclaimer lists the figures that the site states, each with its page and its condition.
import { localeCodes, localeOf } from '../../../src/shared/i18n/locales.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { pageOf } from '../../../src/shared/pages/pages.ts';
import { startApp, uncached } from '../../support/app.ts';
import { tagsOf, textOf } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

const site = siteOf(() => startApp({ env: uncached }));

const within = (html: string, id: string) => html.slice(html.indexOf(`id="${id}"`)).split('</section>')[0] ?? '';

test.each(localeCodes.filter((code) => pageOf('disclaimer').locales.includes(code)))(
  'the disclaimer in %s lists the figures with page and condition',
  async (code) => {
    const table = within((await site.get(pathOf('disclaimer', code))).text, 'section-c');
    expect(textOf(table)).toContain('99.995%');
    expect(textOf(table)).toContain('217');
    expect(textOf(table)).not.toContain('{{');
    const links = tagsOf(table, 'a').map(({ href = '' }) => href);
    expect(links.length).toBeGreaterThan(6);
    for (const href of links) {
      expect([href, href.startsWith(`/${localeOf(code).prefix}/`), (await site.get(href)).status]).toEqual([
        href,
        true,
        200,
      ]);
    }
  },
);

test.each([
  ['en', 'the text in Traditional Chinese prevails'],
  ['zh_CN', '以繁体中文版本为准'],
  ['zh_TW', '以繁體中文版本為準'],
  ['jp', '繁体中国語版が優先します'],
] as const)('the disclaimer in %s names the version that counts in its own words', async (code, said) => {
  expect(textOf((await site.get(pathOf('disclaimer', code))).text)).toContain(said);
});
