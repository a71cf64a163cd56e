// Versions with known vulnerabilities stay out, even after a lockfile update.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/app.ts';

type Lock = { packages: Record<string, { version?: string; dev?: boolean }> };

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
/** Packages that visitors reach; development tools may bring old versions of their own. */
const installed = (name: string) =>
  Object.entries(packages)
    .filter(([place, { dev }]) => !dev && (place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`)))
    .map(([, { version = '' }]) => version);

const numbers = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);
const isBelow = (version: string, floor: string): boolean => {
  const [have, need] = [numbers(version), numbers(floor)];
  const at = need.findIndex((number, index) => number !== have[index]);
  return at >= 0 && (have[at] ?? 0) < (need[at] ?? 0);
};

test('versions are compared as numbers', () => {
  expect(isBelow('2.9.0', '2.10.0')).toBe(true);
  expect(isBelow('2.10.0', '2.9.9')).toBe(false);
  expect(isBelow('3.0.0', '3.0.0')).toBe(false);
});

/** The first version without the vulnerability; absent packages have none. */
const floors = {
  multer: '2.3.0',
  qs: '6.16.0',
  'path-to-regexp': '8.4.0',
  'body-parser': '2.3.0',
  'proxy-addr': '2.0.8',
  'i18next-http-middleware': '3.9.8',
  'i18next-fs-backend': '2.6.6',
  nodemailer: '9.1.1',
};

const runtime = new Set(['multer', 'qs', 'path-to-regexp', 'body-parser', 'proxy-addr']);

test.each(Object.entries(floors))('%s is at least %s', (name, floor) => {
  const versions = installed(name);
  if (runtime.has(name)) expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => isBelow(version, floor))).toEqual([]);
});

test('React Server Components are not used', () => {
  expect(Object.keys(packages).filter((place) => place.includes('react-server-dom'))).toEqual([]);
});
