// Each record of a decision has a number of its own, which its heading repeats; what names a record names one that is there.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/app.ts';
import { sourcesOf } from '../support/sources.ts';

const folder = 'docs/decisions';
const records = readdirSync(path.join(root, folder)).sort();

test('no two records have one number', () => {
  const numbers = records.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test.each(records)('%s begins with its number and says when it was decided', (name) => {
  const [heading = '', , date = ''] = readFileSync(path.join(root, folder, name), 'utf8').split('\n');
  expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
  expect(heading).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`));
  expect(date).toMatch(/^\d{4}-\d\d-\d\d/);
});

test('records that are named exist', () => {
  const named = sourcesOf('{*.md,docs/**/*.md,src/**/*.{ts,tsx,md},scripts/**/*.{ts,mjs},deploy/*.*}').flatMap(
    ({ file, text }) => [...text.matchAll(/decisions\/(\d{4}-[\w-]+\.md)/g)].map(([, name = '']) => `${file}: ${name}`),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((one) => !records.includes(one.split(': ')[1] ?? ''))).toEqual([]);
});
