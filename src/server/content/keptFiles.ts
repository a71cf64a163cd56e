// File names of content that was read and checked, and fingerprints of the folder it was read from.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './loadContent.ts';

/** `fingerprint`: hash of all files; `fixed`: of all except articles. */
export type KeptContent = { fingerprint: string; fixed: string; content: Content };
export const contentFile = 'content.json';
export const articleFile = (folder: string, brand: number): string => join(folder, 'articles', `${brand}.sqlite`);

const isNews = (name: string): boolean => /^(?:brands\/[^/]+\/)?news$/.test(name);

function* filesIn(dir: string, within: string, withNews: boolean): Generator<string> {
  for (const entry of readdirSync(join(dir, within), { withFileTypes: true })) {
    const name = `${within}${entry.name}`;
    if (entry.isFile()) yield name;
    else if (entry.isDirectory() && (withNews || !isNews(name))) yield* filesIn(dir, `${name}/`, withNews);
  }
}

function hashOf(dir: string, names: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const name of [...names].toSorted())
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(dir, name)))
      .update('\0');
  return hash.digest('base64url');
}

export const fingerprintOf = (dir: string): string => hashOf(dir, filesIn(dir, '', true));
export const fixedFingerprintOf = (dir: string): string => hashOf(dir, filesIn(dir, '', false));

/** Up to this many files are all compared at start; with more, articles are compared only after the site answers. */
const mostCompared = 2_000;

/** Whether the folder is unchanged since `kept` was read. With more than `mostCompared` files, articles are not compared. */
export function isUnchanged(dir: string, { fingerprint, fixed }: KeptContent): boolean {
  const names: string[] = [];
  // Stops listing as soon as there are too many.
  for (const name of filesIn(dir, '', true))
    if (names.push(name) > mostCompared) return fixedFingerprintOf(dir) === fixed;
  return hashOf(dir, names) === fingerprint;
}
