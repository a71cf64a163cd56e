// Which articles belong to one: those about the same, the rarer that is the more, and those that say it in the same words.
import { partWords } from '../../shared/i18n/joinWords.ts';
import type { ArticleText } from './ArticleText.ts';

/** The same for full and half width, capital and small letters, joined or not. */
const folded = (text: string) => partWords(text).normalize('NFKC').toLowerCase();

/** Neighbouring letters, which are words in some languages and parts of words in the others. */
function pairsOf({ title, summary }: ArticleText): Set<string> {
  const letters = folded(`${title} ${summary}`).match(/[\p{L}\p{N}]/gu) ?? [];
  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}

/** From 0, nothing in common, to 1. */
function likeness(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const fewer = Math.min(some.size, others.size);
  return fewer === 0 ? 0 : [...some].filter((pair) => others.has(pair)).length / fewer;
}

/** `candidates`: newest first, which decides among equals. `countOf`: how many articles have a tag. */
export function relatedTo(
  text: ArticleText,
  candidates: readonly ArticleText[],
  countOf: (tag: string) => number,
): ArticleText[] {
  const pairs = pairsOf(text);
  const scores = new Map(
    candidates.map((other) => {
      const shared = text.tags.filter((tag) => other.tags.includes(tag));
      const weight = shared.reduce((sum, tag) => sum + 1 / Math.log2(1 + countOf(tag)), 0);
      return [other, weight + likeness(pairs, pairsOf(other))];
    }),
  );
  return candidates.filter(({ id }) => id !== text.id).toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}
