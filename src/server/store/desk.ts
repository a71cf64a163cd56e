// The work of staff on leads: state, assignee and notes, each step stored so that it can be undone; and reminders of overdue leads.
import type { ExpressionBuilder } from 'kysely';
import { enqueue, type NewMessage } from './outbox.ts';
import { readJson } from '../ops/readJson.ts';
import { inParts } from './inPages.ts';
import { addStep, answeredAt, takeLead, type LeadEvent } from './leadEvents.ts';
import type { Change, Database, LeadEventKind, LeadValues, Tables } from './schema.ts';
import { leadStates, openStates, visitorAuthor } from './schema.ts';
import { dayMs } from '../../shared/i18n/times.ts';

export type OverdueLead = {
  reference: string;
  desk: string;
  form: string;
  locale: string;
  dueAt: number;
  values: LeadValues;
};

/** A desk that does nothing is reminded again a day later. */
const remindEveryMs = dayMs;

export function deskRepository(db: Database, clock: () => number) {
  /**
   * After the step is added or taken back, which tells when the lead was answered. A call that was cancelled since the step stays
   * closed.
   */
  async function apply(
    change: Change,
    reference: string,
    kind: LeadEventKind,
    value: string,
    isCancelled = false,
  ): Promise<void> {
    const status = isCancelled ? 'closed' : (leadStates.find((state) => state === value) ?? 'new');
    const values =
      kind === 'assignee' ? { assignee: value || null } : { status, answered_at: await answeredAt(change, reference) };
    await change.updateTable('leads').set(values).where('reference', '=', reference).execute();
  }

  async function isCancelledSince(change: Change, reference: string, at: number): Promise<boolean> {
    const cancelled = await change
      .selectFrom('lead_events')
      .select('id')
      .where('reference', '=', reference)
      .where('kind', '=', 'call')
      .where('after', '=', '')
      .where('at', '>', at)
      .executeTakeFirst();
    return cancelled !== undefined;
  }

  return {
    /** False when there is nothing to change. */
    change: (reference: string, kind: 'state' | 'assignee', after: string, author: string): Promise<boolean> =>
      db.transaction().execute(async (change) => {
        const now = clock();
        await takeLead(change, reference, now);
        const lead = await change
          .selectFrom('leads')
          .select(['status', 'assignee'])
          .where('reference', '=', reference)
          .executeTakeFirst();
        const before = (kind === 'state' ? lead?.status : lead?.assignee) ?? '';
        if (!lead || before === after) return false;
        await addStep(change, reference, { kind, author, before, after }, now);
        await apply(change, reference, kind, after);
        return true;
      }),

    note: (reference: string, text: string, author: string): Promise<void> =>
      db.transaction().execute(async (change) => {
        const now = clock();
        await takeLead(change, reference, now);
        await addStep(change, reference, { kind: 'note', author, before: '', after: text }, now);
      }),

    /**
     * Undoes the last step of staff and returns it; undefined when there is none. A call that staff have cancelled stays so, its half
     * hour may be another's: it is returned, and neither it nor what is before it is undone. One that its visitor has cancelled
     * stays closed, whichever earlier step is undone.
     */
    undo: (reference: string): Promise<(LeadEvent & { staysClosed?: boolean }) | undefined> =>
      db.transaction().execute(async (change) => {
        await takeLead(change, reference, clock());
        const last = await change
          .selectFrom('lead_events')
          .selectAll()
          .where('reference', '=', reference)
          // Staff cannot undo what the visitor did.
          .where((is) => is.or([is('kind', '!=', 'call'), is('author', '!=', visitorAuthor)]))
          .orderBy('at', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (!last || last.kind === 'call') return last;
        await change.deleteFrom('lead_events').where('id', '=', last.id).execute();
        if (last.kind === 'note') return last;
        const isCancelled = await isCancelledSince(change, reference, last.at);
        await apply(change, reference, last.kind, last.before, isCancelled);
        return { ...last, staysClosed: last.kind === 'state' && isCancelled };
      }),

    history: (reference: string): Promise<LeadEvent[]> =>
      db
        .selectFrom('lead_events')
        .select(['kind', 'at', 'author', 'before', 'after'])
        .where('reference', '=', reference)
        .orderBy('at')
        .execute(),

    /** New states, and calls that were moved or cancelled, by reference. Notes and names of staff are theirs. */
    async eventsOf(references: readonly string[]) {
      const rows = await inParts(references, (some) =>
        db
          .selectFrom('lead_events')
          .select(['reference', 'kind', 'at', 'before', 'after'])
          .where('reference', 'in', some)
          .where('kind', 'in', ['state', 'call'])
          .orderBy('at')
          .execute(),
      );
      const events = rows.map(({ reference, ...event }): [string, typeof event] => [reference, event]);
      return new Map(
        [...Map.groupBy(events, ([reference]) => reference)].map(([reference, own]) => [
          reference,
          own.map(([, event]) => event),
        ]),
      );
    },

    /** Writes a message for each overdue lead: once a day, also when several processes run this. */
    async remind(messagesOf: (lead: OverdueLead) => readonly NewMessage[]): Promise<void> {
      const now = clock();
      const isTime = (is: ExpressionBuilder<Tables, 'leads'>) =>
        is.or([
          is('reminded_at', 'is', null),
          is('reminded_at', '<=', now - remindEveryMs),
          // Written before the clock was set back: without this the desk would hear nothing until then.
          is('reminded_at', '>', now + remindEveryMs),
        ]);
      const due = (from: Change | Database) =>
        from
          .selectFrom('leads')
          .select(['reference', 'desk', 'form', 'locale', 'due_at', 'values'])
          .where('status', 'in', openStates)
          .where('due_at', '<', now)
          .where(isTime);
      for (const { due_at: dueAt, values, ...lead } of await due(db).limit(100).execute()) {
        await db.transaction().execute(async (change) => {
          const result = await change
            .updateTable('leads')
            .set({ reminded_at: now })
            .where('reference', '=', lead.reference)
            .where(isTime)
            .executeTakeFirst();
          if (result.numUpdatedRows !== 1n) return;
          const read = readJson<LeadValues>(values, (damaged) => ({ damaged }));
          await enqueue(change, messagesOf({ ...lead, dueAt, values: read }), now, lead.reference);
        });
      }
    },
  };
}
