// Which files content is kept in once it has been read, and of what state of the folder they are.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './loadContent.ts';

/** `fingerprint`: of all files, `fixed`: of all but articles. */
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

/** So many files are compared before anybody has waited; of more, a start leaves articles for when it answers. */
const few = 2_000;

/** Whether a folder is as it was when `kept` was read; of ten thousand articles, all but these. */
export function isUnchanged(dir: string, { fingerprint, fixed }: KeptContent): boolean {
  const names: string[] = [];
  // No more folders are opened than tell which of the two it is.
  for (const name of filesIn(dir, '', true)) if (names.push(name) > few) return fixedFingerprintOf(dir) === fixed;
  return hashOf(dir, names) === fingerprint;
}
