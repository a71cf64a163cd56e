// The security log of accounts: what was done with each, when and from where; kept for its months, refusals counted and not piled up.
import { randomUUID } from 'node:crypto';
import type { SecurityEvent, SecurityOutcome } from '../../shared/facts/securityEvents.ts';
import { takeCount } from './counts.ts';
import { enqueue, type NewMessage } from './outbox.ts';
import type { Change, Database } from './schema.ts';

export type NewSecurityEvent = {
  account: string;
  kind: SecurityEvent;
  outcome: SecurityOutcome;
  /** Too wide to be one person's address; empty when many refusals come from everywhere. */
  network: string;
  /** Browser and system in two words. */
  device: string;
};

/** `count`: so many refusals from one network within the hour, the last of them at `at`. */
export type KeptSecurityEvent = NewSecurityEvent & { id: string; count: number; at: number };

const hour = 60 * 60_000;
const day = 24 * hour;
/** So many networks have a row of their own in a day; whoever guesses from more is one. */
const mostRefusedNetworks = 20;
/** Told of its new devices no more often in an hour; the first mail says what to do. */
const mostTold = 5;

/** Of the ten that an owner sees; whoever guesses cannot push out what was done. */
export const shownEvents = 10;
const shownRefusals = 3;

async function countRefusal(change: Change, event: NewSecurityEvent, now: number): Promise<boolean> {
  const { account, kind, outcome, network } = event;
  const counted = await change
    .updateTable('account_events')
    .set((column) => ({ count: column('count', '+', 1), at: now, device: event.device }))
    .where('account', '=', account)
    .where('kind', '=', kind)
    .where('outcome', '=', outcome)
    .where('network', '=', network)
    .where('at', '>', now - hour)
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
}

async function put(change: Change, event: NewSecurityEvent, now: number): Promise<void> {
  let row = event;
  if (event.outcome === 'refused') {
    if (await countRefusal(change, event, now)) return;
    const today = await change
      .selectFrom('account_events')
      .select('id')
      .where('account', '=', event.account)
      .where('outcome', '=', 'refused')
      .where('at', '>', now - day)
      .limit(mostRefusedNetworks)
      .execute();
    if (today.length === mostRefusedNetworks) {
      row = { ...event, network: '', device: '' };
      if (await countRefusal(change, row, now)) return;
    }
  }
  await change
    .insertInto('account_events')
    .values({ id: randomUUID(), ...row, count: 1, at: now })
    .execute();
}

export function securityLogRepository(db: Database, clock: () => number) {
  const of = (account: string) =>
    db.selectFrom('account_events').selectAll().where('account', '=', account).orderBy('at', 'desc').orderBy('id');

  return {
    /** True when `messages` go to its owner with it: not more often than anybody reads. */
    async add(event: NewSecurityEvent, messages: readonly NewMessage[] = []): Promise<boolean> {
      return db.transaction().execute(async (change) => {
        await put(change, event, clock());
        const told = { key: `told ${event.account}`, most: mostTold, everyMs: hour };
        if (messages.length === 0 || (await takeCount(change, told, clock())) > 0) return false;
        await enqueue(change, messages, clock());
        return true;
      });
    },

    /** The last ones, few of them refusals. */
    async recentOf(account: string): Promise<KeptSecurityEvent[]> {
      const [done, refused] = await Promise.all([
        of(account).where('outcome', '=', 'done').limit(shownEvents).execute(),
        of(account).where('outcome', '=', 'refused').limit(shownRefusals).execute(),
      ]);
      const others = done.slice(0, shownEvents - refused.length);
      return [...others, ...refused].toSorted((one, other) => other.at - one.at);
    },

    /** Whether somebody has logged in to it, as far as the log goes back. */
    async hasEntered(account: string): Promise<boolean> {
      const one = of(account).where('kind', '=', 'login').where('outcome', '=', 'done').limit(1);
      return (await one.executeTakeFirst()) !== undefined;
    },

    allOf: (account: string): Promise<KeptSecurityEvent[]> => of(account).execute(),

    /** Forgets what is older, and all of accounts that are gone but that they were erased. */
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
