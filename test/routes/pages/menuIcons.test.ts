// The signs of the menu: every entry on a sheet has one that exists, a remote menu's own are drawn, and unsafe ones are not.
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import type { MenuItem } from '../../../src/shared/webapi/types.ts';
import { inside, startApp } from '../../support/app.ts';
import { apiOf, embeddedBackend, serve } from '../../support/backendParts.ts';
import { clientOf } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { tagsOf } from '../../support/html.ts';
import { prefixes } from '../../support/pageSets.ts';

/** A question to a back end ends after a second, and is asked again later: on a busy machine several are needed. */
const patienceMs = 90_000;

const menuOf = (html: string) => /<nav[^>]* id="menu"[^]*?<\/nav>/.exec(html)?.[0] ?? '';
const picturesOf = (html: string) => tagsOf(menuOf(html), 'img');

test('every entry of a sheet has a sign at rest and one active, both of a file that exists', async () => {
  const app = await startApp();
  const site = clientOf(app.base);
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
        const [file = '', view] = src.split('#');
        const { status, headers, body } = await site.get(file, { 'Accept-Encoding': 'br' });
        expect([status, headers['content-type'], headers['content-encoding']]).toEqual([200, 'image/svg+xml', 'br']);
        expect(String(body)).toContain(`<view id="${view}"`);
        expect(said).toMatchObject({ alt: '', loading: 'lazy', width: '24', height: '24' });
      }
    }
  }
  await app.close();
});

/** A back end of ours whose menu has these signs at every entry. */
const signed = (backend: Backend, icon: string, iconActive: string): Backend => {
  const sign = (item: MenuItem): MenuItem => ({ ...item, icon, iconActive, children: item.children.map(sign) });
  return {
    ...backend,
    menuList: async (locale, host) => {
      const { homePage, menu } = await backend.menuList(locale, host);
      return { homePage, menu: menu.map(sign) };
    },
  };
};

inside('with a remote back end', () => {
  async function shown(icon: string, iconActive: string, wanted: string[]): Promise<void> {
    const remote = await serve(apiOf(signed(await embeddedBackend(), icon, iconActive)));
    const app = await startApp({ env: { API_BASE: remote.base, PAGE_CACHE_MB: '0' } });
    const addresses = async () => [
      ...new Set(picturesOf((await clientOf(app.base).get('/en/FAQ')).text).map(({ src }) => src)),
    ];
    // Whoever comes before the first answer gets the shipped menu.
    await eventually(async () => (await addresses()).join(), wanted.join(), patienceMs);
    await app.close();
    await remote.close();
  }

  test('its own signs are drawn, the active one first', () =>
    shown('/signs/rest.svg', '/signs/active.svg', ['/signs/active.svg', '/signs/rest.svg']));

  test('one without an active state stands alone', () => shown('/signs/rest.svg', '', ['/signs/rest.svg']));

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'https://elsewhere.example/sign.svg',
    '//elsewhere.example/sign.svg',
    '/\\elsewhere.example/sign.svg',
  ])('%s is not drawn', (address) => shown(address, address, []));
});
