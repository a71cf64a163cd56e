// Readers of an article are counted once a day, even when the page was ready; programs, prefetches and clients that
// refuse are not.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../src/server/store/openStore.ts';
import { inside, startApp } from '../../support/app.ts';
import { quietLog } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { tagsOf } from '../../support/html.ts';

const browser = { 'User-Agent': 'Mozilla/5.0 (X11) Firefox/140.0', 'Sec-Fetch-Dest': 'document' };
const opened = '/en/blog/ddos-drill';

inside('reads of articles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-views-'));
  // Each reader counts once a day, so no midnight may pass during the test.
  const now = Date.now();
  const start = (env: Record<string, string> = {}) =>
    startApp({ env: { DATA_DIR: folder, ...env }, replaced: { clock: () => now }, works: true });
  afterAll(() => rmSync(folder, { recursive: true }));

  const counts = async () => {
    const store = await openStore({ dataDir: folder, databaseUrl: '', clock: Date.now, log: quietLog });
    const all = Object.fromEntries(await store.views.counts());
    await store.close();
    return all;
  };

  test('are counted, and decide what is popular', async () => {
    const app = await start();
    const { get, head } = app;
    // The third request meets a ready page, and a conditional one gets a 304.
    for (let time = 0; time < 3; time += 1) await get(opened, browser);
    await get(opened, { ...browser, 'User-Agent': 'Mozilla/5.0 (Macintosh) Safari/619' });
    await get('/jp/cloud-news/ddos-drill', { ...browser, 'User-Agent': 'Mozilla/5.0 (iPhone) Safari/619' });
    const byScript = { ...browser, 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-origin' };
    await head('/zh/blog/sql-2016').set(byScript);
    await app.close();
    expect(await counts()).toEqual({ 'ddos-drill': 3, 'sql-2016': 1 });

    const again = await start();
    const popular = async () => {
      const { text } = await again.get('/en/cloud-news?sort=hot&page=1');
      const rows = (/<main[^]*<\/main>/.exec(text)?.[0] ?? '').replace(/<aside[^]*?<\/aside>/g, '');
      const shown = tagsOf(rows, 'a').flatMap(({ href }) => /^\/en\/blog\/([\w-]+)$/.exec(href ?? '')?.[1] ?? []);
      return shown.slice(0, 4);
    };
    await eventually(popular, ['fibre-floor', 'mysql-80', 'database-move', 'ddos-drill']);
    await again.close();
  });

  test('of visitors behind two of our own proxies are told apart by the address that Express reads', async () => {
    const before = (await counts())['sql-2016'] ?? 0;
    const app = await start({ TRUST_PROXY: 'true' });
    for (const address of ['192.0.2.71', '192.0.2.72', '192.0.2.72'])
      await app.get('/en/blog/sql-2016', { ...browser, 'X-Forwarded-For': `${address}, 127.0.0.1` });
    await app.close();
    expect((await counts())['sql-2016']).toBe(before + 2);
  });

  test.each<[string, string, Record<string, string>]>([
    [
      'what says that it is no browser',
      opened,
      { ...browser, 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    ],
    ['what says nothing', opened, { 'User-Agent': browser['User-Agent'] }],
    ['what has no name', opened, { ...browser, 'User-Agent': '' }],
    ['a page fetched ahead', opened, { ...browser, 'Sec-Purpose': 'prefetch' }],
    ['a page fetched ahead by our script', opened, { ...browser, 'Sec-Fetch-Dest': 'empty' }],
    ['who asks not to be tracked', opened, { ...browser, 'Sec-GPC': '1' }],
    ['the same, as asked before', opened, { ...browser, DNT: '1' }],
    ['no article', '/en/blog/no-such', browser],
    ['an article that has moved', '/en/blog/company/ddos-drill', browser],
    ['a list', '/en/blog/company', browser],
  ])('%s is not counted', async (_name, address, headers) => {
    const before = await counts();
    const app = await start();
    await app.get(address, headers);
    await app.close();
    expect(await counts()).toEqual(before);
  });
});
