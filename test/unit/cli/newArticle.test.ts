// The commands for articles, run as staff run them: create one in every language, list, and preview by a signed link.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadContent } from '../../../src/server/content/loadContent.ts';
import { root } from '../../support/app.ts';
import { contentDir, withFewArticles } from '../../support/backendParts.ts';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
const newArticle = (...flags: string[]) =>
  run(process.execPath, ['--no-warnings', 'scripts/newArticle.ts', '--content', folder, ...flags], {
    cwd: root,
    // One that goes on for ever must not outlive its test.
    timeout: 60_000,
  });

beforeAll(() => cpSync(contentDir, folder, { recursive: true, filter: withFewArticles() }));
afterAll(() => rmSync(folder, { recursive: true }));

test('a new article is a draft in every language', async () => {
  await newArticle('new-one', '--tags', 'cdn,prices', '--publish', '2026-12-01 09:00', '--cover', 'sum');
  const texts = loadContent(folder).news.filter(({ id }) => id === 'new-one');
  expect(texts.map(({ locale }) => locale).sort()).toEqual(['en', 'jp', 'pt', 'zh_CN', 'zh_TW']);
  for (const text of texts)
    expect(text).toMatchObject({ draft: true, tags: ['cdn', 'prices'], publishedAt: '2026-12-01 09:00', cover: 'sum' });
  await expect(newArticle('new-one')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('already') });
});

test.each([
  [['../out'], 'is no id'],
  [['spoilt', '--tags', 'nothing'], 'en.md:11: tags.yaml has no tag nothing'],
  [['spoilt', '--publish', 'soon'], 'en.md:6: publishedAt: is not a day'],
  [['spoilt', '--author', 'a: b'], 'en.md:4: '],
  [['spoilt', '--cover', 'rings-nowhere'], 'There is no cover rings-nowhere; there are clock, '],
  [['spoilt', '--sort'], "Unknown option '--sort'"],
  [[], 'npm run new:article'],
])('%j is refused in words, and leaves nothing', async (flags, reason) => {
  await expect(newArticle(...flags)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
  expect(existsSync(path.join(folder, 'news/spoilt'))).toBe(false);
});

test.each([
  ['is not there', '/proc/none'],
  ['is another', path.join(folder, 'news')],
])('a content folder that %s is refused by its name, and nothing is written', async (_, other) => {
  await expect(newArticle('--content', other, 'strayed')).rejects.toMatchObject({
    code: 1,
    stderr: `${other} is no content folder: it has no site.yaml\n`,
  });
  expect(existsSync(path.join(other, 'news'))).toBe(false);
});

test('the list names every article, and a link leads to each language of one', async () => {
  const articles = (...words: string[]) =>
    run(process.execPath, ['--no-warnings', 'src/server/cli/articles.ts', ...words], {
      cwd: root,
      env: { DATA_DIR: folder, NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
    });
  expect((await articles('list')).stdout).toMatch(/^fibre-floor +2026-11-18 +- +out/m);
  const links = (await articles('preview', 'fibre-floor')).stdout.match(/^https:\S+$/gm) ?? [];
  expect(links.map((link) => new URL(link).pathname.split('/')[1]).sort()).toEqual(['en', 'jp', 'pt', 'zh', 'zh-tw']);
  expect(readFileSync(path.join(folder, 'secret'), 'utf8').length).toBeGreaterThan(32);
  await expect(articles('preview', 'none')).rejects.toMatchObject({ code: 1 });
});
