// Folders of src/shared form layers: imports (types included) go down, and no two folders import each other.
import path from 'node:path';
import { importsOf, sourcesOf, targetOf } from '../support/sources.ts';

/** Folders of one row do not import each other. */
const rows = [
  ['layout'],
  ['pages'],
  ['sections'],
  ['formParts'],
  ['live', 'owner', 'ui', 'wishes'],
  ['app', 'calculators'],
  ['facts'],
  ['webapi'],
  ['forms'],
  ['search'],
  ['i18n', 'storage'],
];

const room = /^src\/shared\/([^/]+)\//;
const rowOf = (file: string) => rows.findIndex((names) => names.includes(room.exec(file)?.[1] ?? ''));

const edges = sourcesOf('src/shared/*/**/*.{ts,tsx}').flatMap((source) =>
  importsOf(source)
    .filter((from) => from.startsWith('.'))
    .map((from) => ({ file: source.file, target: targetOf(source, from) }))
    .filter(({ target }) => !target.startsWith('generated/')),
);

test('every folder has a row', () => {
  expect(edges.length).toBeGreaterThan(1000);
  expect(edges.filter(({ file, target }) => rowOf(file) < 0 || rowOf(target) < 0)).toEqual([]);
});

test('imports go down', () => {
  const wrong = edges
    .filter(({ file, target }) => room.exec(file)?.[1] !== room.exec(target)?.[1] && rowOf(target) <= rowOf(file))
    .map(({ file, target }) => `${file} → ${target}`);
  expect(wrong).toEqual([]);
});

test('no two folders import each other, except the list of pages and its pages', () => {
  const pairs = new Set(
    edges
      .map(({ file, target }) => [path.posix.dirname(file), path.posix.dirname(target)] as const)
      .filter(([from, to]) => from !== to && from !== 'src/shared/pages' && to !== 'src/shared/pages')
      .map(([from, to]) => `${from} ${to}`),
  );
  expect([...pairs].filter((pair) => pairs.has(pair.split(' ').toReversed().join(' ')))).toEqual([]);
});
