// Calls that visitors book: each half hour once; moved or cancelled by a link that is stored as a hash; with reminders.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { confirmations, takeCount } from './counts.ts';
import { endingAt, enqueue, type NewMessage } from './outbox.ts';
import { readJson } from '../ops/readJson.ts';
import { inParts } from './inPages.ts';
import { addStep, takeLead } from './leadEvents.ts';
import { visitorAuthor, type Change, type Database, type LeadValues } from './schema.ts';
import { undoable } from './transactions.ts';
import { takeTurn } from './turns.ts';

/** One who books, as a keyed hash, and how many calls ahead it may have. */
export type Booker = {
  key: string;
  most: number;
  /** Strangers may share it, as they share an address: the refusal then does not tell of their calls. */
  isShared?: boolean;
};

export type NewCall = {
  at: number;
  zone: string;
  bookers: readonly Booker[];
  /** Why it may not be booked: its address has no more calls today, or its half hour is not on offer. Only a repeated booking is answered. */
  onlyRepeated?: 'addressFull' | 'callGone';
  /** Makes the link that moves or cancels the call. */
  linkOf: (reference: string) => string;
};

export type BookedCall = {
  reference: string;
  at: number;
  zone: string;
  sequence: number;
  isCancelled: boolean;
  locale: string;
  desk: string;
  values: LeadValues;
};

export type CallChange = {
  /** Time of the call when the visitor saw it: a repeated request changes nothing. */
  from: number;
  /** Undefined: the call is cancelled. `values` and `dueAt` become those of the lead. */
  to?: { at: number; zone: string; values: LeadValues; dueAt: number };
  /** The member of staff who changes it; undefined: the visitor. */
  author?: string;
  /** Key for the visitor's address, which gets only a few confirmations an hour; undefined: it gets one. */
  confirmsTo?: string;
  /** Runs inside the transaction, so it only computes. */
  messages: (sequence: number, confirms: boolean) => readonly NewMessage[];
};

const hashOf = (link: string): string => createHash('sha256').update(`call ${link}`).digest('base64url');

const takeSlot = async (change: Change, at: number, reference: string): Promise<boolean> => {
  const result = await change
    .insertInto('call_slots')
    .values({ at, reference })
    .onConflict((conflict) => conflict.column('at').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

async function callsAhead(change: Change, key: string, now: number): Promise<number> {
  const row = await change
    .selectFrom('call_bookers')
    .innerJoin('call_slots', 'call_slots.reference', 'call_bookers.reference')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('key', '=', key)
    .where('at', '>', now)
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Runs in the transaction that writes the lead. `callTaken`: another lead has the half hour. `callsFull`: a booker has as many calls
 * ahead as it may; otherwise one visitor could take every half hour from all others. `addressFull`: the same of a shared booker.
 */
export async function takeCall(
  change: Change,
  { at, zone, bookers, onlyRepeated, linkOf }: NewCall,
  reference: string,
  now: number,
): Promise<'booked' | 'callTaken' | 'callGone' | 'callsFull' | 'addressFull'> {
  if (onlyRepeated) return onlyRepeated;
  // Always in the same order, so that two bookings never wait for each other.
  for (const { key, most, isShared } of bookers.toSorted((one, other) => one.key.localeCompare(other.key))) {
    await takeTurn(change, `call ${key}`, now);
    if ((await callsAhead(change, key, now)) >= most) return isShared ? 'addressFull' : 'callsFull';
  }
  if (!(await takeSlot(change, at, reference))) return 'callTaken';
  await change
    .insertInto('calls')
    .values({ reference, link_hash: hashOf(linkOf(reference)), at, zone, sequence: 0 })
    .execute();
  if (bookers.length > 0)
    await change
      .insertInto('call_bookers')
      .values(bookers.map(({ key }) => ({ key, reference })))
      .execute();
  return 'booked';
}

export function callsRepository(db: Database, clock: () => number) {
  const calls = () =>
    db
      .selectFrom('calls')
      .innerJoin('leads', 'leads.reference', 'calls.reference')
      .select(['calls.reference', 'at', 'zone', 'sequence', 'cancelled_at', 'locale', 'desk', 'values']);
  type Row = Awaited<ReturnType<ReturnType<typeof calls>['executeTakeFirstOrThrow']>>;
  const callOf = ({ cancelled_at, values, ...row }: Row): BookedCall => ({
    ...row,
    isCancelled: cancelled_at !== null,
    values: readJson<LeadValues>(values, (damaged) => ({ damaged })),
  });

  return {
    /** Half hours from `from` until before `to` that are taken. */
    async taken(from: number, to: number): Promise<number[]> {
      const rows = await db
        .selectFrom('call_slots')
        .select('at')
        .where('at', '>=', from)
        .where('at', '<', to)
        .execute();
      return rows.map(({ at }) => at);
    },

    async byLink(link: string): Promise<BookedCall | undefined> {
      const row = await calls().where('link_hash', '=', hashOf(link)).executeTakeFirst();
      return row && callOf(row);
    },

    /** The call of a lead, unless it is cancelled or over. */
    async ahead(reference: string): Promise<BookedCall | undefined> {
      const row = await calls()
        .where('calls.reference', '=', reference)
        .where('at', '>', clock())
        .where('cancelled_at', 'is', null)
        .executeTakeFirst();
      return row && callOf(row);
    },

    /** Calls of leads, by reference, with cancelled and past ones. */
    async of(references: readonly string[]): Promise<Map<string, Pick<BookedCall, 'at' | 'zone' | 'isCancelled'>>> {
      const rows = await inParts(references, (some) => calls().where('calls.reference', 'in', some).execute());
      return new Map(
        rows.map(({ reference, at, zone, cancelled_at }) => [
          reference,
          { at, zone, isCancelled: cancelled_at !== null },
        ]),
      );
    },

    /** Who booked a call is forgotten when it is over. */
    async sweep(): Promise<void> {
      const over = db.selectFrom('call_slots').select('reference').where('at', '<=', clock());
      await db.deleteFrom('call_bookers').where('reference', 'in', over).execute();
    },

    /** `taken`: the new half hour is taken; `late`: the call was changed after the visitor saw it. */
    change: (
      reference: string,
      { from, to, author = visitorAuthor, confirmsTo, messages }: CallChange,
    ): Promise<'done' | 'taken' | 'late'> =>
      undoable<'done' | 'taken' | 'late'>(db, async (change, undo) => {
        const now = clock();
        await takeLead(change, reference, now);
        const row = await change
          .updateTable('calls')
          .set((column) => ({
            sequence: column('sequence', '+', 1),
            ...(to ? { at: to.at, zone: to.zone, reminded_at: null } : { cancelled_at: now }),
          }))
          .where('reference', '=', reference)
          .where('at', '=', from)
          .where('cancelled_at', 'is', null)
          .returning('sequence')
          .executeTakeFirst();
        if (!row) return 'late';
        if (to && !(await takeSlot(change, to.at, reference))) undo('taken');
        await change.deleteFrom('call_slots').where('reference', '=', reference).where('at', '=', from).execute();
        if (!to) await change.deleteFrom('call_bookers').where('reference', '=', reference).execute();
        const lead = to
          ? { values: JSON.stringify(to.values), due_at: to.dueAt, reminded_at: null }
          : { status: 'closed' as const };
        // A new key for the lead: a visitor who sends the same form again wants another call.
        const key = sql<string>`${sql.ref('key')} || ${` ${row.sequence}`}`;
        await change
          .updateTable('leads')
          .set({ ...lead, key })
          .where('reference', '=', reference)
          .execute();
        const step = { kind: 'call', before: String(from), after: to ? String(to.at) : '', author } as const;
        await addStep(change, reference, step, now);
        const confirms = confirmsTo === undefined || (await takeCount(change, confirmations(confirmsTo), now)) === 0;
        await enqueue(change, messages(row.sequence, confirms), now, reference);
        return 'done';
      }),

    /** Writes a message for each call that begins within `withinMs`: once, also when several processes run this. */
    async remind(withinMs: number, messagesOf: (call: BookedCall) => readonly NewMessage[]): Promise<void> {
      const now = clock();
      const rows = await calls()
        .where('at', '>', now)
        .where('at', '<=', now + withinMs)
        .where('cancelled_at', 'is', null)
        .where('status', '!=', 'closed')
        .where('calls.reminded_at', 'is', null)
        .execute();
      for (const row of rows) {
        await db.transaction().execute(async (change) => {
          const result = await change
            .updateTable('calls')
            .set({ reminded_at: now })
            .where('reference', '=', row.reference)
            .where('at', '=', row.at)
            .where('cancelled_at', 'is', null)
            .where('reminded_at', 'is', null)
            .executeTakeFirst();
          if (result.numUpdatedRows === 1n)
            await enqueue(change, endingAt(row.at, messagesOf(callOf(row))), now, row.reference);
        });
      }
    },
  };
}
