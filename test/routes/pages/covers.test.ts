// Covers of articles: every list shows one in every language, neighbours differ, and articles added later have one,
// too.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inside, startApp, uncached } from '../../support/app.ts';
import { contentDir } from '../../support/backendParts.ts';
import { tagsOf } from '../../support/html.ts';
import { prefixes } from '../../support/pageSets.ts';
import { sharedPages } from '../../support/sharedPages.ts';
import { siteOf } from '../../support/siteOf.ts';

const ids = [...new Set(onceAWorker.content().news.map(({ id }) => id))];
const mostBytes = 6500;

/** The covers on a page, in order. */
function coversIn(html: string) {
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  return tagsOf(main, 'img')
    .filter(({ src }) => src?.startsWith('/assets/cover-'))
    .map(({ src = '', ...more }) => ({ src, motif: /cover-([a-z]+)/.exec(src)?.[1], ...more }));
}

type Reading = (address: string) => PromiseLike<{ status: number; text: string }>;

async function readAt(read: Reading, address: string) {
  const { status, text } = await read(address);
  expect([address, status]).toEqual([address, 200]);
  const covers = coversIn(text);
  const alike = covers.filter(({ motif }, index) => motif === covers[index - 1]?.motif);
  expect([address, alike]).toEqual([address, []]);
  return { covers, text };
}

const coversAt = async (read: Reading, address: string) => (await readAt(read, address)).covers;

/** Pictures that browsers fetch before stylesheets. React names them once more where they stand, which is too late. */
const preloaded = (html: string) =>
  tagsOf(html.slice(0, html.indexOf('</head>')), 'link').flatMap(({ rel, href }) => (rel === 'preload' ? [href] : []));

const queries = [
  '?cat=all',
  '?cat=all&sort=old',
  '?cat=all&sort=hot',
  '?cat=company',
  '?cat=cloud-news',
  '?cat=all&q=CDN',
];

describe('of our articles', () => {
  const read = sharedPages();

  test.each(prefixes)('/%s: on lists, on the home page, at articles and below them', async (prefix) => {
    for (const list of ['blog', 'cloud-news'])
      // The result and order of a query is tested in one language.
      for (const query of ['', ...(prefix === 'zh-tw' ? queries : [])]) {
        const address = `/${prefix}/${list}${query}`;
        const { covers, text } = await readAt(read, address);
        // The list of most read articles beside the rows has no covers.
        const rows = ids.filter((id) =>
          text.replace(/<aside[^]*?<\/aside>/g, '').includes(`href="/${prefix}/blog/${id}"`),
        );
        expect([address, covers.length]).toEqual([address, rows.length]);
        expect([address, preloaded(text)]).toEqual([address, covers.slice(0, 1).map(({ src }) => src)]);
      }
    expect((await coversAt(read, `/${prefix}`)).length).toBe(6);
    for (const id of ids) {
      const { covers, text } = await readAt(read, `/${prefix}/blog/${id}`);
      expect(covers.length).toBeGreaterThan(1);
      expect([id, preloaded(text)]).toEqual([id, [covers[0]?.src]]);
    }
  });

  test('an article has the same cover on its page and in the list of all', async () => {
    const pages = Array.from({ length: Math.ceil(ids.length / 10) }, (_, index) => index + 1);
    const listed = [];
    for (const page of pages)
      listed.push(...(await coversAt(read, `/en/blog?cat=all${page === 1 ? '' : `&page=${page}`}`)));
    for (const id of ids) {
      const [own] = await coversAt(read, `/en/blog/${id}`);
      expect(listed.map(({ src }) => src)).toContain(own?.src);
    }
  });

  test('they have a size, load when near, and have no alternative text beside the title', async () => {
    const covers = await coversAt(read, '/en');
    expect(covers).toHaveLength(6);
    for (const cover of covers) expect(cover).toMatchObject({ alt: '', width: '640', height: '400', loading: 'lazy' });
  });
});

inside('articles added while the site runs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-covers-'));
  const count = 24;
  const site = siteOf(async () => {
    cpSync(contentDir, folder, { recursive: true });
    for (let index = 0; index < count; index += 1) {
      const id = `added-${index}`;
      mkdirSync(path.join(folder, 'news', id));
      const cover = ['', 'cover: clock\n', 'cover: nobody-drew-this\n'][index % 3];
      writeFileSync(
        path.join(folder, 'news', id, 'en.md'),
        `---\nid: ${id}\ntitle: Added ${index}\nauthor: Us\ncategory: company\npublishedAt: 2026-01-01\npinned: false\nhot: false\nsummary: One.\n${cover}---\n\nText\n`,
      );
    }
    return startApp({ env: uncached, replaced: { contentFolder: folder } });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // In its own language, and in one without a translation.
  test.each(['en', 'jp'])('/%s: have covers too', async (prefix) => {
    let listed = 0;
    for (const page of ['', '&page=2', '&page=3', '&page=4', '&page=5'])
      listed += (await coversAt(site.get, `/${prefix}/blog?cat=all${page}`)).length;
    expect(listed).toBe(ids.length + count);
    expect((await coversAt(site.get, `/${prefix}/blog/added-0`)).length).toBeGreaterThan(1);
  });

  test('each is a small picture with colours for the dark theme', async () => {
    const covers = await coversAt(site.get, '/en');
    expect(covers).toHaveLength(6);
    for (const { src } of covers) {
      const { status, headers, body } = await site.get(src).responseType('blob');
      expect([src, status, headers['content-type']]).toEqual([src, 200, 'image/svg+xml']);
      expect(String(body)).toContain('@media(prefers-color-scheme:dark)');
      expect(String(body).length).toBeLessThan(mostBytes);
    }
  });
});
