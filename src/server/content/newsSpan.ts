// When an article is published and when it expires (Taipei time), and its state at a moment; a draft is never out.
import { taipeiMoment } from '../../shared/i18n/days.ts';
import type { NewsText } from './readNews.ts';

export type NewsSpan = { from: number; until: number };

export const spanOf = ({ publishedAt, expiresAt }: Pick<NewsText, 'publishedAt' | 'expiresAt'>): NewsSpan => ({
  from: taipeiMoment(publishedAt) ?? Infinity,
  until: (expiresAt === undefined ? undefined : taipeiMoment(expiresAt)) ?? Infinity,
});

export function newsState(text: Pick<NewsText, 'publishedAt' | 'expiresAt' | 'draft'>, now: number) {
  const { from, until } = spanOf(text);
  if (text.draft) return 'draft';
  if (from > now) return 'planned';
  return until <= now ? 'over' : 'out';
}
