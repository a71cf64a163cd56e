// What customers sent us: written once, read by the desks, marked when answered.
import { createLead, type LeadValues, type NewLead } from './createLead.ts';
import { readJson } from './readJson.ts';
import type { Database, LeadStatus, LeadTable } from './schema.ts';
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
  values: LeadValues;
  files: KeptFile[];
};

/** Well below the number of values that a statement may hold. */
const leadsAtOnce = 500;

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
    values: readJson<LeadValues>(row.values, (damaged) => ({ damaged })),
    files: files.map(({ path, name, type, size }) => ({ path, name, type, size })),
  };
}

export function leadsRepository(db: Database, clock: () => number) {
  /** Asks for the files of many leads at once: a question a lead would take all connections. */
  async function withFiles(rows: readonly LeadTable[]): Promise<Lead[]> {
    const leads: Lead[] = [];
    for (let start = 0; start < rows.length; start += leadsAtOnce) {
      const some = rows.slice(start, start + leadsAtOnce);
      const files = await db
        .selectFrom('lead_files')
        .selectAll()
        .where(
          'reference',
          'in',
          some.map(({ reference }) => reference),
        )
        .orderBy('path')
        .execute();
      const byLead = Map.groupBy(files, ({ reference }) => reference);
      leads.push(...some.map((row) => leadOf(row, byLead.get(row.reference) ?? [])));
    }
    return leads;
  }

  const newestFirst = () => db.selectFrom('leads').selectAll().orderBy('created_at', 'desc').orderBy('reference');

  return {
    create: (lead: NewLead) => createLead(db, lead),

    async find(reference: string): Promise<Lead | undefined> {
      const [lead] = await withFiles(await newestFirst().where('reference', '=', reference).execute());
      return lead;
    },

    /** The reference that this submission already has, if it arrived before. */
    async referenceOf(key: string): Promise<string | undefined> {
      return (await db.selectFrom('leads').select('reference').where('key', '=', key).executeTakeFirst())?.reference;
    },

    list: async (): Promise<Lead[]> => withFiles(await newestFirst().execute()),

    async overdue(): Promise<Lead[]> {
      const rows = await newestFirst().where('status', '=', 'new').where('due_at', '<', clock()).execute();
      return withFiles(rows);
    },

    /** True when the lead was waiting for an answer. */
    async answer(reference: string): Promise<boolean> {
      const result = await db
        .updateTable('leads')
        .set({ status: 'answered', answered_at: clock() })
        .where('reference', '=', reference)
        .where('status', '=', 'new')
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
  };
}
