// The commands for articles, run as staff run them: create one in every language, list, and preview by a signed link.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContent } from '../../src/server/content/loadContent.ts';
import { root } from '../support/app.ts';
import { contentDir, withFewArticles } from '../support/backendParts.ts';
import { runCommand, staffCommands } from '../support/staffCommands.ts';
import { twoBrands } from '../support/twoBrands.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
const newArticle = (...flags: string[]) =>
  runCommand({ file: 'scripts/newArticle.ts', words: ['--content', folder, ...flags], env: {} });

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
  const { articles } = staffCommands({ dataDir: folder, databaseUrl: '' });
  expect(await articles('list')).toMatch(/^bill-labels +2026-09-24 +- +out/m);
  const links = (await articles('preview', 'bill-labels')).match(/^https:\S+$/gm) ?? [];
  expect(links.map((link) => new URL(link).pathname.split('/')[1]).sort()).toEqual(['en', 'jp', 'pt', 'zh', 'zh-tw']);
  expect(readFileSync(path.join(folder, 'secret'), 'utf8').length).toBeGreaterThan(32);
  await expect(articles('preview', 'none')).rejects.toMatchObject({ code: 1 });
});

test('an article of another brand is in the list, and its links lead to the site of that brand', async () => {
  const { contentFolder, secondFolder, remove } = twoBrands(withFewArticles());
  const home = path.dirname(contentFolder);
  cpSync(path.join(root, 'src'), path.join(home, 'src'), { recursive: true });
  for (const name of ['node_modules', 'locales', 'package.json'])
    symlinkSync(path.join(root, name), path.join(home, name));
  const own = path.join(secondFolder, 'news/own-article');
  cpSync(path.join(contentFolder, 'news/bill-labels'), own, { recursive: true });
  for (const file of readdirSync(own)) {
    const text = readFileSync(path.join(own, file), 'utf8').replace('bill-labels', 'own-article');
    writeFileSync(path.join(own, file), text.replaceAll(/\[([^\]]*)\]\(article\/[^)]*\)/g, '$1'));
  }
  const file = path.join(home, 'src/server/cli/articles.ts');
  const articles = (...words: string[]) => runCommand({ file, words, env: { DATA_DIR: folder } });
  const hosts = async (id: string) => new Set((await articles('preview', id)).match(/^https:\/\/[^/]+/gm));
  const list = await articles('list');
  expect(list).toMatch(/^own-article +2026-09-24 .+ brightwater\.example$/m);
  expect(list).toMatch(/^bill-labels +2026-09-24 .+ cocloud\.example$/m);
  expect(await hosts('own-article')).toEqual(new Set(['https://brightwater.example']));
  // Without articles of its own it shows the common ones.
  rmSync(path.join(secondFolder, 'news'), { recursive: true });
  expect(await hosts('bill-labels')).toEqual(new Set(['https://cocloud.example', 'https://brightwater.example']));
  remove();
});
