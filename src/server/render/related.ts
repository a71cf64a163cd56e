// Ranks articles by how close they are to one: by shared tags, of which rare ones count more, and by similar words.
import { LRUCache } from 'lru-cache';
import type { ArticleSummary } from '../../shared/facts/facts.ts';
import { partWords } from '../../shared/i18n/joinWords.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Category } from '../../shared/pages/newsList/categories.ts';
import type { ArticleFacts } from '../content/articleFile.ts';

/** `words`: of title and summary. */
export type SaidArticle = Pick<ArticleFacts, 'id' | 'tags'> & { words: string };

/** The text without differences of width, case and word joiners. */
const folded = (text: string) => partWords(text).normalize('NFKC').toLowerCase();

/** Pairs of neighbouring letters, which are words in some languages and parts of words in others. */
function pairsOf(words: string): Set<string> {
  const letters = folded(words).match(/[\p{L}\p{N}]/gu) ?? [];
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}

/** From 0, nothing in common, to 1. */
function likeness(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const fewer = Math.min(some.size, others.size);
  return fewer === 0 ? 0 : [...some].filter((pair) => others.has(pair)).length / fewer;
}

/** Ids, closest first. `candidates`: newest first, which decides among equals. `countOf`: how many articles have a tag. */
export function relatedTo(
  { id, tags, words }: SaidArticle,
  candidates: readonly SaidArticle[],
  countOf: (tag: string) => number,
): string[] {
  const pairs = pairsOf(words);
  const scores = new Map(
    candidates.map((other) => {
      const shared = tags.filter((tag) => other.tags.includes(tag));
      const weight = shared.reduce((sum, tag) => sum + 1 / Math.log2(1 + countOf(tag)), 0);
      return [other, weight + likeness(pairs, pairsOf(other.words))];
    }),
  );
  return candidates
    .filter((other) => other.id !== id)
    .toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
    .map((other) => other.id);
}

type List = readonly ArticleFacts[];
type Lists = {
  find: (id: string) => ArticleFacts | undefined;
  about: (tag: string) => List;
  inCategory: (category: Category) => List;
  summaries: (articles: List, locale: LocaleCode) => readonly ArticleSummary[];
};

const mostRelated = 3;
/** Related articles are looked for among so many of the newest of each tag and of the category. */
const candidatesOf = 40;
const relatedKept = 2000;

/** Finds the articles to show beside one, and keeps them for as long as the lists. */
export function relatedArticles({ find, about, inCategory, summaries }: Lists) {
  const kept = new LRUCache<string, List>({ max: relatedKept });
  const saidIn = (article: ArticleFacts, locale: LocaleCode): SaidArticle[] =>
    summaries([article], locale).map(({ id, title, summary }) => ({
      id,
      tags: article.tags,
      words: `${title} ${summary}`,
    }));
  return (article: ArticleFacts, locale: LocaleCode): List => {
    const key = `${locale} ${article.id}`;
    const known = kept.get(key);
    if (known) return known;
    const near = [...article.tags.map(about), inCategory(article.category)];
    const candidates = new Set([article, ...near.flatMap((one) => one.slice(0, candidatesOf))]);
    const said = [...candidates].toSorted((a, b) => a.at - b.at).flatMap((one) => saidIn(one, locale));
    const own = said.find(({ id }) => id === article.id);
    const closest = own ? relatedTo(own, said, (tag) => about(tag).length).slice(0, mostRelated) : [];
    const list = closest.flatMap((id) => find(id) ?? []);
    kept.set(key, list);
    return list;
  };
}
