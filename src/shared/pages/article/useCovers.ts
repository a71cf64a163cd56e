// The covers of the articles that a part shows, in the order in which it shows them: id → address of the picture.
import { useNeed, type ArticleSummary } from '../../app/needs.ts';
import { coversOf } from './coversOf.ts';

export function useCovers(articles: readonly ArticleSummary[]): ReadonlyMap<string, string | undefined> {
  const drawn = useNeed('covers');
  const names = coversOf(articles, Object.keys(drawn));
  return new Map(articles.map(({ id }, index) => [id, drawn[names[index] ?? '']]));
}
