// Which articles a new edition has: all that came out since the last one of their topic, none twice.
import { articlesSince } from '../../../src/server/newsletter/editions.ts';
import { taipeiMoment } from '../../../src/shared/i18n/days.ts';

const article = (id: string, publishedAt: string) =>
  ({ id, locale: 'en', category: 'company', title: id, summary: '', publishedAt, draft: false }) as const;

test.each([
  ['by its day alone, is in the next', article('late', '2026-11-25'), ['late']],
  ['by its minute, is in the next if that is after the edition', article('late', '2026-11-25 15:00'), ['late']],
  ['by its minute, is in no other if that is before it', article('early', '2026-11-25 09:00'), []],
])('an article published on the day of an edition, %s', (_how, other, fresh) => {
  const news = [article('sent', '2026-11-25'), other, article('before', '2026-11-24')];
  const editions = [{ articles: ['sent'], madeAt: taipeiMoment('2026-11-25 10:00') ?? 0 }];
  expect(articlesSince(news, editions, taipeiMoment('2026-11-29') ?? 0)).toEqual(fresh);
});
