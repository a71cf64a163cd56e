// A remote back end that dies, is down from the start, or answers late and wrong: every page stays.
import { createServer, type Server } from 'node:http';
import express from 'express';
import type { Backend, NewsBackend } from '../../../src/server/webapi/Backend.ts';
import type { Article } from '../../../src/shared/facts/facts.ts';
import { inside, startApp, type App } from '../../support/app.ts';
import { apiOf, embeddedBackend, embeddedNews } from '../../support/backendParts.ts';
import { mainHost } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { startFormSite } from '../../support/formSite.ts';
import { elementText } from '../../support/html.ts';
import { mailsTo, newsLinkIn, subscribe } from '../../support/newsReader.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { staffCommands } from '../../support/staffCommands.ts';

const pages = ['/', '/en', '/zh', '/pt', '/jp', '/zh-tw/cdn', '/en/blog', '/jp/FAQ', '/pt/sms'];
const nameAfar = 'Menu from afar';
/** How long a page waits for an answer; the same value as in createRemote. */

type Remote = { base: string; calls: () => number; stop: () => Promise<void> };

/** The remote's newest article, which we do not have, in place of one of ours. */
const fromAfar: Article = {
  id: 'from-afar',
  category: 'cloud-news',
  title: 'Told from afar',
  summary: 'What they say of 5 GB.',
  author: 'They',
  publishedAt: '2026-11-26',
  pinned: false,
  hot: false,
  locale: 'en',
  tags: [],
  isUnpublished: false,
  locales: ['en'],
  html: '<h2 id="part-1">Of theirs</h2><p onclick="x()">5 GB<script>x()</script></p><a href="javascript:x()">x</a>',
  parts: [{ id: 'part-1', title: 'Of theirs' }],
  related: [],
  hottest: [],
};
const notTheirs = 'bill-labels';

function newsAfar(): NewsBackend {
  const ours = embeddedNews();
  return {
    newsList: async (...asked) => {
      const list = await ours.newsList(...asked);
      const rows = list.rows.filter(({ id }) => id !== notTheirs);
      return asked[2].page === 1 ? { ...list, rows: [fromAfar, ...rows] } : { ...list, rows };
    },
    newsArticle: async (locale, host, id) =>
      id === fromAfar.id ? fromAfar : id === notTheirs ? undefined : ours.newsArticle(locale, host, id),
  };
}

async function startRemote(listener: (backend: Backend) => express.Express): Promise<Remote> {
  let calls = 0;
  const api = express()
    .use((_request, _response, next) => {
      calls += 1;
      next();
    })
    .use(listener(renamed(await embeddedBackend())));
  const server: Server = createServer(api);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening on a port');
  return {
    base: `http://127.0.0.1:${address.port}`,
    calls: () => calls,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Our own back end, recognisable by a name in its menu. */
function renamed(backend: Backend): Backend {
  return {
    ...backend,
    menuList: async (locale, host) => {
      const { homePage, menu } = await backend.menuList(locale, host);
      return { homePage, menu: menu.map((item) => ({ ...item, name: nameAfar })) };
    },
  };
}

/** `named`: whether the menu must be the remote one. */
async function expectPages(site: App, named: boolean): Promise<void> {
  for (const path of pages) {
    const { status, text } = await site.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(elementText(text, 'h1').length).toBeGreaterThan(1);
    expect(elementText(text, 'nav').length).toBeGreaterThan(1);
    expect([path, text.includes(nameAfar)]).toEqual([path, named]);
  }
}

inside('with a remote back end', () => {
  test('killed mid-run, every page stays as it was', async () => {
    const remote = await startRemote(apiOf);
    const site = await startApp({ env: { API_BASE: remote.base, PAGE_CACHE_MB: '0' } });
    // Before the first answer of a slow machine a page has the shipped menu.
    for (const path of pages) await eventually(async () => (await site.get(path)).text.includes(nameAfar), true);
    await expectPages(site, true);
    expect(remote.calls()).toBeGreaterThan(0);
    await remote.stop();
    await expectPages(site, true);
    const unknown = await site.get('/en/no-such-page');
    expect(unknown.status).toBe(404);
    await site.close();
  });

  test('lists, articles, feeds and sitemaps come from the remote, and stay when it is down', async () => {
    const remote = await startRemote((backend) => apiOf(backend, newsAfar()));
    const site = await startApp({ env: { API_BASE: remote.base } });
    const expectTheirs = async () => {
      for (const path of ['/en', '/en/blog', '/en/search?q=nothing-of-ours', '/feed-en.xml', '/sitemap-en.xml'])
        await eventually(async () => [path, (await site.get(path)).text.includes('/en/blog/from-afar')], [path, true]);
      const { status, text } = await site.get('/en/blog/from-afar');
      expect([status, elementText(text, 'h1')]).toEqual([200, fromAfar.title]);
      expect(text).toContain('<p>5\u00a0GB</p>');
      expect(text).not.toMatch(/javascript:x|x\(\)/);
    };
    await expectTheirs();
    expect((await site.get('/en/cloud-news/company/from-afar')).headers['location']).toBe(
      '/en/cloud-news/cloud-news/from-afar',
    );
    await eventually(async () => (await site.get(`/en/blog/${notTheirs}`)).status, 404);
    expect((await site.get(`/en/blog/fibre-floor`)).status).toBe(200);
    await remote.stop();
    await expectTheirs();
    await site.close();
  });

  test('addresses that are no question for the remote do not count as its failures: its articles stay', async () => {
    const remote = await startRemote((backend) => apiOf(backend, newsAfar()));
    const site = await startApp({ env: { API_BASE: remote.base } });
    for (const prefix of ['en', 'zh', 'zh-tw', 'pt', 'jp'])
      for (const dots of ['.', '..'])
        for (const path of [`/${prefix}/blog/${dots}`, `/${prefix}/${dots}`])
          await rawRequest(site.base, `GET ${path} HTTP/1.1\r\nHost: ${mainHost}\r\nConnection: close\r\n\r\n`);
    expect((await site.get('/en/blog/from-afar')).status).toBe(200);
    expect(site.logged.filter(({ event }) => event === 'backend.broken')).toEqual([]);
    await site.close();
    await remote.stop();
  });

  test('an edition of the newsletter has the remote’s articles, and is not sent while it is down', async () => {
    const remote = await startRemote((backend) => apiOf(backend, newsAfar()));
    const site = await startFormSite({ env: { API_BASE: remote.base } });
    const { newsletter } = staffCommands({ dataDir: site.dataDir, databaseUrl: '', apiBase: remote.base });
    await subscribe(site, 'reader@example.org');
    const ours = newsletter('send', 'first', notTheirs, '--yes');
    await expect(ours).rejects.toMatchObject({ stderr: expect.stringContaining(notTheirs) });
    expect(await newsletter('send', 'first', fromAfar.id, '--yes')).toContain(': 1 mails');
    const { text, unsubscribe = '' } = (await mailsTo(site, 'reader@example.org'))[0] ?? {};
    expect(text).toContain(fromAfar.title);
    await eventually(
      async () => (await site.get(newsLinkIn(text).replace(/newsletter.*/, 'blog/from-afar'))).status,
      200,
    );
    const press = site.post(new URL(unsubscribe).pathname).type('form').send('List-Unsubscribe=One-Click');
    expect((await press).status).toBe(200);
    await remote.stop();
    const away = newsletter('send', 'second', 'fibre-floor', '--yes');
    await expect(away).rejects.toMatchObject({ stderr: expect.stringContaining('does not say') });
    await site.close();
  });

  test('down from the start, the shipped answers serve', async () => {
    const remote = await startRemote(apiOf);
    await remote.stop();
    const site = await startApp({ env: { API_BASE: remote.base, PAGE_CACHE_MB: '0' } });
    await expectPages(site, false);
    await site.close();
  });

  test.each<[string, express.RequestHandler]>([
    ['errors', (_request, response) => void response.status(500).send('broken')],
    ['pages of HTML', (_request, response) => void response.type('html').send('<h1>Hello</h1>')],
    [
      'JSON of another shape',
      (_request, response) => void response.json({ code: 0, message: 'ok', result: [1, { menu: 'x' }] }),
    ],
    ['redirects', (_request, response) => response.redirect('http://127.0.0.1:1/')],
    ['silence', () => undefined],
  ])('answering with %s, every page stays', async (_case, handler) => {
    const remote = await startRemote(() => express().use(handler));
    const site = await startApp({ env: { API_BASE: remote.base } });
    await expectPages(site, false);
    await site.close();
    await remote.stop();
  });
});
