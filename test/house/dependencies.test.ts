// Every package has a documented reason, and no reason is left without its package.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<string, object>;
const named = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap((kind) =>
  Object.keys(manifest[kind] ?? {}),
);
const rows = [...readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8').matchAll(/^\| `(\S+)` \| \S/gm)];

test('docs/dependencies.md names every package of package.json and no other', () => {
  expect(rows.map(([, name]) => name).toSorted()).toEqual(named.toSorted());
});
