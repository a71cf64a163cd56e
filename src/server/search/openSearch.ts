// Opens the index of a brand for reading: the one that the build has left, or one that is written once for content that has changed since.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { once } from '../../shared/i18n/once.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Hit } from '../../shared/facts/Hit.ts';
import { findArticles } from './findArticles.ts';
import { rankShort } from './rankShort.ts';
import { builtIndex } from './builtIndex.ts';
import { searchLists, type SearchSources } from './searchLists.ts';
import type { ShortKind } from './SearchList.ts';
import { writeIndex } from './writeIndex.ts';

export type Search = {
  /** What fits best comes first. The file is closed by Node when nobody can ask any more. */
  find: (kind: ShortKind, locale: LocaleCode, words: string) => readonly Hit[];
  /** Ids: with the words in the title first, newer before older. */
  articles: (locale: LocaleCode, words: string) => readonly string[];
};

/** `version`: of the content; undefined where the build has left an index of it under `root`. */
export type IndexPlaces = { root: string; brand: number; folder: string; version: string | undefined };

/** One version a brand is kept; whoever reads another one has it open. */
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
