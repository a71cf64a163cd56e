// Newsletter subscriptions: requested by a form, confirmed and changed by link, and ended so that no address stays.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { linkHash } from './accountLinks.ts';
import { takeCount } from './counts.ts';
import { emailKey } from './emailKey.ts';
import { endingAt, enqueue, type NewMessage } from './outbox.ts';
import type { Change, Database } from './schema.ts';
import { spendOnce, type Once } from './spent.ts';
import { subscriberOf, type NewsChoice, type Subscriber } from './subscriber.ts';
import { undoable } from './transactions.ts';
import { dayMs, hourMs } from '../../shared/i18n/times.ts';

export type NewsRequest = {
  /** All names of the brand, the main one first: a subscription stays the brand's when that changes. */
  hosts: readonly [string, ...string[]];
  email: string;
  /** Keyed hashes of the address, of which one stays when it is erased; the first is made with the current key. */
  marks: readonly string[];
  choice: NewsChoice;
  link: string;
  /** The human check that the request uses up. */
  once: Once | undefined;
  message: NewMessage;
};

/** `inTime`: the link is one that confirms, and has not expired. `canConfirm`: there is also something to confirm. */
export type OpenedSubscription = { subscriber: Subscriber; inTime: boolean; canConfirm: boolean };

/** How a subscription ends; `mark` is stored instead of the address. */
type NewsEnd = { state: 'left' | 'bounced' | 'refused'; mark: string };

/** An address that is not confirmed within this time is erased. */
const unconfirmedMs = 7 * dayMs;
const expiredMs = 30 * dayMs;
/** An ended subscription is kept as proof of the consent and its end, for as long as somebody may ask for it. */
const endedMs = 3 * 365 * dayMs;

const noChoice = { wish: null, wish_at: null } as const;
const noAddress = { email: null, email_key: null, topics: '[]', ...noChoice } as const;

/** Deletes the mails to these subscribers that have not been sent. */
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
    // Its reader may have confirmed since the page was opened on which the refusal was pressed.
    .where('state', '=', state === 'refused' ? 'asked' : 'on')
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await takeBack(change, [id]);
  return true;
}

export function newsletterRepository(db: Database, clock: () => number) {
  const subscriberOfLink = (from: Change | Database, link: string) =>
    from
      .selectFrom('newsletter_links')
      .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'newsletter_links.subscriber')
      .selectAll('newsletter_subscribers')
      .select('expires_at')
      .where('hash', '=', linkHash(link))
      .executeTakeFirst();
  /** By address, or by the id that the log shows. */
  const matching = (from: Change | Database, who: string, marks: readonly string[]) =>
    from
      .selectFrom('newsletter_subscribers')
      .selectAll()
      .where((row) =>
        row.or([
          row('id', '=', who),
          row('email_key', '=', emailKey(who)),
          ...marks.map((mark) => row('mark', '=', mark)),
        ]),
      );

  return {
    /** `quiet`: nothing is sent, as a mail went to this address within the hour, or its reader refused all mails. */
    ask: ({
      hosts,
      email,
      marks,
      choice,
      link,
      once,
      message,
    }: NewsRequest): Promise<'asked' | 'quiet' | 'checkUsed'> =>
      undoable<'asked' | 'quiet' | 'checkUsed'>(db, async (change, undo) => {
        const now = clock();
        if (once && !(await spendOnce(change, once))) undo('checkUsed');
        const before = await matching(change, email, marks).where('site', 'in', hosts).execute();
        const site = before.find((row) => row.email_key === emailKey(email))?.site ?? hosts[0];
        // The same is written in all cases, and then undone: how long the answer takes must not tell them apart.
        await sql`savepoint asked`.execute(change);
        const wait = await takeCount(change, { key: `newsletter ${site} ${marks[0]}`, most: 1, everyMs: hourMs }, now);
        const isQuiet = wait > 0 || before.some(({ state }) => state === 'refused');
        const asked = { wish: JSON.stringify(choice), wish_at: now };
        const { id } = await change
          .insertInto('newsletter_subscribers')
          .values({
            id: randomUUID(),
            site,
            email,
            email_key: emailKey(email),
            state: 'asked',
            locale: choice.locale,
            topics: '[]',
            ...asked,
          })
          .onConflict((conflict) => conflict.columns(['site', 'email_key']).doUpdateSet(asked))
          .returning('id')
          .executeTakeFirstOrThrow();
        const mail = { ...message, id: randomUUID() };
        await change
          .insertInto('newsletter_links')
          .values({ hash: linkHash(link), subscriber: id, message: mail.id, expires_at: now + unconfirmedMs })
          .execute();
        await enqueue(change, endingAt(now + unconfirmedMs, [mail]), now);
        await (isQuiet ? sql`rollback to savepoint asked` : sql`release savepoint asked`).execute(change);
        return isQuiet ? 'quiet' : 'asked';
      }),

    async byLink(link: string): Promise<OpenedSubscription | undefined> {
      const row = await subscriberOfLink(db, link);
      if (!row) return undefined;
      const inTime = row.expires_at !== null && row.expires_at > clock();
      return { subscriber: subscriberOf(row), inTime, canConfirm: inTime && row.wish !== null };
    },

    /** False when there is nothing to confirm any more, or a parallel request did it first. */
    confirm: (link: string): Promise<boolean> =>
      db.transaction().execute(async (change) => {
        const now = clock();
        const row = await subscriberOfLink(change, link);
        const choice = row && subscriberOf(row).choice;
        if (!choice || row.expires_at === null || row.expires_at <= now) return false;
        const { locale, topics, consent } = choice;
        const result = await change
          .updateTable('newsletter_subscribers')
          .set({ state: 'on', locale, topics: JSON.stringify(topics), consent, confirmed_at: now, ...noChoice })
          .set({ asked_at: row.wish_at })
          .where('id', '=', row.id)
          .where('wish', '=', row.wish)
          .executeTakeFirst();
        return result.numUpdatedRows === 1n;
      }),

    /** False when the subscription has ended. */
    async change(id: string, { locale, topics }: Omit<NewsChoice, 'consent'>): Promise<boolean> {
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

    /** Ends all subscriptions of a mailbox that takes no mail, on whichever site; returns their ids. */
    bounced: (email: string, mark: string): Promise<string[]> =>
      db.transaction().execute(async (change) => {
        const rows = await matching(change, email, []).where('state', '=', 'on').execute();
        for (const { id } of rows) await end(change, id, { state: 'bounced', mark }, clock());
        return rows.map(({ id }) => id);
      }),

    /** Everything stored about an address. */
    async keptOf(who: string, marks: readonly string[]) {
      const rows = await matching(db, who, marks).orderBy('site').orderBy('id').execute();
      return rows.map((row) => ({
        ...subscriberOf(row),
        consent: row.consent ?? undefined,
        askedAt: row.asked_at ?? row.wish_at ?? undefined,
        confirmedAt: row.confirmed_at ?? undefined,
        endedAt: row.ended_at ?? undefined,
      }));
    },

    /** Also deletes links and unsent mails; returns the ids of the subscriptions. */
    erase: (who: string, marks: readonly string[]): Promise<string[]> =>
      db.transaction().execute(async (change) => {
        const ids = (await matching(change, who, marks).execute()).map(({ id }) => id);
        if (ids.length === 0) return [];
        await takeBack(change, ids);
        await change.deleteFrom('newsletter_subscribers').where('id', 'in', ids).execute();
        return ids;
      }),

    /** Erases unconfirmed requests, expired links, and subscriptions that ended long ago. */
    async sweep(): Promise<void> {
      const now = clock();
      await db.transaction().execute(async (change) => {
        const expired = await change
          .updateTable('newsletter_subscribers')
          .set({ ...noAddress, state: 'expired', ended_at: now })
          .where('state', '=', 'asked')
          .where('wish_at', '<=', now - unconfirmedMs)
          .returning('id')
          .execute();
        // The mail to a mailbox that does not exist is still in the outbox.
        for (const { id } of expired) await takeBack(change, [id]);
      });
      await db
        .updateTable('newsletter_subscribers')
        .set(noChoice)
        .where('wish_at', '<=', now - unconfirmedMs)
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
