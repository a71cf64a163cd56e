// The README lists exactly the existing settings.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settings } from '../../src/server/config.ts';

const readme = readFileSync(path.join(__dirname, '../../README.md'), 'utf8');
const section = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Where things are'));
const shown = [...section.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name);

test('README.md lists every setting, in order', () => {
  expect(shown).toEqual(Object.keys(settings));
});
