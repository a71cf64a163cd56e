// Icons of the menu: every entry on a sheet has an existing one, icons of a remote menu are drawn, and unsafe ones are
// not.
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import type { MenuItem } from '../../../src/shared/webapi/types.ts';
import { inside, startApp, uncached } from '../../support/app.ts';
import { apiOf, embeddedBackend, serve } from '../../support/backendParts.ts';
import { eventually } from '../../support/eventually.ts';
import { tagsOf } from '../../support/html.ts';
import { prefixes } from '../../support/pageSets.ts';

/** A request to the back end times out after a second and is repeated later: a busy machine needs several. */
const patienceMs = 90_000;

const menuOf = (html: string) => /<nav[^>]* id="menu"[^]*?<\/nav>/.exec(html)?.[0] ?? '';

test('every entry of a sheet has an icon and an active icon, both in existing files', async () => {
  const site = await startApp({ env: uncached });
  const views = new Map<string, Set<string>>();
  for (const prefix of prefixes) {
    const { text } = await site.get(`/${prefix}/FAQ`);
    const entries = menuOf(text)
      .split('<li')
      .filter((entry) => entry.includes('<b>'));
    expect(entries.length).toBeGreaterThan(10);
    for (const entry of entries) {
      const pictures = tagsOf(entry, 'img');
      expect([entry, pictures.length]).toEqual([entry, 2]);
      for (const { src = '', ...said } of pictures) {
        const [file = '', view = ''] = src.split('#');
        views.set(file, (views.get(file) ?? new Set()).add(view));
        expect(said).toMatchObject({ alt: '', loading: 'lazy', width: '24', height: '24' });
      }
    }
  }
  for (const [file, names] of views) {
    const { status, headers, body } = await site.get(file, { 'Accept-Encoding': 'br' });
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([200, 'image/svg+xml', 'br']);
    for (const view of names) expect(String(body)).toContain(`<view id="${view}"`);
  }
  await site.close();
});

/** An icon and its active form; with an unsafe address neither may be drawn. */
const given: readonly (readonly [string, string])[] = [
  ['/signs/rest.svg', '/signs/active.svg'],
  ['/signs/alone.svg', ''],
  ...[
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'https://elsewhere.example/sign.svg',
    '//elsewhere.example/sign.svg',
    '/\\elsewhere.example/sign.svg',
  ].map((address) => [address, address] as const),
];

/** Our own back end, whose menu entries have these icons in turn. */
const signed = (backend: Backend): Backend => {
  let count = 0;
  const sign = (item: MenuItem): MenuItem => {
    const [icon, iconActive] = given[count++ % given.length] ?? ['', ''];
    return { ...item, icon, iconActive, children: item.children.map(sign) };
  };
  return {
    ...backend,
    menuList: async (locale, host) => {
      const { homePage, menu } = await backend.menuList(locale, host);
      count = 0;
      return { homePage, menu: menu.map(sign) };
    },
  };
};

inside('with a remote back end', () => {
  test('its own icons are drawn, the active one first, but none with an unsafe address', async () => {
    const remote = await serve(apiOf(signed(await embeddedBackend())));
    const site = await startApp({ env: { API_BASE: remote.base, PAGE_CACHE_MB: '0' } });
    const entries = async () =>
      menuOf((await site.get('/en/FAQ')).text)
        .split('<li')
        .filter((entry) => entry.includes('<b>'))
        .map((entry) => tagsOf(entry, 'img').map(({ src }) => src));
    // Before the first answer a page has the shipped menu.
    await eventually(
      async () => [...new Set((await entries()).map((signs) => signs.join(' ')))].sort(),
      ['', '/signs/active.svg /signs/rest.svg', '/signs/alone.svg'],
      patienceMs,
    );
    expect((await entries()).length).toBeGreaterThan(2 * given.length);
    await site.close();
    await remote.close();
  });
});
