// Opens the search index of a brand for reading: the one from the build, or a new one if content has changed since.
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
  /** Best matches first. Node closes the file when the search is garbage-collected. */
  find: (kind: ShortKind, locale: LocaleCode, words: string) => readonly Hit[];
  /** Ids: first those with the words in the title, each newest first. */
  articles: (locale: LocaleCode, words: string) => readonly string[];
};

/** `version`: of the content; undefined if the build has written its index under `root`. */
export type IndexPlaces = { root: string; brand: number; folder: string; version: string | undefined };

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
