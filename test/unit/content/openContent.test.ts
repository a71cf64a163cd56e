// What a start takes for the content folder: what the build has read, or the folder itself where it has changed since.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../../src/server/content/loadContent.ts';
import { fingerprintOf, openContent } from '../../../src/server/content/openContent.ts';
import { contentDir, dataFolder } from '../../support/backendParts.ts';

test('what the build has read serves until the folder changes, and nobody can change it', async () => {
  const { dataDir, remove } = dataFolder();
  const dir = join(dataDir, 'content');
  cpSync(contentDir, dir, { recursive: true });
  const read = loadContent(dir);
  const built = { fingerprint: fingerprintOf(dir), content: { ...read, regions: [] } };
  const opened = await openContent(dir, built);
  expect(opened).toBe(built.content);
  expect(() => opened.desks.pop()).toThrow(TypeError);
  writeFileSync(join(dir, 'claims.yaml'), `${readFileSync(join(dir, 'claims.yaml'), 'utf8')}\n# changed\n`);
  const anew = await openContent(dir, built);
  expect(anew).toEqual(read);
  expect(() => anew.desks.pop()).toThrow(TypeError);
  remove();
});

test('content survives being kept as JSON', () => {
  const content = loadContent(contentDir);
  expect(JSON.parse(JSON.stringify(content))).toEqual(content);
});
