// Chooses the covers of a list of articles: their own ones or one by the article's id, never the same drawing twice in succession.
import { useNeed } from '../../app/needs.ts';
import type { Covers } from '../../facts/Charts.ts';
import type { ArticleSummary } from '../../facts/facts.ts';

type Covered = Pick<ArticleSummary, 'id' | 'cover'>;

export const motifOf = (cover: string): string => cover.split('-')[0] ?? cover;

const numberOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/** `drawn`: names of all existing covers. */
export function coversOf(articles: readonly Covered[], drawn: readonly string[]): string[] {
  const motifs = [...Map.groupBy(drawn, motifOf)];
  const own = articles.map(({ cover }) => (cover !== undefined && drawn.includes(cover) ? cover : undefined));
  const chosen: string[] = [];
  for (const [index, { id }] of articles.entries()) {
    const wanted = own[index];
    const before = chosen.at(-1);
    if (wanted && motifOf(wanted) !== (before && motifOf(before))) {
      chosen.push(wanted);
      continue;
    }
    const hash = numberOf(id);
    // Three related articles stand side by side: a chosen cover differs from those two places away as well.
    const near = [...chosen.slice(-2), ...own.slice(index + 1, index + 3)];
    const taken = new Set(near.map((cover) => cover && motifOf(cover)));
    // Starts at the article's place in the list of motifs, so that most articles get the same cover in every list.
    const inTurn = motifs.map((_, step) => motifs[(hash + step) % motifs.length]);
    const found = inTurn.find((entry) => entry && !taken.has(entry[0]));
    const values = found?.[1] ?? drawn;
    chosen.push(values[hash % values.length] ?? '');
  }
  return chosen;
}

/** Article id → address of its cover, for articles in the order shown. */
export function coverAddresses(articles: readonly Covered[], drawn: Covers): ReadonlyMap<string, string | undefined> {
  const names = coversOf(articles, Object.keys(drawn));
  return new Map(articles.map(({ id }, index) => [id, drawn[names[index] ?? '']]));
}

export const useCovers = (articles: readonly Covered[]) => coverAddresses(articles, useNeed('covers'));
