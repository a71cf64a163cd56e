// Gives short class names that are the same in every build of the same source, in the browser and the server bundle.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

type LoaderContext = { resourcePath: string };

const letters = 'abcdefghijklmnopqrstuvwxyz';

function shortName(index: number): string {
  const first = letters[index % 26] ?? '';
  const rest = Math.floor(index / 26);
  return rest === 0 ? first : first + rest.toString(36);
}

const classesOf = (css: string) => new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map((match) => match[1] ?? ''));

/** Every class of the source with its short name. */
export function shortNames(root: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const file of globSync('**/*.module.css', { cwd: root }).sort()) {
    for (const name of classesOf(readFileSync(path.join(root, file), 'utf8'))) {
      names.set(`${path.join(root, file)} ${name}`, shortName(names.size));
    }
  }
  return names;
}

/** A new class shifts the names after it, so compiled modules in the cache must be invalidated. */
export const versionOf = (names: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([...names]))
    .digest('hex');

export const classNamer =
  (names: ReadonlyMap<string, string>) =>
  ({ resourcePath }: LoaderContext, _pattern: string, localName: string): string =>
    names.get(`${resourcePath} ${localName}`) ?? `${path.basename(resourcePath, '.module.css')}-${localName}`;
