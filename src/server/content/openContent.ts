// The content folder at the start: as the build has read and checked it, or read anew when staff have changed it since.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './loadContent.ts';

/** What the build leaves: reading and checking YAML and Markdown takes longer than all else that a start does. */
export type BuiltContent = { fingerprint: string; content: Content };

export function fingerprintOf(dir: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of entries.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash
      .update(`${file.slice(dir.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('base64url');
}

/** Pages share what is read here, so nobody may change it. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

export async function openContent(dir: string, built: BuiltContent): Promise<Content> {
  if (fingerprintOf(dir) === built.fingerprint) return deepFreeze(built.content);
  const { loadContent } = await import(/* webpackMode: "lazy", webpackChunkName: "content" */ './loadContent.ts');
  return deepFreeze(loadContent(dir));
}
