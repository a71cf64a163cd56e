// Which content a process uses: what the build has read, or what this machine has read since staff changed it; only
// changed articles are read again.
import fs, { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keepContent } from '../../../src/server/content/keepContent.ts';
import { loadContent } from '../../../src/server/content/loadContent.ts';
import { articleFile, contentFile, type KeptContent } from '../../../src/server/content/keptFiles.ts';
import { keepCurrent, lastKept, openKept } from '../../../src/server/content/openContent.ts';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { contentDir, dataFolder, withFewArticles } from '../../support/backendParts.ts';

/** A copy of the content, and a build that has read it. */
function built(isTaken = withFewArticles()) {
  const { dataDir, remove } = dataFolder();
  const dir = join(dataDir, 'content');
  const root = join(dataDir, 'dist');
  cpSync(contentDir, dir, { recursive: true, filter: isTaken });
  keepContent(dir, root);
  const content = JSON.parse(readFileSync(join(root, contentFile), 'utf8')) as KeptContent;
  const build = { root, manifest: { buildId: 'b1' }, content };
  const current = async () => openKept(await keepCurrent(dir, build, dataDir), build);
  const last = () => lastKept(dir, build, dataDir);
  const append = (file: string, text: string) =>
    writeFileSync(join(dir, file), `${readFileSync(join(dir, file), 'utf8')}${text}`);
  return { dir, root, build, dataDir, current, last, append, remove };
}

/** So many files that a start does not wait for all of them. */
function manyFiles(dir: string): void {
  mkdirSync(join(dir, 'unread'));
  for (let at = 0; at < 2_000; at += 1) writeFileSync(join(dir, 'unread', `${at}.txt`), '');
}

const bodyIn = ({ brands }: ReturnType<typeof openKept>, id: string): string => {
  const { articles } = brands[0] ?? {};
  const article = articles?.all.find((one) => one.id === id);
  return article && articles ? articles.body(article, 'jp') : '';
};

test('the build’s content is used until the folder changes, and cannot be modified', async () => {
  const { root, build, current, last, append, remove } = built();
  const opened = await current();
  expect([opened.content, opened.version, opened.folder]).toEqual([build.content.content, undefined, root]);
  expect(() => opened.content.desks.pop()).toThrow(TypeError);
  append('claims.yaml', '\n# changed\n');
  expect(last()).toBeUndefined();
  const anew = await current();
  expect([anew.content, anew.folder]).toEqual([opened.content, last()]);
  expect(anew.version).toBeDefined();
  expect(() => anew.content.desks.pop()).toThrow(TypeError);
  remove();
});

test('a file saved while content is read is read again: no content is kept under the fingerprint of another', async () => {
  const { dir, current, append, remove } = built();
  const desks = join(dir, 'desks.yaml');
  append('claims.yaml', '\n# changed\n');
  const before = readFileSync(desks, 'utf8');
  const during = before.replace(/@[\w.-]+/, '@during.example');
  expect(during).not.toBe(before);
  const real = fs.readFileSync;
  let readings = 0;
  // The first reading is that of the fingerprint.
  jest.spyOn(fs, 'readFileSync').mockImplementation((...given: Parameters<typeof real>) => {
    if (given[0] === desks) {
      readings += 1;
      if (readings === 2) writeFileSync(desks, during);
    }
    return real(...given);
  });
  const [first] = (await current()).content.desks;
  jest.restoreAllMocks();
  writeFileSync(desks, before);
  const [second] = (await current()).content.desks;
  expect([JSON.stringify(first).includes('during'), JSON.stringify(second).includes('during')]).toEqual([true, false]);
  remove();
});

test('every article is stored as it was read, in every language', async () => {
  const { dir, current, remove } = built(() => true);
  const { articles } = (await current()).brands[0] ?? {};
  const said = articles?.all.flatMap((article) =>
    localeCodes
      .filter((_, place) => ((article.finished | article.drafts) >> place) & 1)
      .map((code) => ({ ...articles.text(article, code), body: articles.body(article, code) })),
  );
  const byName = (a: { id: string; locale: string }, b: typeof a) =>
    a.id.localeCompare(b.id) || a.locale.localeCompare(b.locale);
  const read = loadContent(dir).news.map(({ source: _source, ...text }) => text);
  expect(said?.toSorted(byName)).toEqual(read.toSorted(byName));
  remove();
});

test('a start takes the newest stored content, of which three are kept; with very many articles only a check finds changes', async () => {
  const { dir, dataDir, current, last, append, remove } = built();
  append('news/bill-labels/jp.md', '\n一\n');
  expect(last()).toBeUndefined();
  manyFiles(dir);
  await current();
  for (const more of ['二', '三']) {
    const before = last();
    append('news/bill-labels/jp.md', `\n${more}\n`);
    expect(last()).toBe(before);
    const opened = await current();
    expect(bodyIn(opened, 'bill-labels').endsWith(`\n${more}\n`)).toBe(true);
    expect(last()).toBe(opened.folder);
  }
  const folders = readdirSync(join(dataDir, 'kept'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders).toHaveLength(3);
  remove();
});

test('an article is read again only if its file or something it may name has changed, and its faults still have their line', () => {
  const { dir, root, append, remove } = built();
  const again = join(dir, '../again');
  const file = articleFile(root, 0);
  const database = new DatabaseSync(file);
  database.exec(`update texts set body = 'as known'`);
  database.close();
  const change = (name: string, from: RegExp, to: string) =>
    writeFileSync(join(dir, name), readFileSync(join(dir, name), 'utf8').replace(from, to));
  append('news/bill-labels/jp.md', '\n二\n');
  const readAnew = keepContent(dir, again, root).news.filter(({ body }) => body !== 'as known');
  expect(readAnew.map(({ id, locale }) => [id, locale])).toEqual([['bill-labels', 'jp']]);
  change('news/bill-labels/en.md', /^category: .*$/m, 'category: cloud-news');
  expect(() => keepContent(dir, again, root)).toThrow(/bill-labels\/jp\.md:5: category differs from en\.md/);
  change('news/bill-labels/en.md', /^category: .*$/m, 'category: company');
  change('tags.yaml', /en: CDN/, 'en: Networks');
  expect(keepContent(dir, again, root).news).toEqual(loadContent(dir).news);
  remove();
});
