// A campaign past its last day: its page says so, links to what is sold today, and is no longer listed.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partWords } from '../../../src/shared/i18n/joinWords.ts';
import { localeByPrefix, localeOf } from '../../../src/shared/i18n/locales.ts';
import { inside, root, startApp, uncached } from '../../support/app.ts';
import { headOf, unheld } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

const lastDay = '2027-03-31';
/** In both Chinese languages, the only ones of these pages. */
const written = '2027 年 3 月 31 日';
/** In Taipei's time, which decides the day. */
const lastMinute = Date.parse(`${lastDay}T23:59:00+08:00`);
const minute = 60_000;

/** Each page, and the address of what is sold today. */
const campaigns: readonly (readonly [id: string, address: string, today: string])[] = [
  ['newcustomer', '/zh-tw/newcustomer', '/zh-tw/prepaidcard'],
  ['awsproduct', '/zh-tw/awsproduct', '/zh-tw/aws-service'],
  ['gcpproduct', '/zh-tw/gcpproduct', '/zh-tw/gcp-service'],
  ['minCdn', '/zh-tw/min-cdn', '/zh-tw/cdn'],
  ['minGcp', '/zh-tw/min-gcp', '/zh-tw/gcp-service'],
  ['promotion002', '/zh-tw/promotion002', '/zh-tw/cdn'],
  ['promotion002', '/zh/promotion002', '/zh/cdn'],
];

inside('a campaign with a last day', () => {
  let contentFolder: string;
  let now = lastMinute;

  const site = siteOf(async () => {
    contentFolder = mkdtempSync(join(tmpdir(), 'site-content-'));
    cpSync(join(root, 'content'), contentFolder, { recursive: true });
    const owner = join(contentFolder, 'owner.yaml');
    const periods = [...new Set(campaigns.map(([id]) => `  ${id}: { until: ${lastDay} }`))].join('\n');
    // Menus and lists of pages lead to campaigns only where staff have said so.
    const menu = join(contentFolder, 'menu.yaml');
    writeFileSync(
      menu,
      readFileSync(menu, 'utf8')
        .replace('{ id: google, icon: cloud, page: gcpService }', '{ id: google, icon: cloud, page: gcpproduct }')
        .replace(
          '{ id: cdn, icon: buoy, page: cdn, from: cdn }',
          '{ id: cdn, icon: buoy, page: minCdn, otherwise: cdn }',
        ),
    );
    writeFileSync(owner, readFileSync(owner, 'utf8').replace(/^campaign: \{\}$/m, `campaign:\n${periods}`));
    return startApp({ env: uncached, replaced: { clock: () => now, contentFolder } });
  });
  afterAll(() => rmSync(contentFolder, { recursive: true }));

  const noticeOf = (html: string) => /<p[^>]* data-ended[^>]*>([\s\S]*?)<\/p>/.exec(partWords(unheld(html)))?.[1];
  const facts = async (address: string) => {
    const { text } = await site.get(address);
    const { text: map } = await site.get(`/sitemap-${address.split('/')[1]}.xml`);
    return {
      notice: noticeOf(text),
      isListed: headOf(text).robots === undefined,
      isInMap: map.includes(`${address}</loc>`),
    };
  };

  test.each(campaigns)('%s at %s runs to its last minute, and then has ended', async (_id, address, today) => {
    now = lastMinute;
    expect(await facts(address)).toEqual({ notice: undefined, isListed: true, isInMap: true });
    now = lastMinute + minute;
    const { notice, ...lists } = await facts(address);
    expect(notice).toMatch(new RegExp(`${written}.*(結束|结束).*href="${today}"`, 's'));
    expect(lists).toEqual({ isListed: false, isInMap: false });
  });

  test.each(campaigns)('search finds %s at %s and its questions only as long as it runs', async (id, address) => {
    const [, prefix = ''] = address.split('/');
    const locale = localeByPrefix(prefix)?.code ?? 'zh_TW';
    const own = JSON.parse(readFileSync(join(root, `locales/${locale}/${id}.json`), 'utf8')) as {
      name: string;
      questions: Record<string, { question?: string }>;
    };
    // A figure in it stands for what its page sells.
    const asked = (Object.values(own.questions).flatMap(({ question }) => question ?? [])[0] ?? '').replaceAll(
      /\{\{\w+\}\}/g,
      '',
    );
    expect(asked).not.toBe('');
    const places = [
      `/${prefix}/search?q=${encodeURIComponent(own.name)}`,
      `/${prefix}/search?q=${encodeURIComponent(asked)}`,
      `/${prefix}/FAQ?q=${encodeURIComponent(asked)}`,
      `/${prefix}/FAQ`,
      `/webapi/search/${localeOf(locale).dir}?q=${encodeURIComponent(own.name)}`,
    ];
    const leading = async () => {
      const leads = await Promise.all(
        places.map(async (place) => new RegExp(`"${address}["#]`).test((await site.get(place)).text)),
      );
      return places.filter((_place, at) => leads[at]);
    };
    now = lastMinute;
    expect(await leading()).toEqual(places);
    now = lastMinute + minute;
    expect(await leading()).toEqual([]);
  });

  test('a menu leads to it only as long as it runs, and then to the page that its row names otherwise', async () => {
    const frame = async () => (await site.get('/zh-tw/disclaimer')).text.replace(/<main[^]*<\/main>/, '');
    const leads = (html: string) =>
      ['gcpproduct', 'min-cdn', 'cdn'].filter((path) => html.includes(`href="/zh-tw/${path}"`));
    const answered = async () =>
      leads((await site.get('/webapi/menu/zh_TW/menuList')).text.replaceAll('"link":', 'href='));
    now = lastMinute;
    const running = ['gcpproduct', 'min-cdn'];
    expect([leads(await frame()), await answered()]).toEqual([running, running]);
    now = lastMinute + minute;
    expect([leads(await frame()), await answered()]).toEqual([['cdn'], ['cdn']]);
  });

  test('the notice has its styles in the page, even when the page was rendered before midnight', async () => {
    for (const [, address] of campaigns) {
      now = lastMinute;
      await site.get(address);
      now = lastMinute + minute;
      const { text } = await site.get(address);
      const [, dress = ''] = /<p class="(\S+)" data-ended/.exec(text) ?? [];
      expect(/<style[^>]*>([\s\S]*?)<\/style>/.exec(text)?.[1]).toContain(`.${dress}{`);
    }
  });

  test('pages without a last day stay as they are', async () => {
    now = lastMinute + minute;
    expect(await facts('/zh-tw/cdn')).toEqual({ notice: undefined, isListed: true, isInMap: true });
  });
});
