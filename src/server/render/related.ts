// Ranks articles by how close they are to one: by shared tags, of which rare ones count more, and by similar words.
import { partWords } from '../../shared/i18n/joinWords.ts';
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
