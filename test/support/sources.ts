// Reads the project's own source files and texts, for tests of the house rules.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocaleCode } from '../../src/shared/i18n/locales.ts';
import { root } from './app.ts';

export type Source = { file: string; text: string };

export const sourcesOf = (...patterns: string[]): Source[] =>
  globSync(patterns, { cwd: root })
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Includes dynamic imports, with or without a webpack comment inside. */
const everyImport =
  /^(?:import|export)\b([^'";]*?)from '([^']+)'|^import '([^']+)'|\bimport\(\s*(?:\/\*[^]*?\*\/\s*)*'([^']+)'\s*,?\s*\)/gm;

export const importsOf = ({ text }: Source): string[] =>
  [...text.matchAll(everyImport)].map(([, , from, bare, late]) => from ?? bare ?? late ?? '');

/** `from` as `source` writes it; the result is relative to the root. */
export const targetOf = (source: Source, from: string) => path.posix.join(path.posix.dirname(source.file), from);

export type Tree = { [key: string]: string | Tree };

export const namespaces = globSync('*.json', { cwd: path.join(root, 'locales/en') })
  .map((file) => path.basename(file, '.json'))
  .sort();

/** The name that texts are filled with; `brand` in content/site.yaml. */
export const brand = 'COCloud';

/** Texts with the brand's name filled in, as visitors read them. */
export const readTexts = (code: LocaleCode, namespace: string): Tree =>
  JSON.parse(
    readFileSync(path.join(root, 'locales', code, `${namespace}.json`), 'utf8').replaceAll('{{brand}}', brand),
  ) as Tree;

/** Every leaf as `a.b.c` → text. */
export function leavesOf(tree: Tree, before = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[before + key, value]] : [...leavesOf(value, `${before}${key}.`)],
    ),
  );
}

export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name).sort();
