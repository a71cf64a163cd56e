// Unknown addresses: checked with the back end, redirected home with a notice, or answered by the 404 page.
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import { inside, startApp, uncached } from '../../support/app.ts';
import { clientOf, cookiesOf } from '../../support/client.ts';
import { headOf, tagsOf, textOf } from '../../support/html.ts';
import { prefixes } from '../../support/pageSets.ts';
import { siteOf } from '../../support/siteOf.ts';

const site = siteOf(startApp);

async function expectLost(path: string, lang: string): Promise<void> {
  const { status, text: html, headers } = await site.get(path);
  expect([path, status]).toEqual([path, 404]);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headOf(html)).toMatchObject({ lang, robots: 'noindex', alternates: [] });
  expect(tagsOf(html, 'h1')).toHaveLength(1);
}

test.each([
  ['/en/building', '/en/compile'],
  ['/jp/building/', '/jp/compile'],
  ['/zh-tw/building', '/compile'],
])('%s is planned and leads to %s', async (path, target) => {
  const { status, headers } = await site.get(path);
  expect([status, headers['location'], headers['cache-control']]).toEqual([302, target, 'no-store']);
});

test.each([
  ['/en/no-such-page', '/en'],
  ['/zh/no.such.page', '/zh'],
  ['/pt/cdn', '/pt'],
  ['/jp/%E7%84%A1', '/jp'],
  ['/zh-tw/no-such-page?x=1', '/'],
  // In the specification's tables, but not registered at the back end.
  ['/zh-tw/event001', '/'],
  ['/zh/promotion001', '/zh'],
  ['/en/cdns01', '/en'],
])('%s is unknown: redirected to the home page %s, with a notice once', async (path, target) => {
  const answer = await site.get(path);
  expect([answer.status, answer.headers['location'], answer.headers['cache-control']]).toEqual([
    302,
    target,
    'no-store',
  ]);
  const [notice = ''] = cookiesOf(answer);
  expect(notice).toMatch(/^notice=missing; Path=\/; Max-Age=30; SameSite=Lax/);
  const plain = await site.get(target);
  const told = await site.get(target, { Cookie: 'notice=missing' });
  expect(told.status).toBe(200);
  expect(textOf(told.text)).not.toBe(textOf(plain.text));
  expect(cookiesOf(told)).toEqual([expect.stringContaining('notice=; Path=/; Max-Age=0')]);
  expect(told.headers['cache-control']).toContain('no-store');
  expect((await site.get(target)).text).toBe(plain.text);
});

test.each([
  ['/no-such-page', 'zh-TW'],
  ['/en/a/b', 'en'],
  ['/jp/cdn/more', 'ja'],
  ['/en/wp-login.php', 'en'],
  ['/zh/logo.PNG', 'zh-CN'],
  ['/en/app.js.map', 'en'],
  ['/pt/deadbeef', 'pt'],
  ['/en/deadbeef0123', 'en'],
  ['/test', 'zh-TW'],
  ['/.env', 'zh-TW'],
  ['/404', 'zh-TW'],
  ['/en/404', 'en'],
  ['/404/', 'zh-TW'],
])('%s is the 404 page (%s)', expectLost);

test('/en/test is no page in production', async () => {
  expect((await site.get('/en/test')).status).toBe(302);
});

test('the 404 page says oops, counts down in the browser only and leads home in its language', async () => {
  const homes: Record<string, string> = { '/404': '/', '/en/404': '/en', '/zh/a/b': '/zh' };
  for (const [path, home] of Object.entries(homes)) {
    const { text: html } = await site.get(path);
    expect(textOf(html)).toMatch(/oops[!！]/);
    const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(tagsOf(content, 'a')[0]?.['href']).toBe(home);
    expect(html).not.toMatch(/http-equiv="refresh"/i);
  }
});

test.each(prefixes)(
  '%s: what was not found has the search of the site and six main pages that exist',
  async (prefix) => {
    for (const page of ['404', 'error', 'compile']) {
      const { text: html } = await site.get(`/${prefix}/${page}`);
      const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(tagsOf(content, 'form').map(({ action }) => action)).toContain(`/${prefix}/search`);
      const ways = html.slice(html.indexOf('id="ways-q"'), html.indexOf('</main>'));
      const links = tagsOf(ways, 'a').map(({ href = '' }) => href);
      expect(new Set(links).size).toBe(6);
      for (const href of links) expect([href, (await site.get(href)).status]).toEqual([href, 200]);
    }
  },
);

test.each(prefixes)('/%s/error is the error page with 500, unlisted', async (prefix) => {
  for (const path of [`/${prefix}/error`, `/${prefix}/error/`]) {
    const { status, text } = await site.get(path);
    expect(status).toBe(500);
    expect(headOf(text).robots).toBe('noindex');
  }
});

test('/error in the default language', async () => {
  const { status, text } = await site.get('/error');
  expect([status, headOf(text).lang]).toEqual([500, 'zh-TW']);
});

test('an expired link is explained with 410, a valid one shows its page', async () => {
  const expired = await site.get('/en/c0c10d2025f7');
  expect(expired.status).toBe(410);
  expect(headOf(expired.text).robots).toBe('noindex');
  expect(expired.headers['cache-control']).toContain('no-store');
  expect((await site.get('/en/c0c10d2026a1')).status).toBe(200);
});

inside('the link of a campaign', () => {
  test.each([
    ['2025-12-31T23:59:59', 200],
    ['2026-01-01T00:00:00', 410],
    ['2026-01-01T07:30:00', 410],
  ])('whose last day is 31 December is answered at %s in Taipei with %d', async (time, status) => {
    const own = await startApp({ env: uncached, replaced: { clock: () => Date.parse(`${time}+08:00`) } });
    expect((await own.get('/en/c0c10d2025f7')).status).toBe(status);
    await own.close();
  });
});

const checking = (check: Backend['check']): { replaced: { backend: Backend } } => {
  const empty = { menu: [], homePage: { title: '', description: '', keywords: '' } };
  return {
    replaced: {
      backend: {
        configuration: async (host) => ({ domain: host, defaultLanguage: '/zh-tw', emailAddress: 'a@example.com' }),
        languageList: async () => ({ languageList: [], websiteList: [] }),
        menuList: async () => empty,
        banners: async () => [],
        domainInfo: async () => ({ telphone: '', emailAddress: 'a@example.com', address1: '', address2: '' }),
        check,
      },
    },
  };
};

inside('the check itself', () => {
  test('asks for host, language and the page name, decoded once', async () => {
    const asked: unknown[] = [];
    const own = await startApp(
      checking(async (...question) => {
        asked.push(question);
        return false;
      }),
    );
    await clientOf(own.base, 'cocloud.example:8443').get('/jp/a%20b%2523');
    expect(asked).toEqual([['jp', 'cocloud.example', 'a b%23']]);
    await own.close();
  });

  test('unavailable: the 404 page', async () => {
    const own = await startApp(checking(() => Promise.reject(new Error('down'))));
    const { status, text } = await own.get('/en/no-such-page');
    expect([status, headOf(text).lang]).toEqual([404, 'en']);
    await own.close();
  });

  test('MENU_CHECK_MISS=404: the 404 page, and a planned page still leads to /compile', async () => {
    const own = await startApp({ env: { MENU_CHECK_MISS: '404' } });
    expect((await own.get('/en/no-such-page')).status).toBe(404);
    const planned = await own.get('/en/building');
    expect([planned.status, planned.headers['location']]).toEqual([302, '/en/compile']);
    await own.close();
  });
});
