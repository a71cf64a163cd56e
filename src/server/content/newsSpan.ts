// From when until when an article is out, and whether it is at a moment: its times are those of Taipei, and a draft never is.
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
