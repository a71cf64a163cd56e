// Pages show every field that a back end answers, in the same process or remote: each field is changed and looked for.
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import { inside, startApp, uncached, type App } from '../../support/app.ts';
import { apiOf, embeddedBackend, serve } from '../../support/backendParts.ts';
import { clientOf, mainHost } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { attributesOf, decoded, headOf, tagsOf, textOf } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

const otherHost = 'sg.cocloud.example';

/** Every field with a value that our content does not have. */
function changed(ours: Backend): Backend {
  return {
    configuration: async (host) => ({
      domain: host === otherHost ? 'hk.cocloud.example' : host,
      defaultLanguage: '/jp',
      emailAddress: 'domain@afar.example',
    }),
    languageList: async (locale, host) => {
      const { languageList, websiteList } = await ours.languageList(locale, host);
      return {
        languageList: languageList.flatMap((row) =>
          row.dir === 'pt_code' ? [] : { ...row, name: `Tongue ${row.dir}` },
        ),
        websiteList: websiteList.map(({ id, name }) => ({
          id,
          name: `Office ${name}`,
          domain: `site${id}.afar.example`,
          isNow: id === 3,
        })),
      };
    },
    menuList: async (locale, host) => {
      const { menu } = await ours.menuList(locale, host);
      const [home, about, products, clouds, ...others] = menu;
      if (!home || !about || !products || !clouds) throw new Error('Our menu is shorter than it was');
      return {
        homePage: { title: 'Title afar', description: 'Description afar', keywords: 'keyword afar' },
        menu: [
          { ...home, name: 'Name afar', link: '/en/sms', isHomePage: false },
          { ...about, isOnly: true, link: '/en/partner' },
          {
            ...products,
            children: [
              {
                ...home,
                id: 'afar',
                name: 'Child afar',
                link: '/en/coshield',
                isHomePage: false,
                openType: 1,
                icon: '/icon-afar.svg',
                iconActive: '/active-afar.svg',
                note: 'Note afar',
                price: 'US$123',
              },
            ],
          },
          { ...clouds, isHomePage: true },
          ...others,
        ],
      };
    },
    banners: async () => [
      {
        id: 'afar',
        title: 'Banner afar',
        text: 'Words afar',
        label: 'Label afar',
        note: 'Quiet afar',
        art: 'dial',
        links: [{ text: 'Step afar', link: '/en/edgenext' }],
        dialog: true,
      },
      {
        id: 'over',
        title: 'Banner over',
        text: '',
        label: '',
        note: '',
        art: '',
        links: [],
        dialog: false,
        until: '2026-01-31',
      },
    ],
    check: async (_locale, _host, page) => page === 'afar',
    domainInfo: async (...about) => ({
      ...(await ours.domainInfo(...about)),
      telphone: '+886 2 111 1111',
      emailAddress: 'desk@afar.example',
    }),
  };
}

type Seen = { html: string; status: number; location: string };
/**
 * A field, the page that shows it, how to read it there, and the changed value; with our own answers the page shows
 * another.
 */
type Row = [field: string, path: string, seen: (answer: Seen) => unknown, says: unknown, host?: string];

const linksOf = (html: string) => [...html.matchAll(/<a(?=\s)[^>]*>[^]*?<\/a>/g)].map(([link]) => link);
const linkTo = (href: string, html: string) => linksOf(html).find((link) => link.includes(`href="${href}"`)) ?? '';
const nav = (html: string) => html.slice(html.indexOf('id="menu"'), html.indexOf('</nav>', html.indexOf('id="menu"')));
const hero = (html: string) => textOf(html.slice(html.indexOf('<main'), html.indexOf('</section>')));
const meta = (html: string, name: string) => tagsOf(html, 'meta').find((row) => row['name'] === name)?.['content'];

const rows: Row[] = [
  ['configuration.domain', '/en', ({ html }) => headOf(html).canonical, 'https://hk.cocloud.example/en', otherHost],
  ['configuration.defaultLanguage', '/', ({ html }) => headOf(html).lang, 'ja'],
  ['configuration.defaultLanguage', '/cdn', ({ html }) => headOf(html).canonical, `https://${mainHost}/jp/cdn`],
  [
    'configuration.defaultLanguage',
    '/en',
    ({ html }) => headOf(html).alternates.find(({ hreflang }) => hreflang === 'x-default')?.href,
    `https://${mainHost}/jp`,
  ],
  ['configuration.defaultLanguage', '/jp/no-such-page', ({ location }) => location, '/'],
  ['configuration.defaultLanguage', '/.well-known/security.txt', ({ html }) => html.includes('/jp/contact_us'), true],
  ['configuration.emailAddress', '/en/404', ({ html }) => html.includes('href="mailto:domain@afar.example"'), true],
  ['languageList.languageList', '/en', ({ html }) => /data-locale="pt"[^>]*><span/.test(html), false],
  ['languageList.languageList.name', '/en', ({ html }) => textOf(html).includes('Tongue zh_TW'), true],
  [
    'languageList.websiteList.name',
    '/en',
    ({ html }) => textOf(linkTo('https://site3.afar.example/', html)),
    'Office China',
  ],
  [
    'languageList.websiteList.domain, isNow',
    '/en',
    ({ html }) => attributesOf(linkTo('https://site3.afar.example/', html))['aria-current'],
    'true',
  ],
  ['menuList.homePage.title', '/en', ({ html }) => headOf(html).title, 'Title afar'],
  ['menuList.homePage.description', '/en', ({ html }) => headOf(html).description, 'Description afar'],
  ['menuList.homePage.keywords', '/en', ({ html }) => meta(html, 'keywords'), 'keyword afar'],
  ['menuList.menu.name, link', '/en', ({ html }) => textOf(linkTo('/en/sms', nav(html))), 'Name afar'],
  ['menuList.menu.isOnly', '/en', ({ html }) => textOf(linkTo('/en/partner', nav(html))), 'About'],
  ['menuList.menu.isHomePage', '/en/intro', ({ html }) => linkTo('/en', nav(html)) === '', true],
  ['menuList.menu.children', '/en', ({ html }) => textOf(linkTo('/en/coshield', html)).includes('Child afar'), true],
  ['menuList.menu.openType', '/en', ({ html }) => attributesOf(linkTo('/en/coshield', html))['target'], '_blank'],
  ['menuList.menu.icon', '/en', ({ html }) => linkTo('/en/coshield', html).includes('src="/icon-afar.svg"'), true],
  [
    'menuList.menu.iconActive',
    '/en',
    ({ html }) => linkTo('/en/coshield', html).includes('src="/active-afar.svg"'),
    true,
  ],
  ['menuList.menu.note', '/en', ({ html }) => textOf(linkTo('/en/coshield', html)).includes('Note afar'), true],
  ['menuList.menu.price', '/en', ({ html }) => textOf(linkTo('/en/coshield', html)).includes('US$123'), true],
  ['banners.title', '/en', ({ html }) => hero(html).includes('Banner afar'), true],
  ['banners.text', '/en', ({ html }) => hero(html).includes('Words afar'), true],
  ['banners.label', '/en', ({ html }) => textOf(html).includes('Label afar'), true],
  ['banners.note', '/en', ({ html }) => textOf(html).includes('Quiet afar'), true],
  ['banners.art', '/en', ({ html }) => tagsOf(html, 'img').some(({ width }) => width === '520'), false],
  ['banners.links', '/en', ({ html }) => textOf(linkTo('/en/edgenext', html)), 'Step afar'],
  ['banners.dialog', '/en', ({ html }) => html.includes('id="ad-title"'), true],
  ['banners.until', '/en', ({ html }) => /Banner afar/.test(html) && !/Banner over/.test(html), true],
  ['check', '/en/afar', ({ location }) => location, '/en/compile'],
  ['check', '/en/building', ({ location }) => location, '/en'],
  ['domainInfo.telphone', '/en/contact_us', ({ html }) => decoded(html).includes('href="tel:+88621111111"'), true],
  ['domainInfo.emailAddress', '/en/contact_us', ({ html }) => html.includes('href="mailto:desk@afar.example"'), true],
];

const see = async (app: App, path: string, host = mainHost): Promise<Seen> => {
  const { text, status, headers } = await clientOf(app.base, host).get(path);
  return { html: text, status, location: headers['location'] ?? '' };
};

type Mode = 'embedded' | 'remote';

async function siteWith(mode: Mode, backend: Backend): Promise<App> {
  if (mode === 'embedded') return startApp({ env: uncached, replaced: { backend } });
  const remote = await serve(apiOf(backend));
  const app = await startApp({ env: { ...uncached, API_BASE: remote.base } });
  const close = async () => {
    await app.close();
    await remote.close();
  };
  return { ...app, close };
}

inside.each<Mode>(['embedded', 'remote'])('%s', (mode) => {
  const ours = siteOf(async () => siteWith(mode, await embeddedBackend()));
  const theirs = siteOf(async () => siteWith(mode, changed(await embeddedBackend())));

  // As one argument, because jest would fill missing values of a row.
  test.each(rows.map((row) => [row[0], row[1], row] as const))(
    '%s on %s',
    async (_field, path, [, , seen, says, host]) => {
      // Before the first answer of a slow machine a page shows the content's values.
      await eventually(async () => seen(await see(theirs, path, host)), says);
      expect(seen(await see(ours, path, host))).not.toEqual(says);
    },
  );
});

inside('ready pages', () => {
  test('follow a default language that the back end changes', async () => {
    const backend = await embeddedBackend();
    let defaultLanguage = '/zh-tw';
    const configuration: Backend['configuration'] = async (host) => ({
      ...(await backend.configuration(host)),
      defaultLanguage,
    });
    const app = await startApp({ replaced: { backend: { ...backend, configuration } } });
    const langs = async () => {
      const [root, home] = [await see(app, '/'), await see(app, '/en')];
      const { alternates } = headOf(home.html);
      return [headOf(root.html).lang, alternates.find(({ hreflang }) => hreflang === 'x-default')?.href];
    };
    try {
      expect(await langs()).toEqual(['zh-TW', `https://${mainHost}/zh-tw`]);
      expect(await langs()).toEqual(['zh-TW', `https://${mainHost}/zh-tw`]);
      defaultLanguage = '/en';
      // Any page that is not in the cache asks the back end.
      await see(app, '/robots.txt');
      expect(await langs()).toEqual(['en', `https://${mainHost}/en`]);
    } finally {
      await app.close();
    }
  });
});
