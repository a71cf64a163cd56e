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

function filesIn(dir: string, within: string, withNews: boolean): string[] {
  return readdirSync(join(dir, within), { withFileTypes: true }).flatMap((entry) => {
    const name = `${within}${entry.name}`;
    if (entry.isDirectory()) return !withNews && isNews(name) ? [] : filesIn(dir, `${name}/`, withNews);
    return entry.isFile() ? [name] : [];
  });
}

function hashOf(dir: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names.toSorted())
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
  const names = filesIn(dir, '', true);
  return names.length > few ? fixedFingerprintOf(dir) === fixed : hashOf(dir, names) === fingerprint;
}
