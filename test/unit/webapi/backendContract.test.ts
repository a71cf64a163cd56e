// The contract of both back ends: every expectation runs against the embedded one and the remote one.
import type { Backend, NewsBackend } from '../../../src/server/webapi/Backend.ts';
import { loadContent } from '../../../src/server/content/loadContent.ts';
import { createRemote } from '../../../src/server/webapi/remote/createRemote.ts';
import { fromPrices } from '../../../src/shared/calculators/fromPrices.ts';
import { localeCodes, localeOf } from '../../../src/shared/i18n/locales.ts';
import { usd } from '../../../src/shared/i18n/numbers.ts';
import type { MenuItem } from '../../../src/shared/webapi/types.ts';
import { apiOf, contentDir, dataFolder, embeddedBackend, embeddedNews, serve } from '../../support/backendParts.ts';

const main = 'cocloud.example';
const flat = (items: MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.children)]);

/** Why the remote back end did not answer. */
const reasons: object[] = [];
const nothing = () => Promise.reject(new Error('The remote back end must answer itself', { cause: reasons.at(-1) }));
const silent: Backend & NewsBackend = {
  newsList: nothing,
  newsArticle: async () => undefined,
  configuration: nothing,
  languageList: nothing,
  menuList: nothing,
  banners: nothing,
  check: nothing,
  domainInfo: nothing,
};

const makers = {
  embedded: async () => ({ backend: { ...(await embeddedBackend()), ...embeddedNews() }, close: async () => {} }),
  remote: async () => {
    const server = await serve(apiOf(await embeddedBackend()));
    const { dataDir, remove } = dataFolder();
    const backend = createRemote({
      base: server.base,
      urlDomain: 'cocloud',
      dataDir,
      shipped: silent,
      log: (_event, fields) => void reasons.push(fields),
      // Its deadline is not under test here, and a busy machine would miss it.
      deadlineMs: 60_000,
    });
    const close = async () => {
      await backend.close();
      await server.close();
      remove();
    };
    return { backend, close };
  },
};

describe.each(['embedded', 'remote'] as const)('%s back end', (kind) => {
  let backend: Backend & NewsBackend;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ backend, close } = await makers[kind]());
  });
  afterAll(() => close());

  test('gives each domain its default language', async () => {
    expect(await backend.configuration(main)).toEqual({
      domain: main,
      defaultLanguage: '/zh-tw',
      emailAddress: 'hello@cocloud.example',
    });
    expect(await backend.configuration('sg.cocloud.example')).toMatchObject({ defaultLanguage: '/en' });
    expect(await backend.configuration('cn.cocloud.example')).toMatchObject({ defaultLanguage: '/zh' });
  });

  test('lists five languages and six sites, the visited one marked', async () => {
    const { languageList, websiteList } = await backend.languageList('en', 'sg.cocloud.example');
    expect(languageList.map(({ shortName, dir }) => [shortName, dir])).toEqual([
      ['en', 'en'],
      ['zh', 'zh_CN'],
      ['zh-tw', 'zh_TW'],
      ['pt', 'pt_code'],
      ['jp', 'jp_code'],
    ]);
    expect(websiteList.map(({ name }) => name).sort()).toEqual([
      'Cambodia',
      'China',
      'Hong Kong',
      'Malaysia',
      'Singapore',
      'Taiwan',
    ]);
    expect(websiteList.filter(({ isNow }) => isNow).map(({ domain }) => domain)).toEqual(['sg.cocloud.example']);
  });

  test('lists articles by category, tag and order, a page at a time', async () => {
    const asked = { category: 'all', tag: undefined, words: '', sort: 'new', page: 1 } as const;
    const first = await backend.newsList('pt', main, asked);
    expect(first).toMatchObject({ total: 24, pageCount: 3 });
    expect(first.rows[0]).toMatchObject({ id: 'fibre-floor', pinned: true, locale: 'pt' });
    expect(first.rows.length).toBe(10);
    expect(first.hottest.length).toBe(3);
    const ofTag = await backend.newsList('jp', main, { ...asked, category: 'company', tag: 'sms', sort: 'old' });
    expect(ofTag.rows.map(({ id }) => id)).toEqual(['sms-segments', 'taiwan-quiet-hours']);
    expect(ofTag.tag).toEqual({ id: 'sms', name: 'SMS' });
    expect((await backend.newsList('en', main, { ...asked, tag: 'nothing', page: 9 })).rows).toEqual([]);
  });

  test('gives an article with its related ones, and none that does not exist', async () => {
    const article = await backend.newsArticle('zh_TW', main, 'bill-labels');
    expect(article).toMatchObject({
      id: 'bill-labels',
      locale: 'zh_TW',
      isUnpublished: false,
      tags: [{ id: 'billing' }],
    });
    expect(article?.html).toMatch(/^<p>[\s\S]*<h2 id="part-1">/);
    expect(article?.html).not.toContain('\u2060');
    expect(article?.parts[0]).toMatchObject({ id: 'part-1' });
    expect(article?.related.map(({ id }) => id)).toContain('billing-moves');
    expect([article?.previous?.id, article?.next?.id]).not.toContain(undefined);
    expect(await backend.newsArticle('en', main, 'nothing')).toBe(undefined);
  });

  test('without a language, lists sites in the language of the domain', async () => {
    const { websiteList } = await backend.languageList(undefined, main);
    expect(websiteList.map(({ name }) => name)).toContain('新加坡');
  });

  test('follows the order of the menu text', async () => {
    const { menu, homePage } = await backend.menuList('en', main);
    expect(menu.map(({ name }) => name)).toEqual([
      'Home',
      'About',
      'Products',
      'Multicloud',
      'Solutions',
      'News',
      'Contact',
      'Careers',
    ]);
    expect(homePage.title).toContain('COCloud');
    expect(menu[0]).toMatchObject({ link: '/en', isHomePage: true, isOnly: true });
    expect(menu.at(-1)).toMatchObject({ link: 'mailto:careers@cocloud.example', openType: 1 });
  });

  test('groups products in seven columns with prices from the price lists', async () => {
    const { menu } = await backend.menuList('zh_TW', main);
    const products = menu.find(({ id }) => id === 'products');
    expect(products?.children.map(({ name }) => name)).toEqual([
      '運算',
      '資料庫',
      '網路與 CDN',
      '簡訊與直播',
      '防護',
      '管理',
      '付款',
    ]);
    const prices = flat(menu).flatMap(({ id, price }) => (price ? [[id, price]] : []));
    const { servers, cdn, ddos, sms, prepaid } = fromPrices(loadContent(contentDir).prices);
    const from = { servers, cdn, antiDdos: ddos, sms, prepaid };
    expect(prices).toEqual(Object.entries(from).map(([id, price]) => [id, usd(localeOf('zh_TW'), price)]));
  });

  test('links EIP and VPC to their places, and links no page that is only planned', async () => {
    const links = new Map(flat((await backend.menuList('jp', main)).menu).map(({ id, link }) => [id, link]));
    expect([...links.values()]).not.toContain('/jp/compile');
    expect(links.get('eip')).toBe('/jp/cdn#eip');
    expect(links.get('vpc')).toBe('/jp/cdn#vpc');
    expect(links.get('cloudPhone')).toBe('/jp/server#cloud-phone');
  });

  test('leaves out pages that a language lacks, and groups that become empty', async () => {
    const items = flat((await backend.menuList('pt', main)).menu);
    const ids = items.map(({ id }) => id);
    for (const missing of ['servers', 'cdn', 'antiDdos', 'prepaid', 'compute', 'databases', 'aws', 'akamai', 'whyUs'])
      expect(ids).not.toContain(missing);
    expect(items.find(({ id }) => id === 'eip')?.link).toBe('/pt/cloud_cdn');
    expect(items.filter(({ link, children }) => !link && children.length === 0)).toEqual([]);
  });

  test.each(localeCodes)('has the banners of content in %s', async (locale) => {
    const banners = await backend.banners(locale, main);
    expect(banners.map(({ art }) => art)).toEqual(loadContent(contentDir).banners.map(({ art }) => art));
    for (const { title, text, label, note, links } of banners) {
      expect([title, text, label, note].join()).not.toMatch(/\{\{|undefined|\.title/);
      expect(links.length).toBeGreaterThan(0);
    }
    expect(banners.find(({ id }) => id === 'pack')?.note).toMatch(/1[.,]075/);
  });

  test('knows planned pages and no others', async () => {
    expect(await backend.check('en', main, 'building')).toBe(true);
    expect(await backend.check('en', main, 'nothing-like-it')).toBe(false);
    expect(await backend.check('zh_TW', main, '新聞 & 100%')).toBe(false);
  });

  test('gives the contacts of the domain’s office', async () => {
    expect(await backend.domainInfo('zh_TW', main)).toEqual({
      telphone: '+886 2 000 0000',
      emailAddress: 'hello@cocloud.example',
      address1: '',
      address2: '',
    });
    expect(await backend.domainInfo('en', 'cn.cocloud.example')).toMatchObject({ telphone: '+852 0000 0000' });
  });
});
