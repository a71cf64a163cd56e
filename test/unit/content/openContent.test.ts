// What a start takes for the content folder: what the build has read, or the folder itself where it has changed since.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../../src/server/content/loadContent.ts';
import { withoutBodies } from '../../../src/server/content/articleBodies.ts';
import { builtBodies, fingerprintOf, openContent } from '../../../src/server/content/openContent.ts';
import { contentDir, dataFolder } from '../../support/backendParts.ts';

test('what the build has read serves until the folder changes, and nobody can change it', async () => {
  const { dataDir, remove } = dataFolder();
  const dir = join(dataDir, 'content');
  cpSync(contentDir, dir, { recursive: true });
  const { content: read, bodies } = withoutBodies(loadContent(dir));
  writeFileSync(join(dataDir, builtBodies), bodies);
  const built = { fingerprint: fingerprintOf(dir), content: { ...read, regions: [] } };
  const open = () => openContent(dir, { root: dataDir, content: built }, dataDir);
  const { content: opened, version } = await open();
  expect(opened).toBe(built.content);
  expect(version).toBeUndefined();
  expect(() => opened.desks.pop()).toThrow(TypeError);
  writeFileSync(join(dir, 'claims.yaml'), `${readFileSync(join(dir, 'claims.yaml'), 'utf8')}\n# changed\n`);
  const { content: anew, version: changed } = await open();
  expect([anew, changed]).toEqual([read, fingerprintOf(dir)]);
  expect(() => anew.desks.pop()).toThrow(TypeError);
  remove();
});

test('content survives being kept as JSON', () => {
  const content = loadContent(contentDir);
  expect(JSON.parse(JSON.stringify(content))).toEqual(content);
});

test('the text of an article is read from the file of the build, or from one of the data folder, of which the last three stay', async () => {
  const { dataDir, remove } = dataFolder();
  const dir = join(dataDir, 'content');
  cpSync(contentDir, dir, { recursive: true });
  const { content, bodies } = withoutBodies(loadContent(dir));
  writeFileSync(join(dataDir, builtBodies), bodies);
  const built = { fingerprint: fingerprintOf(dir), content };
  const article = join(dir, 'news/bill-labels/jp.md');
  const said = async () => {
    const opened = await openContent(dir, { root: dataDir, content: built }, dataDir);
    const text = opened.content.news.find(({ id, locale }) => id === 'bill-labels' && locale === 'jp');
    return text && opened.bodyOf(text.body);
  };
  const first = (await said()) ?? '';
  expect(readFileSync(article, 'utf8').endsWith(first)).toBe(true);
  for (const more of ['二', '三', '四', '五']) {
    writeFileSync(article, `${readFileSync(article, 'utf8')}\n${more}\n`);
    expect((await said())?.endsWith(`\n${more}\n`)).toBe(true);
  }
  expect(readdirSync(join(dataDir, 'articles')).length).toBe(3);
  remove();
});
