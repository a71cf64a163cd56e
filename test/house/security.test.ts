// The list of security requirements names existing proofs, and covers every requirement of the chapters about accounts.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/app.ts';

const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** Sections of ASVS 5.0, each with its last requirement of level 1 or 2; level 3 comes after it. */
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

test('every requirement on accounts is in the list, among the exceptions, or marked as not applicable', () => {
  const listed = [...text.matchAll(/^\| (\d[\d., ]*) \|/gm)].flatMap(([, numbers = '']) => numbers.split(', '));
  const asked = sections.flatMap(([section, last]) => Array.from({ length: last }, (_, at) => `${section}.${at + 1}`));
  expect(asked).toHaveLength(96);
  expect(asked.filter((number) => !listed.includes(number))).toEqual([]);
  const accounts = listed.filter((number) => /^([6-9]|10)\./.test(number));
  expect(accounts.filter((number) => !asked.includes(number))).toEqual([]);
});

test('every file that docs/security.md names exists', () => {
  const files = [...text.matchAll(/`((?:src|test|deploy|docs|scripts)\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
