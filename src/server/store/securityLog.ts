// The security log of accounts: what was done, when and from where. What repeats within an hour is counted in one row.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { foldedMs, waysIn, type SecurityEvent, type SecurityOutcome } from '../../shared/facts/securityEvents.ts';
import type { AccountEventTable } from './accountTables.ts';
import { takeCount } from './counts.ts';
import { enqueue, type NewMessage } from './outbox.ts';
import type { Change, Database } from './schema.ts';
import { dayMs, hourMs } from '../../shared/i18n/times.ts';

export type NewSecurityEvent = {
  account: string;
  kind: SecurityEvent;
  outcome: SecurityOutcome;
  /** Too wide to be one person's address; empty in the row for refusals from too many networks. */
  network: string;
  /** Browser and system. */
  device: string;
};

/** `count`: how often it happened from one network, never an hour apart, the last time at `at`. `firstAt`: unknown of some old rows. */
type KeptSecurityEvent = NewSecurityEvent & {
  id: string;
  count: number;
  firstAt: number | undefined;
  at: number;
};

const keptOf = ({ first_at, ...row }: AccountEventTable): KeptSecurityEvent => ({
  ...row,
  firstAt: first_at ?? (row.count === 1 ? row.at : undefined),
});

/** Most networks that get a row of their own in a day; refusals from further ones share a row. */
const mostRefusedNetworks = 20;
/** Most mails about new devices in an hour; the first one already says what to do. */
const mostTold = 5;

/** Refusals take a few of the shown places at most, so that guesses do not hide what was done. */
const shownEvents = 10;
const shownRefusals = 3;

/** False when there is no such row yet. Refusals come from one network in any disguise; what was done also names its device. */
async function countAgain(change: Change, event: NewSecurityEvent, now: number): Promise<boolean> {
  const { account, kind, outcome, network, device } = event;
  const counted = await change
    .updateTable('account_events')
    .set((column) => ({
      count: column('count', '+', 1),
      at: now,
      device,
      // Empty in a row of a version before the column: of one that happened once its only time is the first.
      first_at: sql<number | null>`coalesce(first_at, case when ${sql.ref('count')} = 1 then ${sql.ref('at')} end)`,
    }))
    .where('account', '=', account)
    .where('kind', '=', kind)
    .where('outcome', '=', outcome)
    .where('network', '=', network)
    .where('at', '>', now - foldedMs)
    .$if(outcome === 'done', (query) => query.where('device', '=', device))
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
}

async function put(change: Change, event: NewSecurityEvent, now: number): Promise<void> {
  let row = event;
  if (await countAgain(change, event, now)) return;
  if (event.outcome === 'refused') {
    const today = await change
      .selectFrom('account_events')
      .select('id')
      .where('account', '=', event.account)
      .where('outcome', '=', 'refused')
      .where('at', '>', now - dayMs)
      .limit(mostRefusedNetworks)
      .execute();
    if (today.length === mostRefusedNetworks) {
      row = { ...event, network: '', device: '' };
      if (await countAgain(change, row, now)) return;
    }
  }
  await change
    .insertInto('account_events')
    .values({ id: randomUUID(), ...row, count: 1, first_at: now, at: now })
    .execute();
}

/** What is told of a change of an account: rows for the security log, and mails to the owner. */
export type SecurityNews = { events: readonly NewSecurityEvent[]; mails: readonly NewMessage[] };

export const nothingTold: SecurityNews = { events: [], mails: [] };

/** Runs in the transaction of the change: nothing is done of which the owner does not hear, and nothing is told that was not done. */
export async function writeTold(change: Change, { events, mails }: SecurityNews, now: number): Promise<void> {
  for (const event of events) await put(change, event, now);
  await enqueue(change, mails, now);
}

export function securityLogRepository(db: Database, clock: () => number) {
  const of = (account: string) =>
    db.selectFrom('account_events').selectAll().where('account', '=', account).orderBy('at', 'desc').orderBy('id');

  return {
    /** True when `messages` are sent to the owner: at most `mostTold` times an hour. */
    async add(event: NewSecurityEvent, messages: readonly NewMessage[] = []): Promise<boolean> {
      return db.transaction().execute(async (change) => {
        await put(change, event, clock());
        const count = { key: `told ${event.account}`, most: mostTold, everyMs: hourMs };
        if (messages.length === 0 || (await takeCount(change, count, clock())) > 0) return false;
        await enqueue(change, messages, clock());
        return true;
      });
    },

    /** The latest events, a few refusals among them, and the last of each that may have left a way in. */
    async recentOf(account: string): Promise<KeptSecurityEvent[]> {
      const done = () => of(account).where('outcome', '=', 'done');
      const [latest, refused, ...ways] = await Promise.all([
        done().limit(shownEvents).execute(),
        of(account).where('outcome', '=', 'refused').limit(shownRefusals).execute(),
        ...waysIn.map((kind) => done().where('kind', '=', kind).limit(1).execute()),
      ]);
      const kept = [...refused, ...ways.flat()];
      const others = latest.filter(({ id }) => !kept.some((one) => one.id === id)).slice(0, shownEvents - kept.length);
      return [...others, ...kept].toSorted((one, other) => other.at - one.at).map(keptOf);
    },

    /** Whether there was a log-in, as far as the log goes back. */
    async hasEntered(account: string): Promise<boolean> {
      const one = of(account).where('kind', '=', 'login').where('outcome', '=', 'done').limit(1);
      return (await one.executeTakeFirst()) !== undefined;
    },

    allOf: async (account: string): Promise<KeptSecurityEvent[]> => (await of(account).execute()).map(keptOf),

    /** Deletes older events, and those of accounts that are gone, except their erasure. */
    async sweep(before: number): Promise<void> {
      await db
        .deleteFrom('account_events')
        .where((row) =>
          row.or([
            row('at', '<', before),
            row.and([
              row('kind', '<>', 'erase'),
              row('account', 'not in', row.selectFrom('accounts').select('accounts.id')),
            ]),
          ]),
        )
        .execute();
    },
  };
}
