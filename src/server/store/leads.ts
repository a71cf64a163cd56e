// Leads: written once, found and listed, and erased with everything that belongs to them.
import type { ExpressionBuilder } from 'kysely';
import { readJson } from '../ops/readJson.ts';
import { inParts } from './inPages.ts';
import { emailKey } from './emailKey.ts';
import { createLead, type NewLead } from './createLead.ts';
import { filtered, type LeadFilter } from './leadFilter.ts';
import { forgetTurns, takeLead } from './leadEvents.ts';
import type { Arrivals, Database, LeadStatus, LeadTable, LeadValues, Tables } from './schema.ts';
import type { KeptFile } from './uploads.ts';

export type Lead = {
  reference: string;
  form: string;
  locale: string;
  status: LeadStatus;
  desk: string;
  createdAt: number;
  dueAt: number;
  answeredAt: number | undefined;
  /** The person in charge. */
  assignee: string | undefined;
  values: LeadValues;
  /** Where the visitor came from, if they agreed to our storing it. */
  arrivals: Arrivals | undefined;
  files: KeptFile[];
};

/** A mailbox, and from when on its leads count. */
export type Mailbox = { email: string; since?: number };

function leadOf(row: LeadTable, files: readonly KeptFile[]): Lead {
  return {
    reference: row.reference,
    form: row.form,
    locale: row.locale,
    status: row.status,
    desk: row.desk,
    createdAt: row.created_at,
    dueAt: row.due_at,
    answeredAt: row.answered_at ?? undefined,
    assignee: row.assignee ?? undefined,
    values: readJson<LeadValues>(row.values, (damaged) => ({ damaged })),
    arrivals: row.arrivals === null ? undefined : readJson<Arrivals | undefined>(row.arrivals, () => undefined),
    files: files.map(({ path, name, type, size }) => ({ path, name, type, size })),
  };
}

export function leadsRepository(db: Database, clock: () => number) {
  /** Reads the files of many leads in one query: one query for each lead would take all connections. */
  async function withFiles(rows: readonly LeadTable[]): Promise<Lead[]> {
    const files = await inParts(
      rows.map(({ reference }) => reference),
      (some) => db.selectFrom('lead_files').selectAll().where('reference', 'in', some).orderBy('path').execute(),
    );
    const byLead = Map.groupBy(files, ({ reference }) => reference);
    return rows.map((row) => leadOf(row, byLead.get(row.reference) ?? []));
  }

  const sentBy = (mailboxes: readonly Mailbox[]) => (is: ExpressionBuilder<Tables, 'leads'>) =>
    is.or(
      mailboxes.map(({ email, since = 0 }) =>
        is.and([is('email_key', '=', emailKey(email)), is('created_at', '>=', since)]),
      ),
    );
  const countAll = () => db.selectFrom('leads').select((row) => row.fn.countAll<number>().as('count'));
  const newestFirst = () => db.selectFrom('leads').selectAll().orderBy('created_at', 'desc').orderBy('reference');

  return {
    create: (lead: NewLead) => createLead(db, lead),

    async find(reference: string): Promise<Lead | undefined> {
      const [lead] = await withFiles(await newestFirst().where('reference', '=', reference).execute());
      return lead;
    },

    /** A file of a lead, with the name that its sender gave it. */
    async file(path: string): Promise<(KeptFile & { reference: string }) | undefined> {
      return db.selectFrom('lead_files').selectAll().where('path', '=', path).executeTakeFirst();
    },

    /**
     * Leads whose sender gave one of these mailboxes, newest first. Anybody can send them under another's, and without end: a page
     * asks for so many at `most`.
     */
    async sentFrom(mailboxes: readonly Mailbox[], most?: number): Promise<Lead[]> {
      if (mailboxes.length === 0) return [];
      const sent = newestFirst().where(sentBy(mailboxes));
      return withFiles(await (most === undefined ? sent : sent.limit(most)).execute());
    },

    async countFrom(mailboxes: readonly Mailbox[]): Promise<number> {
      const row = await countAll().where(sentBy(mailboxes)).executeTakeFirst();
      return row?.count ?? 0;
    },

    async list(wanted: LeadFilter = {}): Promise<Lead[]> {
      return withFiles(await filtered(newestFirst(), wanted, clock()).execute());
    },

    async count(wanted: LeadFilter = {}): Promise<number> {
      const row = await filtered(
        countAll(),
        { ...wanted, limit: undefined, offset: undefined },
        clock(),
      ).executeTakeFirst();
      return row?.count ?? 0;
    },
  };
}

/** Erases a lead with everything stored about it: names of files, notes, trials, calls, and every message about it. */
export function erasureRepository(db: Database, clock: () => number) {
  return {
    /** The stored files of leads, which the caller removes before it erases the leads. */
    async filesOf(references: readonly string[]): Promise<string[]> {
      const rows = await db.selectFrom('lead_files').select('path').where('reference', 'in', references).execute();
      return rows.map(({ path }) => path);
    },

    /** Erases only the messages, so that none of them is written or sent any more. */
    async silence(references: readonly string[]): Promise<void> {
      await db.deleteFrom('outbox').where('reference', 'in', references).execute();
    },

    /** How many leads there were. */
    erase: (references: readonly string[]): Promise<number> =>
      db.transaction().execute(async (change) => {
        // In turn with those who add a step, and in the same order by all who erase.
        for (const reference of references.toSorted()) await takeLead(change, reference, clock());
        const tables = [
          'lead_files',
          'lead_events',
          'trials',
          'call_bookers',
          'call_slots',
          'calls',
          'outbox',
        ] as const;
        for (const table of tables) await change.deleteFrom(table).where('reference', 'in', references).execute();
        const leads = await change.deleteFrom('leads').where('reference', 'in', references).executeTakeFirst();
        await forgetTurns(change, references);
        return Number(leads.numDeletedRows);
      }),

    /** References of leads that arrived before that time. */
    async olderThan(time: number): Promise<string[]> {
      const rows = await db.selectFrom('leads').select('reference').where('created_at', '<', time).limit(100).execute();
      return rows.map(({ reference }) => reference);
    },
  };
}
