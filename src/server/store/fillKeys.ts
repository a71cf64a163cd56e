// Fills the keys that a version before them leaves empty: while a release rolls, and after it is taken back, such a version writes
// enquiries and messages that nobody would find by mailbox or reference, and that an erasure would leave.
import { sql } from 'kysely';
import { mailboxOf } from './createLead.ts';
import { inPages } from './inPages.ts';
import { referenceIn } from './leadMigrations.ts';
import { receiverOf } from './outbox.ts';
import { readJson } from './columns.ts';
import type { Database, LeadValues } from './schema.ts';

// In JSON text a quote that a visitor typed has a backslash before it, so these match no typed text.
const hasMailbox = sql<boolean>`${sql.ref('values')} like '%"email":"_%' and ${sql.ref('values')} not like '%"email":""%'`;
const hasReceiver = sql<boolean>`payload like '%"to":"%'`;
const hasReference = sql<boolean>`payload like '%CO-____-____%'`;

const damaged = (): undefined => undefined;

export async function fillKeys(db: Database): Promise<void> {
  const messages = (after: string, atOnce: number) =>
    db.selectFrom('outbox').select(['id', 'payload as text']).where('id', '>', after).orderBy('id').limit(atOnce);
  await inPages(
    (after, atOnce) =>
      db
        .selectFrom('leads')
        .select(['reference as id', 'values as text'])
        .where('email_key', 'is', null)
        .where(hasMailbox)
        .where('reference', '>', after)
        .orderBy('reference')
        .limit(atOnce)
        .execute(),
    ({ id, text }) =>
      db
        .updateTable('leads')
        .set({ email_key: mailboxOf(readJson<LeadValues>(text, () => ({}))) })
        .where('reference', '=', id)
        .execute(),
  );
  await inPages(
    (after, atOnce) => messages(after, atOnce).where('receiver', 'is', null).where(hasReceiver).execute(),
    ({ id, text }) =>
      db
        .updateTable('outbox')
        .set({ receiver: receiverOf(readJson<unknown>(text, damaged)) })
        .where('id', '=', id)
        .execute(),
  );
  await inPages(
    (after, atOnce) => messages(after, atOnce).where('reference', 'is', null).where(hasReference).execute(),
    async ({ id, text }) => {
      const reference = referenceIn(text);
      const lead =
        reference &&
        (await db.selectFrom('leads').select('reference').where('reference', '=', reference).executeTakeFirst());
      if (lead) await db.updateTable('outbox').set(lead).where('id', '=', id).execute();
    },
  );
}
