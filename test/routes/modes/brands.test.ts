// Two brands in one process: each has its own name, sign, colour, contacts, menu, pages and language, and never names
// the other.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { partWords } from '../../../src/shared/i18n/joinWords.ts';
import { localeCodes, localeOf } from '../../../src/shared/i18n/locales.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { pages } from '../../../src/shared/pages/pages.ts';
import { inside, startApp } from '../../support/app.ts';
import { clientOf, mainHost } from '../../support/client.ts';
import { encoded, entriesFor } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { decoded, headOf, tagsOf } from '../../support/html.ts';
import { prefixes } from '../../support/pageSets.ts';
import { secondHost, secondName, siteOfTwoBrands, twoBrands } from '../../support/twoBrands.ts';
import { siteOf } from '../../support/siteOf.ts';

const without = new Set([
  'partner',
  'intro',
  'productService',
  'cooperation',
  'promotion002',
  'newcustomer',
  'awsproduct',
  'gcpproduct',
  'minCdn',
  'minGcp',
  'akamai',
  'template',
]);
/** Name, domains and mail addresses, telephones, chats and pages of the first brand, and what its sign is drawn with. */
const ofFirst = [
  /cocloud/i,
  /\+886 2|\+852 3000|\+65 3100|\+60 3 2700|\+855 23/,
  /line\.me\/R\/ti|wa\.me\/|t\.me\/cocloud/,
  /M13 13c\.6-6\.4/,
  /Xinyi|信義路|信义路/,
  /five offices|五個據點|五个办公室|cinco escritórios|5つの拠点/i,
];

const ids = localeCodes.flatMap((code) =>
  pages
    .filter(({ id, locales, params }) => locales.includes(code) && !without.has(id) && Object.keys(params).length === 0)
    .map(({ id }) => pathOf(id, code)),
);
const articles = readdirSync(path.join(__dirname, '../../../content/news'));
const addresses = ['/', ...ids, ...prefixes.flatMap((prefix) => articles.map((id) => `/${prefix}/blog/${id}`))];
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/favicon.svg',
];

function namesFirst(text: string): string[] {
  const shown = partWords(decoded(text));
  return ofFirst.flatMap((pattern) => pattern.exec(shown)?.[0] ?? []);
}

inside('two brands', () => {
  const sites = siteOfTwoBrands();
  /** Each page is rendered once, and checked for its words and its links. */
  const read = new Map<string, Promise<{ status: number; text: string }>>();
  const reading = (address: string) => {
    const reply = read.get(address) ?? sites.second.get(address).then(({ status, text }) => ({ status, text }));
    read.set(address, reply);
    return reply;
  };

  test('no page of the second in any language names the first, its contacts or its domains', async () => {
    expect(addresses.length).toBeGreaterThan(150);
    const wrong: string[] = [];
    for (const address of addresses) {
      const { status, text } = await reading(address);
      if (![200, 302, 403, 404, 500].includes(status)) wrong.push(`${address}: ${status}`);
      for (const found of namesFirst(text)) wrong.push(`${address}: ${found}`);
    }
    expect(wrong).toEqual([]);
  });

  test('nor do dialogs, pages for unknown addresses, files for machines or the API', async () => {
    const sitemaps = prefixes.map((prefix) => `/sitemap-${prefix}.xml`);
    const others = prefixes.flatMap((prefix) => [
      `/${prefix}?dialog=register`,
      `/${prefix}/a/b/c`,
      `/${prefix}/mailto/talk@brightwater.example`,
      `/${prefix}/FAQ?q=ddos`,
    ]);
    const calls = ['website/configuration', 'language/en/list', 'menu/en/menuList', 'banner/en/list', 'openapi.json'];
    for (const address of [...files, ...sitemaps, ...others, ...calls.map((call) => `/webapi/${call}`)]) {
      const { text, body } = await sites.second.get(address);
      const said = text || (Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body));
      expect([address, namesFirst(said)]).toEqual([address, []]);
    }
  });

  test('it says its own name, sign, colour and mail address', async () => {
    const { text } = await sites.second.get('/en/cdn');
    expect(headOf(text).title).toContain(secondName);
    expect(tagsOf(text, 'meta').find((meta) => meta['property'] === 'og:site_name')?.['content']).toBe(secondName);
    expect(text).toContain('M3 13h20M13 3v20');
    expect(text).toContain('html:root{--mag:#0b5c8f');
    expect(text).toContain('talk@brightwater.example');
    expect(text).not.toMatch(/og:image"|favicon\.ico/);
    expect((await sites.second.get('/zh-tw/cdn')).text).toContain('明水邊緣');
    for (const picture of ['/icon-512.png', '/favicon.ico', '/apple-touch-icon.png']) {
      const { status, text: said } = await sites.second.get(picture);
      expect([picture, status, said]).toEqual([picture, 404, 'Not found']);
    }
    const { body } = await sites.second.get('/favicon.svg');
    expect(String(body)).toContain('fill="#0b5c8f"');
  });

  test('its language, pages and menu are its own', async () => {
    const home = await sites.second.get('/');
    expect(headOf(home.text).lang).toBe('en');
    const links = tagsOf(home.text, 'a').map(({ href = '' }) => href);
    expect(links).toContain('/en/ddos');
    expect(links.filter((href) => href.includes('/partner') || href.includes('/blog?'))).toEqual([]);
    for (const id of without) {
      const page = pages.find((row) => row.id === id);
      const code = page?.locales.at(-1) ?? 'en';
      const { status } = await sites.second.get(pathOf(page?.id ?? 'home', code));
      expect([id, status]).toEqual([id, 302]);
      expect((await sites.first.get(pathOf(page?.id ?? 'home', code))).status).toBe(200);
    }
  });

  test('every link on its pages leads somewhere', async () => {
    const targets = new Map<string, string>();
    for (const address of addresses) {
      for (const { href = '' } of tagsOf((await reading(address)).text, 'a')) {
        const url = new URL(href, `https://here${address}`);
        if (url.host === 'here' && !/dialog=|consent=/.test(url.search)) targets.set(url.pathname, address);
      }
    }
    const wrong: string[] = [];
    for (const [target, from] of targets) {
      const { status } = await reading(target);
      if (status !== 200 && !/\/(account|console|basket)$/.test(target) && !/\/(404|403|error)$/.test(target))
        wrong.push(`${from} → ${target}: ${status}`);
    }
    expect(targets.size).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test('sitemaps, robots and language links stay on its own origin', async () => {
    const origin = `https://${secondHost}`;
    expect((await sites.second.get('/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const { prefix } of localeCodes.map(localeOf)) {
      const { text } = await sites.second.get(`/sitemap-${prefix}.xml`);
      const told = [...text.matchAll(/<loc>([^<]*)<|href="([^"]*)"/g)].map(([, loc, href]) => loc ?? href ?? '');
      expect(told.length).toBeGreaterThan(20);
      expect(told.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
      expect(told.filter((address) => /\/(partner|akamai|cooperation)$/.test(address))).toEqual([]);
    }
    const { canonical, alternates } = headOf((await sites.second.get('/jp/ddos')).text);
    for (const href of [canonical ?? '', ...alternates.map((one) => one.href)])
      expect(href.startsWith(origin)).toBe(true);
  });

  test('an API client is never told the other brand’s host', async () => {
    const { body } = await sites.second.get(`/webapi/website/configuration?domain=${mainHost}`);
    expect((body as { result: object }).result).toMatchObject({ domain: secondHost, defaultLanguage: '/en' });
  });
});

inside('beside each other', () => {
  const { contentFolder, remove } = twoBrands();
  const alone = siteOf(startApp);
  const beside = siteOf(() => startApp({ replaced: { contentFolder } }));
  afterAll(remove);

  test('the first brand’s pages are the same as without a second', async () => {
    const plain = (text: string) => text.replace(/<input[^>]*>|nonce="[^"]*"/g, '');
    for (const address of ['/', '/en', '/zh-tw/disclaimer', '/jp/blog', '/pt/FAQ', '/en/privacy', '/zh/FAQ']) {
      const [one, other] = [await alone.get(address), await beside.get(address)];
      expect(plain(other.text)).toBe(plain(one.text));
    }
  });

  test('a page cached for one brand is never sent for the other, whichever is first', async () => {
    const hosts = [mainHost, secondHost, mainHost, secondHost, secondHost, mainHost];
    for (const address of ['/en/cdn', '/', '/zh-tw/ddos', '/en/FAQ?q=cdn']) {
      for (const host of hosts) {
        const { text, status } = await clientOf(beside.base, host).get(address);
        const isSecond = host === secondHost;
        expect([host, status, text.includes(secondName), /cocloud/i.test(text)]).toEqual([
          host,
          200,
          isSecond,
          !isSecond,
        ]);
      }
    }
  });
});

inside('an enquiry', () => {
  const { contentFolder, remove } = twoBrands();

  const forms = siteOf(() => startFormSite({ replaced: { contentFolder } }));
  afterAll(remove);

  test('to the second brand is answered by its desk, in its name', async () => {
    const answer = await clientOf(forms.base, secondHost)
      .post('/en/contact_us', { Accept: 'text/html' })
      .type('form')
      .send(encoded(entriesFor('contactUs', 'en')));
    expect(answer.status).toBe(303);
    const [lead] = await forms.leads();
    expect(lead?.desk).toBe('brightwater');
    const mails = (await forms.messages()).filter(({ kind }) => kind === 'mail').map(({ payload }) => payload);
    const from = { name: secondName, address: 'talk@brightwater.example' };
    expect(mails).toHaveLength(2);
    // Both mails are written at the same moment, in no fixed order.
    for (const to of ['desk@brightwater.example', 'visitor@example.com'])
      expect(mails).toContainEqual(expect.objectContaining({ from, to }));
    expect(JSON.stringify(mails)).not.toMatch(/cocloud/i);
  });
});

test('the fixture leaves out the files the test names', () => {
  const text = readFileSync(path.join(__dirname, '../../fixtures/brands/brightwater/site.yaml'), 'utf8');
  for (const id of without) expect(text).toContain(`  - ${id}\n`);
});
