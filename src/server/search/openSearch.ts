// Opens the search index of a brand (the one from the build, or a new one if content has changed since) and searches in it.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Hit } from '../../shared/facts/Hit.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { once } from '../../shared/i18n/once.ts';
import { isBeginning, termsAsked, wordsAsked } from '../../shared/search/folded.ts';
import { rankShort } from './rankShort.ts';
import { searchLists, type SearchSources } from './searchLists.ts';
import { builtIndex, tableOf, type ShortKind, writeIndex } from './writeIndex.ts';

/** This many terms are enough to tell one article from all others. */
const mostTerms = 40;

const quoted = (term: string): string => `"${term}"${isBeginning(term) ? '*' : ''}`;

/** The FTS5 query; undefined when the words hold no term. */
function wordsExpression(words: string): string | undefined {
  const ways = [termsAsked, wordsAsked]
    .map((cut) => cut(words).slice(0, mostTerms).map(quoted).join(' AND '))
    .filter((way) => way !== '');
  return ways.length === 0 ? undefined : [...new Set(ways)].map((way) => `(${way})`).join(' OR ');
}

/**
 * Finds articles among ten thousand: first those with the words in their title, each newest first, without scores.
 * Returns a function from words to ids. Whether an article is out, and matches the other filters, changes by the
 * minute and is not in the index.
 */
function findArticles(index: DatabaseSync, locale: LocaleCode): (words: string) => readonly string[] {
  const table = tableOf('articles', locale);
  const refs = index
    .prepare('select ref from refs where list = ? order by doc')
    .all(table)
    .map(({ ref }) => String(ref));
  // One row instead of ten thousand: creating the rows would take most of the time.
  const found = index.prepare(
    `select group_concat(doc, ' ') as docs from (select rowid as doc from ${table} where ${table} match ? order by rowid desc)`,
  );
  const docsOf = (expression: string): string[] => {
    const docs = found.get(expression)?.['docs'];
    return typeof docs === 'string' ? docs.split(' ') : [];
  };
  return (words) => {
    const asked = wordsExpression(words);
    if (asked === undefined) return [];
    const inTitle = `{title} : (${asked})`;
    return [...docsOf(inTitle), ...docsOf(`(${asked}) NOT (${inTitle})`)].flatMap((doc) => refs[Number(doc) - 1] ?? []);
  };
}

export type Search = {
  /** Best matches first. Node closes the file when the search is garbage-collected. */
  find: (kind: ShortKind, locale: LocaleCode, words: string) => readonly Hit[];
  /** Ids: first those with the words in the title, each newest first. */
  articles: (locale: LocaleCode, words: string) => readonly string[];
};

/** `version`: of the content; undefined if the build has written its index under `root`. */
type IndexPlaces = { root: string; brand: number; folder: string; version: string | undefined };

/** Keeps one version per brand; a process that still uses an older file has it open. */
async function fileOf({ root, brand, folder, version }: IndexPlaces, sources: SearchSources): Promise<string> {
  if (version === undefined) return builtIndex(root, brand);
  const name = `${brand}-${version}.sqlite`;
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  await writeIndex(file, searchLists(sources));
  for (const other of readdirSync(folder))
    if (other !== name && other.startsWith(`${brand}-`) && other.endsWith('.sqlite'))
      rmSync(path.join(folder, other), { force: true });
  return file;
}

export async function openSearch(places: IndexPlaces, sources: SearchSources): Promise<Search> {
  const index = new DatabaseSync(await fileOf(places, sources), { readOnly: true });
  const shortList = once((kind: ShortKind, locale: LocaleCode) => rankShort(index, kind, locale));
  const articles = once((locale: LocaleCode) => findArticles(index, locale));
  return {
    find: (kind, locale, words) => shortList(kind, locale).find(words),
    articles: (locale, words) => articles(locale)(words),
  };
}
