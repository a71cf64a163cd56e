// The list of security requirements names proofs that exist, and leaves no requirement of the accounts' chapters out.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/app.ts';

const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** Of ASVS 5.0: the sections, each with its last requirement of level 1 or 2; those of level 3 come after it. */
const sections: readonly (readonly [section: string, last: number])[] = [
  ['6.1', 3],
  ['6.2', 12],
  ['6.3', 4],
  ['6.4', 4],
  ['6.5', 5],
  ['6.6', 3],
  ['6.8', 4],
  ['7.1', 3],
  ['7.2', 4],
  ['7.3', 2],
  ['7.4', 5],
  ['7.5', 2],
  ['7.6', 2],
  ['8.1', 2],
  ['8.2', 3],
  ['8.3', 1],
  ['8.4', 1],
  ['9.1', 3],
  ['9.2', 4],
  ['10.1', 2],
  ['10.2', 2],
  ['10.3', 4],
  ['10.4', 11],
  ['10.5', 5],
  ['10.6', 2],
  ['10.7', 3],
];

test('every requirement on accounts stands in the list, or among the exceptions, or among what does not apply', () => {
  const listed = [...text.matchAll(/^\| (\d[\d., ]*) \|/gm)].flatMap(([, numbers = '']) => numbers.split(', '));
  const asked = sections.flatMap(([section, last]) => Array.from({ length: last }, (_, at) => `${section}.${at + 1}`));
  expect(asked).toHaveLength(96);
  expect(asked.filter((number) => !listed.includes(number))).toEqual([]);
  const accounts = listed.filter((number) => /^([6-9]|10)\./.test(number));
  expect(accounts.filter((number) => !asked.includes(number))).toEqual([]);
});

test('every file that docs/security.md names is there', () => {
  const files = [...text.matchAll(/`((?:src|test|deploy|docs|scripts)\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
