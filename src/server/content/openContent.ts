// The content folder at the start: as the build has read and checked it, or read anew when staff have changed it since.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrandContent } from './BrandContent.ts';
import { readBody, storeBodies, withoutBodies, type KeptText, type Place } from './articleBodies.ts';
import type { Content } from './loadContent.ts';

/** What the build leaves: reading and checking YAML and Markdown takes longer than all else that a start does. */
export type BuiltContent = { fingerprint: string; content: Content<KeptText> };
/** What the build leaves of the texts of articles. */
export const builtBodies = 'articles.md';

/** Of one brand, as a process holds it. */
export type KeptBrand = BrandContent<KeptText>;
export type BodyOf = (place: Place) => Promise<string>;
/** `version`: of content that staff have changed since the build. */
export type OpenedContent = { content: Content<KeptText>; bodyOf: BodyOf; version: string | undefined };

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

type Build = { root: string; content: BuiltContent };

export async function openContent(
  dir: string,
  { root, content: built }: Build,
  dataDir: string,
): Promise<OpenedContent> {
  const fingerprint = fingerprintOf(dir);
  if (fingerprint === built.fingerprint)
    return { content: deepFreeze(built.content), bodyOf: readBody(join(root, builtBodies)), version: undefined };
  const { loadContent } = await import(/* webpackMode: "lazy", webpackChunkName: "content" */ './loadContent.ts');
  const { content, bodies } = withoutBodies(loadContent(dir));
  const bodyOf = readBody(await storeBodies(resolve(dataDir), fingerprint, bodies));
  return { content: deepFreeze(content), bodyOf, version: fingerprint };
}
