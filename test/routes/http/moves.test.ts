// Moved addresses: the other reading of the prefixes, letter case, doubled languages and an old product name.
import { startApp, uncached } from '../../support/app.ts';
import { everyPage, knownHash, pageSets, prefixes, type Prefix } from '../../support/pageSets.ts';
import { siteOf } from '../../support/siteOf.ts';

const site = siteOf(() => startApp({ env: uncached }));

const aliases: Record<string, Prefix> = {
  zh_CN: 'zh',
  zh_TW: 'zh-tw',
  jp_code: 'jp',
  pt_code: 'pt',
  ja: 'jp',
  'zh-cn': 'zh',
  zh_tw: 'zh-tw',
  ZH_CN: 'zh',
  Zh_Tw: 'zh-tw',
  JP_CODE: 'jp',
  Pt_Code: 'pt',
  JA: 'jp',
  EN: 'en',
  'ZH-TW': 'zh-tw',
  Jp: 'jp',
};

async function expectMove(from: string, to: string): Promise<void> {
  const { status, headers, text } = await site.get(from);
  expect([from, status, headers['location']]).toEqual([from, 301, to]);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toBe('');
}

describe.each(Object.entries(aliases))('/%s', (alias, prefix) => {
  test('its home and every page of it move, with the rest of the path and the query', async () => {
    await expectMove(`/${alias}`, `/${prefix}`);
    await expectMove(`/${alias}/`, `/${prefix}`);
    for (const name of pageSets[prefix]) {
      const page = name.replace('{hash}', knownHash);
      await expectMove(`/${alias}/${page}`, `/${prefix}/${page}`);
    }
    await expectMove(`/${alias}/FAQ?q=a%20b&x=1`, `/${prefix}/FAQ?q=a%20b&x=1`);
    await expectMove(`/${alias}/blog/cdn-decimal-tb?from=mail`, `/${prefix}/blog/cdn-decimal-tb?from=mail`);
  });
});

const otherCases = everyPage.filter(({ name }) => name !== '' && name !== '{hash}');

test.each(otherCases)('$path in other letter cases', async ({ prefix, name, path }) => {
  for (const written of [name.toUpperCase(), name.toLowerCase()]) {
    if (written === name) continue;
    await expectMove(`/${prefix}/${written}?a=1`, `${path}?a=1`);
  }
});

test('letter case is repaired without a prefix too', async () => {
  await expectMove('/edgenext', '/EdgeNext');
  await expectMove('/faq?q=1', '/FAQ?q=1');
});

test.each([
  ['/en/Blog/cdn-decimal-tb', '/en/blog/cdn-decimal-tb'],
  ['/BLOG/cdn-decimal-tb?a=1', '/blog/cdn-decimal-tb?a=1'],
  ['/jp/Cloud-News/cloud-news/cdn-decimal-tb', '/jp/cloud-news/company/cdn-decimal-tb'],
  ['/en/Blog/company', '/en/blog/company'],
  ['/en/blog/Company?page=1', '/en/blog/company?page=1'],
])('below the lists of news the letter case is repaired too: %s', expectMove);

test.each(prefixes)('/%s/{language} is that language', async (first) => {
  for (const second of prefixes) await expectMove(`/${first}/${second}`, `/${second}`);
});

test.each(prefixes)('/%s/…baishan… is EdgeNext', async (prefix) => {
  await expectMove(`/${prefix}/baishan`, `/${prefix}/EdgeNext`);
  await expectMove(`/${prefix}/products/BaishanCloud?x=1`, `/${prefix}/EdgeNext?x=1`);
});

test('one move is enough', async () => {
  for (const from of ['/ZH_cn/faq', '/zh_TW/edgenext', '/JP_CODE/ALICLOUD', '/pt_code/baishan', '/EN/ZH']) {
    const { headers } = await site.get(from);
    expect((await site.get(String(headers['location']))).status).toBe(200);
  }
});

test('names with dots are pages, not files', async () => {
  for (const name of ['alicloud.migration', 'aws.global.accelerator', 'tencentcloud.live']) {
    const { status, headers } = await site.get(`/en/${name}`);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  }
});

test('no address leads off the site', async () => {
  for (const path of [
    '//evil.example/en',
    '/zh_CN//evil.example',
    '/zh_CN/%2f%2fevil.example',
    '/zh_CN/\\evil.example',
    '/EN/%5Cevil',
  ]) {
    const { headers } = await site.get(path);
    expect(headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
  }
});
