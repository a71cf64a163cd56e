// The README lists exactly the existing settings, and says the same of each.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../../src/server/config.ts';

const readme = readFileSync(path.join(__dirname, '../../README.md'), 'utf8');
const section = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Where things are'));
const rows = [...section.matchAll(/^\| `([A-Z0-9_]+)` \|[^|]*\| (.*) \|$/gm)];
const shown = rows.map(([, name, meaning]) => [name, meaning?.replaceAll(String.raw`\|`, '|')]);

test('README.md lists every setting with its meaning, in order', () => {
  expect(shown).toEqual(Object.entries(settings).map(([name, { desc }]) => [name, desc]));
});
