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

export type Leads = ReturnType<typeof leadsRepository>;

function leadOf(row: LeadTable, files: KeptFile[]): Lead {
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
    files,
  };
}

export function leadsRepository(db: Database, clock: () => number) {
  const filesOf = (reference: string): Promise<KeptFile[]> =>
    db
      .selectFrom('lead_files')
      .select(['path', 'name', 'type', 'size'])
      .where('reference', '=', reference)
      .orderBy('path')
      .execute();

  const withFiles = (rows: LeadTable[]): Promise<Lead[]> =>
    Promise.all(rows.map(async (row) => leadOf(row, await filesOf(row.reference))));

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
