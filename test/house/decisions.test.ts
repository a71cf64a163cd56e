// Each decision record has a unique number, which its heading repeats; every mentioned record exists, and the list of those that rule has
// none that is superseded.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/app.ts';
import { sourcesOf } from '../support/sources.ts';

const folder = 'docs/decisions';
const records = readdirSync(path.join(root, folder))
  .filter((name) => name !== 'README.md')
  .sort();
const textOf = (name: string): string => readFileSync(path.join(root, folder, name), 'utf8');

test('no two records have the same number', () => {
  const numbers = records.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test.each(records)('%s begins with its number and has a date', (name) => {
  const [heading = '', , date = ''] = textOf(name).split('\n');
  expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
  expect(heading).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`));
  expect(date).toMatch(/^\d{4}-\d\d-\d\d/);
});

test('mentioned records exist', () => {
  const named = sourcesOf('{*.md,docs/**/*.md,src/**/*.{ts,tsx,md},scripts/**/*.{ts,mjs},deploy/*.*}').flatMap(
    ({ file, text }) =>
      [...text.matchAll(/(?:decisions\/|\]\()(\d{4}-[\w-]+\.md)/g)].map(([, name = '']) => `${file}: ${name}`),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((one) => !records.includes(one.split(': ')[1] ?? ''))).toEqual([]);
});

test('no superseded record is listed among those that rule', () => {
  const listed = [...textOf('README.md').matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, name = '']) => name);
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((name) => /\bSuperseded\b/.test(textOf(name)))).toEqual([]);
});
