// Editions of the newsletter: their articles, and their mails, written to the outbox in batches so that nobody gets one twice.
import { randomUUID } from 'node:crypto';
import { linkHash, newLinkId } from './accountLinks.ts';
import { subscriberOf, type Subscriber } from './subscriber.ts';
import { enqueue, type NewMessage } from './outbox.ts';
import { readJson } from '../ops/readJson.ts';
import type { Database } from './schema.ts';

export type NewsletterEdition = { id: string; articles: readonly string[]; madeAt: number };

/** Number of subscribers with this language and these topics. */
export type NewsCount = { locale: string; topics: readonly string[]; count: number };

export type NewsBatch = {
  edition: NewsletterEdition;
  /** All names of the brand. */
  hosts: readonly string[];
  /** The batch begins after this id. */
  after: string;
  most: number;
  /** Undefined when the edition has nothing for the subscriber. Runs inside the transaction, so it only computes. */
  messageTo: (subscriber: Subscriber, link: string) => NewMessage | undefined;
};

export function newsletterEditionsRepository(db: Database, clock: () => number) {
  return {
    /** Newest first. */
    async list(): Promise<NewsletterEdition[]> {
      const rows = await db.selectFrom('newsletter_editions').selectAll().orderBy('made_at', 'desc').execute();
      return rows.map(({ id, articles, made_at }) => ({
        id,
        articles: readJson<string[]>(articles, () => []),
        madeAt: made_at,
      }));
    },

    /** Keeps an edition that exists, since parts of it may have been sent. */
    async make(id: string, articles: readonly string[]): Promise<void> {
      await db
        .insertInto('newsletter_editions')
        .values({ id, articles: JSON.stringify(articles), made_at: clock() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    /** Number of mails written of each edition. */
    async written(): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .selectFrom('newsletter_links')
        .select(({ fn }) => ['edition', fn.countAll<number>().as('count')])
        .where('edition', 'is not', null)
        .groupBy('edition')
        .execute();
      return new Map(rows.map(({ edition, count }) => [edition ?? '', count]));
    },

    /** `hosts`: only of these sites. */
    async subscribers(hosts?: readonly string[]): Promise<NewsCount[]> {
      const all = db
        .selectFrom('newsletter_subscribers')
        .select(({ fn }) => ['locale', 'topics', fn.countAll<number>().as('count')])
        .where('state', '=', 'on')
        .groupBy(['locale', 'topics']);
      const rows = await (hosts === undefined ? all : all.where('site', 'in', hosts)).execute();
      return rows.map(({ locale, topics, count }) => ({ locale, topics: readJson<string[]>(topics, () => []), count }));
    },

    /** Number of subscribers in each state. */
    async states(): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .selectFrom('newsletter_subscribers')
        .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      return new Map(rows.map(({ state, count }) => [state, count]));
    },

    /**
     * Writes the mails of the next subscribers who have none of this edition. Returns how many, and the id after which the next batch
     * begins, undefined at the end. A subscriber who confirmed after the edition was made gets the next one.
     */
    write: ({ edition, hosts, after, most, messageTo }: NewsBatch) =>
      db.transaction().execute(async (change) => {
        const next = change
          .selectFrom('newsletter_subscribers as next')
          .select('next.id')
          .where('next.site', 'in', hosts)
          .where('next.state', '=', 'on')
          .where('next.confirmed_at', '<=', edition.madeAt)
          .where('next.id', '>', after)
          .where((row) =>
            row.not(
              row.exists(
                row
                  .selectFrom('newsletter_links')
                  .select('hash')
                  .whereRef('subscriber', '=', 'next.id')
                  .where('edition', '=', edition.id),
              ),
            ),
          )
          .orderBy('next.id')
          .limit(most);
        // Locks the rows in PostgreSQL, too: a subscription that ends meanwhile ends either before this, or after it and then deletes the mail.
        const rows = await change
          .updateTable('newsletter_subscribers')
          .set((is) => ({ state: is.ref('state') }))
          .where('id', 'in', next)
          .where('state', '=', 'on')
          .returningAll()
          .execute();
        const mails = rows.map(subscriberOf).flatMap((subscriber) => {
          const link = newLinkId();
          const message = messageTo(subscriber, link);
          return message ? [{ subscriber: subscriber.id, link, message: { ...message, id: randomUUID() } }] : [];
        });
        const last = rows
          .map(({ id }) => id)
          .toSorted()
          .at(-1);
        if (mails.length === 0) return { count: 0, last };
        // Another process that sends the same edition may have been first.
        const written = await change
          .insertInto('newsletter_links')
          .values(
            mails.map(({ subscriber, link, message }) => ({
              hash: linkHash(link),
              subscriber,
              edition: edition.id,
              message: message.id,
              expires_at: null,
            })),
          )
          .onConflict((conflict) => conflict.columns(['subscriber', 'edition']).doNothing())
          .returning('subscriber')
          .execute();
        const own = new Set(written.map(({ subscriber }) => subscriber));
        const messages = mails.flatMap(({ subscriber, message }) => (own.has(subscriber) ? [message] : []));
        await enqueue(change, messages, clock());
        return { count: messages.length, last };
      }),
  };
}
