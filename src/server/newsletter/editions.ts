// Editions of the newsletter: their articles, and each subscriber's mail with their topics in their language.
import * as v from 'valibot';
import type { Owner } from '../../shared/facts/facts.ts';
import { articleCategories } from '../../shared/forms/articleCategories.ts';
import { taipeiMoment } from '../../shared/i18n/days.ts';
import { isLocaleCode, localeCodes, localeOf } from '../../shared/i18n/locales.ts';
import { fillPath } from '../../shared/webapi/callPath.ts';
import { calls } from '../../shared/webapi/calls.ts';
import { newsState } from '../content/articleFile.ts';
import type { NewsText } from '../content/readNews.ts';
import type { Hosts } from '../http/sites.ts';
import { NeighbourFault } from '../ops/faults.ts';
import type { Subscriber } from '../store/subscriber.ts';
import type { NewsletterEdition } from '../store/newsletterEditions.ts';
import type { Store } from '../store/openStore.ts';
import type { NewMessage } from '../store/outbox.ts';
import { backendRequests } from '../webapi/remote/backendRequests.ts';
import { editionMail, type NewsSender } from './newsMails.ts';
import { dayMs } from '../../shared/i18n/times.ts';

/** What an edition needs to know about an article. */
type EditionText = Pick<
  NewsText,
  'id' | 'locale' | 'category' | 'title' | 'summary' | 'publishedAt' | 'expiresAt' | 'draft'
>;

/** A brand with its articles. */
export type NewsBrand = NewsSender & { hosts: Hosts; owner: Owner; news: readonly EditionText[] };

/** The period covered by the first edition. */
const firstMs = 31 * dayMs;
const atOnce = 100;
const dayLength = '2026-11-21'.length;

/** An article that names only its day may have come at its end: only the editions say whether one had it. */
const latestFrom = ({ publishedAt }: EditionText): number =>
  (taipeiMoment(publishedAt) ?? Infinity) + (publishedAt.length > dayLength ? 0 : dayMs);

/** Articles that came out since the last edition with their topic, newest first. `editions`: newest first. */
export function articlesSince(
  news: readonly EditionText[],
  editions: readonly Pick<NewsletterEdition, 'articles' | 'madeAt'>[],
  now: number,
): string[] {
  const topicOf = new Map(news.map(({ id, category }) => [id, category]));
  const had = new Set(editions.flatMap(({ articles }) => articles));
  const since = new Map(
    articleCategories.map((topic) => {
      const last = editions.find(({ articles }) => articles.some((id) => topicOf.get(id) === topic));
      return [topic, last?.madeAt ?? now - firstMs];
    }),
  );
  const fresh = news.filter(
    (text) =>
      newsState(text, now) === 'out' && !had.has(text.id) && latestFrom(text) > (since.get(text.category) ?? now),
  );
  const newestFirst = fresh.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  return [...new Set(newestFirst.map(({ id }) => id))];
}

/** Undefined when the edition has nothing for this subscriber. Leaves out articles that expired since it was made. */
export function mailTo(
  brand: NewsBrand,
  articles: readonly string[],
  { email, locale, topics }: Pick<Subscriber, 'email' | 'locale' | 'topics'>,
  link: string,
  now: number,
): NewMessage | undefined {
  const own = brand.news.filter(
    (text) => text.locale === locale && topics.includes(text.category) && newsState(text, now) === 'out',
  );
  const [first, ...others] = articles.flatMap((id) => own.find((text) => text.id === id) ?? []);
  if (!first || !isLocaleCode(locale)) return undefined;
  return editionMail(brand, { email, locale, topics, link }, [first, ...others]);
}

/** Queues mails for all subscribers who have not got this edition, so it can be repeated; returns how many. */
export async function sendEdition(
  { newsletterEditions }: Pick<Store, 'newsletterEditions'>,
  brand: NewsBrand,
  edition: NewsletterEdition,
  clock: () => number,
): Promise<number> {
  let after = '';
  let sent = 0;
  for (;;) {
    const { count, last } = await newsletterEditions.write({
      edition,
      hosts: brand.hosts,
      after,
      most: atOnce,
      messageTo: (subscriber, link) => mailTo(brand, edition.articles, subscriber, link, clock()),
    });
    sent += count;
    if (last === undefined) return sent;
    after = last;
  }
}

/** Pages that are read of the list of each language, newest first. */
const mostPages = 20;
const limits = { deadlineMs: 10_000, maxBytes: 1024 * 1024 };

const listAnswer = v.object({ code: v.literal(0), result: calls.newsList.answer });

/**
 * Reads the articles of a remote back end from its lists. Undefined when it has none. An unreachable one is a fault:
 * mails that were sent cannot be corrected.
 */
export async function articlesFromBackend(
  base: string,
  urlDomain: string,
  host: string,
): Promise<EditionText[] | undefined> {
  const requests = backendRequests({ base, urlDomain, ...limits });
  const found: EditionText[] = [];
  try {
    for (const locale of localeCodes)
      for (let page = 1, pages = 1; page <= Math.min(pages, mostPages); page += 1) {
        const path = fillPath(calls.newsList.path, { dir: localeOf(locale).dir });
        const { status, answer } = await requests.call(`${path}?number=${page}`, host);
        if (status === 404 && found.length === 0) return undefined;
        const { rows, pageCount } = v.parse(listAnswer, answer).result;
        pages = pageCount;
        found.push(...rows.filter((row) => row.locale === locale).map((row) => ({ ...row, draft: false })));
      }
    return found;
  } catch (error) {
    throw new NeighbourFault('unreachable', `The back end does not say which articles it has: ${String(error)}`, error);
  } finally {
    await requests.close();
  }
}
