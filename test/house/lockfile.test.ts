// Production packages come unchanged from the registry: each with its version and the hash of its archive.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/app.ts';

type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean; dev?: boolean };
type Packages = Record<string, Locked>;

const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>;

/** Without an address npm uses its configured registry; any other address is another source. */
const registry = /^https:\/\/registry\.npmjs\.org\/[^?#]+\.tgz$/;

function strangeIn(packages: Packages): string[] {
  return Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .filter(
      ([, { version = '', resolved, integrity = '', link }]) =>
        link === true ||
        !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) ||
        !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) ||
        (resolved !== undefined && !registry.test(resolved)),
    )
    .map(([place]) => place);
}

const good: Locked = { version: '1.2.3', integrity: `sha512-${'A'.repeat(86)}==` };

test.each<[string, Locked]>([
  ['without a hash', { version: '1.2.3' }],
  ['with a weak hash', { ...good, integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }],
  ['from a repository', { ...good, resolved: 'git+ssh://git@github.com/a/b.git#abc' }],
  ['from elsewhere', { ...good, resolved: 'https://registry.npmjs.org.evil.example/a/-/a-1.2.3.tgz' }],
  ['that is a folder', { ...good, link: true }],
  ['without a version', { ...good, version: 'file:../a' }],
])('a package %s is reported', (_name, locked) => {
  expect(strangeIn({ 'node_modules/a': locked })).toEqual(['node_modules/a']);
  expect(strangeIn({ 'node_modules/a': good })).toEqual([]);
});

test('every package of production is from the registry, with its hash', () => {
  const packages = readJson('package-lock.json')['packages'] as Packages;
  expect(Object.values(packages).filter(({ dev }) => !dev).length).toBeGreaterThan(100);
  expect(strangeIn(packages)).toEqual([]);
});

test('package.json names versions, and no file of ours names another registry', () => {
  const manifest = readJson('package.json');
  const wanted = ['dependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries((manifest[kind] ?? {}) as Record<string, string>),
  );
  expect(wanted.filter(([, range]) => !/^[\^~]?\d+(\.\d+){0,2}(-[\w.]+)?$/.test(range))).toEqual([]);
  expect(existsSync(path.join(root, '.npmrc'))).toBe(false);
});
