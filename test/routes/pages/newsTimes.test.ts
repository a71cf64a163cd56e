// Articles appear and disappear at their minute in every list, although pages are cached; a draft is seen only by a
// signed link.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewOf } from '../../../src/server/pages/preview.ts';
import { openSecrets, readRing } from '../../../src/server/secrets.ts';
import { localeOf } from '../../../src/shared/i18n/locales.ts';
import { inside, startApp } from '../../support/app.ts';
import { contentDir } from '../../support/backendParts.ts';
import { taipei } from '../../support/taipei.ts';
import { siteOf } from '../../support/siteOf.ts';

const secret = 'pVb9XmQ2sLr7KdWc4HtYz8NfJg6Ea3Ru';

inside('articles with a time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-content-'));
  let now = taipei('2027-01-05T08:59');

  function write(id: string, facts: string): void {
    mkdirSync(join(folder, 'news', id));
    writeFileSync(
      join(folder, 'news', id, 'en.md'),
      `---\nid: ${id}\ntitle: About ${id}\nauthor: Us\ncategory: company\nsummary: One.\ntags: [cdn]\n${facts}---\n\nText of ${id}\n`,
    );
  }

  const site = siteOf(async () => {
    cpSync(contentDir, folder, { recursive: true });
    write('planned', 'publishedAt: 2027-01-05 09:00\nexpiresAt: 2027-01-06 18:30\n');
    write('evening', 'publishedAt: 2027-01-04 18:00\nupdatedAt: 2027-01-05 07:30\n');
    write('drafted', 'publishedAt: 2027-01-01\ndraft: true\n');
    write('secret', 'publishedAt: 2027-01-02\ndraft: true\n');
    return startApp({
      env: { SESSION_SECRET: secret },
      replaced: { contentFolder: folder, clock: () => now },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const places = [
    '/en',
    '/en/blog',
    '/en/blog?cat=all&tag=cdn',
    '/en/cloud-news/company',
    '/en/search?q=About',
    '/sitemap-en.xml',
  ];
  const shown = async (id: string) => {
    const found: string[] = [];
    for (const place of places) if ((await site.get(place)).text.includes(`/en/blog/${id}`)) found.push(place);
    return { found, status: (await site.get(`/en/blog/${id}`)).status };
  };

  test.each([
    ['2027-01-05T08:59', false],
    ['2027-01-05T09:00', true],
    ['2027-01-06T18:29', true],
    ['2027-01-06T18:30', false],
  ])('at %s the planned article is listed: %s', async (moment, isThere) => {
    now = taipei(moment);
    // The second time pages come from the cache.
    for (let time = 0; time < 2; time += 1)
      expect(await shown('planned')).toEqual({ found: isThere ? places : [], status: isThere ? 200 : 404 });
    expect(await shown('drafted')).toEqual({ found: [], status: 404 });
  });

  test('an article of an evening has the day of Taipei, wherever the server is', async () => {
    now = taipei('2027-01-05T08:59');
    const { text } = await site.get('/en/blog/evening');
    const days = [...text.matchAll(/<time dateTime="([^"]*)">([^<]*)/gi)].slice(0, 2);
    expect(days.map(([, at, said]) => [at, said?.replace(/\s/g, ' ')])).toEqual([
      ['2027-01-04T18:00:00+08:00', '4 January 2027'],
      ['2027-01-05T07:30:00+08:00', '5 January 2027'],
    ]);
  });

  test('a list of articles has changed when its newest article did', async () => {
    const changed = async (moment: string, list: string) => {
      now = taipei(moment);
      const { text } = await site.get('/sitemap-en.xml');
      return new RegExp(`<loc>[^<]*${list}</loc><lastmod>([^<]*)`).exec(text)?.[1];
    };
    const built = await changed('2027-01-05T09:00', '/en/cdn');
    expect(await changed('2027-01-05T09:00', '/en/blog')).toBe('2027-01-05');
    expect(await changed('2027-01-05T09:00', '/en/cloud-news')).toBe(built);
    expect(await changed('2027-01-04T17:59', '/en/blog')).toBe(built);
  });

  test('a signed link shows a draft, and no cache stores it', async () => {
    const secrets = openSecrets(readRing(secret), folder);
    const link = previewOf(secrets, localeOf('en'), 'drafted', now + 60_000);
    const { status, text, headers } = await site.get(link);
    expect(status).toBe(200);
    expect(text).toContain('Text of drafted');
    expect(text).toContain('This article is not published');
    // Nothing of the others, which a link to this one is not meant to show.
    expect(text).not.toContain('About secret');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['private, no-store', 'no-referrer']);
    const spoilt = [
      link.replace('drafted', 'planned'),
      link.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      link.replace(String(now + 60_000), String(now + 90_000)),
      previewOf(secrets, localeOf('en'), 'nothing', now + 60_000),
    ];
    for (const other of spoilt) expect([other, (await site.get(other)).status]).toEqual([other, 404]);
    now += 60_000;
    expect((await site.get(link)).status).toBe(404);
  });
});
