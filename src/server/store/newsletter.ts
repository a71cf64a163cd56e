// Who gets the newsletter: asked for by a form, begun and changed by who holds a link that is known by its hash, and ended so that no address stays.
import { randomUUID } from 'node:crypto';
import { linkHash } from './accountLinks.ts';
import { takeCount } from './counts.ts';
import type { SubscriberState, SubscriberTable } from './newsletterTables.ts';
import { enqueue, type NewMessage } from './outbox.ts';
import { readJson } from './readJson.ts';
import type { Change, Database } from './schema.ts';
import { spendOnce, type Once } from './spent.ts';
import { undoable } from './undoable.ts';

/** What somebody wants to get, and the words that they read. */
export type NewsWish = { locale: string; topics: readonly string[]; consent: string };

export type NewsRequest = {
  site: string;
  email: string;
  /** What the address would leave behind: the first is that of the key in force. */
  marks: readonly string[];
  wish: NewsWish;
  link: string;
  /** The human check that it uses up. */
  once: Once | undefined;
  message: NewMessage;
};

export type Subscriber = Omit<NewsWish, 'consent'> & {
  id: string;
  site: string;
  email: string;
  state: SubscriberState;
  /** What is asked for and not confirmed yet. */
  wish: NewsWish | undefined;
};

/** `canConfirm`: in time, and there is something to confirm. */
export type OpenedNews = { subscriber: Subscriber; canConfirm: boolean };

/** How a subscription ends; `mark` stays in the place of the address. */
export type NewsEnd = { state: 'left' | 'bounced' | 'refused'; mark: string };

const hour = 60 * 60_000;
const day = 24 * hour;
/** An address that nobody has confirmed by then is erased. */
const wishMs = 7 * day;
const expiredMs = 30 * day;
/** What shows that there was a consent, and when it ended, is good for as long as anybody may ask. */
const endedMs = 3 * 365 * day;

const noWish = { wish: null, wish_at: null } as const;
const noAddress = { email: null, email_key: null, topics: '[]', ...noWish } as const;

export const keyOfEmail = (email: string): string => email.toLowerCase();

export const subscriberOf = ({ id, site, email, state, locale, topics, wish }: SubscriberTable): Subscriber => ({
  id,
  site,
  email: email ?? '',
  state,
  locale,
  topics: readJson<string[]>(topics, () => []),
  wish: wish === null ? undefined : readJson<NewsWish | undefined>(wish, () => undefined),
});

/** Its mails that are still here leave no more. */
async function takeBack(change: Change, ids: readonly string[]): Promise<void> {
  const messages = change
    .selectFrom('newsletter_links')
    .select('message')
    .where('subscriber', 'in', ids)
    .where('message', 'is not', null);
  await change.deleteFrom('outbox').where('done_at', 'is', null).where('id', 'in', messages).execute();
}

async function end(change: Change, id: string, { state, mark }: NewsEnd, now: number): Promise<boolean> {
  const result = await change
    .updateTable('newsletter_subscribers')
    .set({ ...noAddress, state, mark, ended_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'on'])
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await takeBack(change, [id]);
  return true;
}

export function newsletterRepository(db: Database, clock: () => number) {
  const behind = (from: Change | Database, link: string) =>
    from
      .selectFrom('newsletter_links')
      .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'newsletter_links.subscriber')
      .selectAll('newsletter_subscribers')
      .select('expires_at')
      .where('hash', '=', linkHash(link))
      .executeTakeFirst();
  /** By an address, or by the id that the log names. */
  const known = (from: Change | Database, who: string, marks: readonly string[]) =>
    from
      .selectFrom('newsletter_subscribers')
      .selectAll()
      .where((row) =>
        row.or([
          row('id', '=', who),
          row('email_key', '=', keyOfEmail(who)),
          ...marks.map((mark) => row('mark', '=', mark)),
        ]),
      );

  return {
    /** `quiet`: a mail went to this address within the hour, or its reader wants none. */
    ask: ({ site, email, marks, wish, link, once, message }: NewsRequest): Promise<'asked' | 'quiet' | 'checkUsed'> =>
      undoable<'asked' | 'quiet' | 'checkUsed'>(db, async (change, undo) => {
        const now = clock();
        if (once && !(await spendOnce(change, once))) undo('checkUsed');
        const before = await known(change, email, marks).where('site', '=', site).execute();
        if (before.some(({ state }) => state === 'refused')) return 'quiet';
        if ((await takeCount(change, { key: `newsletter ${site} ${marks[0]}`, most: 1, everyMs: hour }, now)) > 0)
          return 'quiet';
        const asked = { wish: JSON.stringify(wish), wish_at: now };
        const { id } = await change
          .insertInto('newsletter_subscribers')
          .values({
            id: randomUUID(),
            site,
            email,
            email_key: keyOfEmail(email),
            state: 'asked',
            locale: wish.locale,
            topics: '[]',
            ...asked,
          })
          .onConflict((conflict) => conflict.columns(['site', 'email_key']).doUpdateSet(asked))
          .returning('id')
          .executeTakeFirstOrThrow();
        const mail = { ...message, id: randomUUID() };
        await change
          .insertInto('newsletter_links')
          .values({ hash: linkHash(link), subscriber: id, message: mail.id, expires_at: now + wishMs })
          .execute();
        await enqueue(change, [mail], now);
        return 'asked';
      }),

    async byLink(link: string): Promise<OpenedNews | undefined> {
      const row = await behind(db, link);
      if (!row) return undefined;
      return {
        subscriber: subscriberOf(row),
        canConfirm: row.wish !== null && row.expires_at !== null && row.expires_at > clock(),
      };
    },

    /** False when there is nothing to confirm any more, or somebody was quicker. */
    confirm: (link: string): Promise<boolean> =>
      db.transaction().execute(async (change) => {
        const now = clock();
        const row = await behind(change, link);
        const wish = row && subscriberOf(row).wish;
        if (!wish || row.expires_at === null || row.expires_at <= now) return false;
        const { locale, topics, consent } = wish;
        const result = await change
          .updateTable('newsletter_subscribers')
          .set({ state: 'on', locale, topics: JSON.stringify(topics), consent, confirmed_at: now, ...noWish })
          .set({ asked_at: row.wish_at })
          .where('id', '=', row.id)
          .where('wish', '=', row.wish)
          .executeTakeFirst();
        return result.numUpdatedRows === 1n;
      }),

    /** False when they have left. */
    async change(id: string, { locale, topics }: Omit<NewsWish, 'consent'>): Promise<boolean> {
      const result = await db
        .updateTable('newsletter_subscribers')
        .set({ locale, topics: JSON.stringify(topics) })
        .where('id', '=', id)
        .where('state', '=', 'on')
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    /** False when it had ended before. */
    end: (id: string, how: NewsEnd): Promise<boolean> =>
      db.transaction().execute((change) => end(change, id, how, clock())),

    /** The mailbox takes no mail, whoever writes there; answers how many subscriptions that ends. */
    bounced: (email: string, mark: string): Promise<number> =>
      db.transaction().execute(async (change) => {
        const rows = await known(change, email, []).where('state', '=', 'on').execute();
        for (const { id } of rows) await end(change, id, { state: 'bounced', mark }, clock());
        return rows.length;
      }),

    /** Everything that is kept of an address. */
    async keptOf(who: string, marks: readonly string[]) {
      const rows = await known(db, who, marks).orderBy('site').orderBy('id').execute();
      return rows.map((row) => ({
        ...subscriberOf(row),
        consent: row.consent ?? undefined,
        askedAt: row.asked_at ?? row.wish_at ?? undefined,
        confirmedAt: row.confirmed_at ?? undefined,
        endedAt: row.ended_at ?? undefined,
      }));
    },

    /** With its links and the mails that are still here; answers how many subscriptions that were. */
    erase: (who: string, marks: readonly string[]): Promise<number> =>
      db.transaction().execute(async (change) => {
        const ids = (await known(change, who, marks).execute()).map(({ id }) => id);
        if (ids.length === 0) return 0;
        await takeBack(change, ids);
        await change.deleteFrom('newsletter_subscribers').where('id', 'in', ids).execute();
        return ids.length;
      }),

    /** Forgets what nobody has confirmed, links that confirm nothing any more, and at last what ended long ago. */
    async sweep(): Promise<void> {
      const now = clock();
      await db.transaction().execute(async (change) => {
        const expired = await change
          .updateTable('newsletter_subscribers')
          .set({ ...noAddress, state: 'expired', ended_at: now })
          .where('state', '=', 'asked')
          .where('wish_at', '<=', now - wishMs)
          .returning('id')
          .execute();
        // What asked a mailbox that does not exist lies here still.
        for (const { id } of expired) await takeBack(change, [id]);
      });
      await db
        .updateTable('newsletter_subscribers')
        .set(noWish)
        .where('wish_at', '<=', now - wishMs)
        .execute();
      await db
        .deleteFrom('newsletter_links')
        .where('expires_at', '<', now - expiredMs)
        .execute();
      await db
        .deleteFrom('newsletter_subscribers')
        .where((row) =>
          row.or([
            row('ended_at', '<', now - endedMs),
            row.and([row('state', '=', 'expired'), row('ended_at', '<', now - expiredMs)]),
          ]),
        )
        .execute();
    },
  };
}
