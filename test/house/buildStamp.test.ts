// `npm start` builds anew when a file changes that the build draws from.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/app.ts';
import { importsOf, sourcesOf, targetOf } from '../support/sources.ts';

const run = readFileSync(path.join(root, 'scripts/run.mjs'), 'utf8');
const stamp = /async function build\([^]*?hashOf\(/.exec(run)?.[0] ?? '';
/** Files and folders of the stamp. */
const stamped = [...stamp.matchAll(/'([\w./]+)'/g)].map(([, name]) => name);
const unstamped = (files: string[]) =>
  files.filter((file) => !stamped.some((name) => `${file}/`.startsWith(`${name}/`)));

const drawings = sourcesOf('scripts/charts.ts', 'scripts/charts/**/*.ts');

test('facts that pictures show are part of the stamp', () => {
  const named = drawings.flatMap(({ text }) => [...text.matchAll(/'(?:[./]*content\/)?((?:\w+\/)?\w+\.yaml)'/g)]);
  const read = named.map(([, name]) => `content/${name}`);
  expect(read).toEqual(expect.arrayContaining(['content/prices/cdn.yaml', 'content/claims.yaml']));
  expect(unstamped([...read, 'content/clouds'])).toEqual([]);
});

test('so is the content that share cards show: an old card would stay beside a new title', () => {
  const shown = sourcesOf('scripts/build/writeCards.ts').flatMap(({ text }) => [...text.matchAll(/\bcontent\.(\w+)/g)]);
  expect([...new Set(shown.map(([, name]) => name))].sort()).toEqual(['news', 'site']);
  expect(unstamped(['content/news/opening/en.md', 'content/site.yaml'])).toEqual([]);
});

test('so are the folders of scripts that the build imports', () => {
  const imported = [...sourcesOf('scripts/build.ts', 'scripts/build/**/*.ts'), ...drawings].flatMap((source) =>
    importsOf(source)
      .filter((from) => from.startsWith('.'))
      .map((from) => targetOf(source, from)),
  );
  expect(imported).toContain('scripts/cards/cardSvg.ts');
  expect(unstamped(imported.filter((file) => /^scripts\/.*\//.test(file)))).toEqual([]);
});
