// Fills the keys that a version before them leaves empty: while a release rolls, and after it is taken back, such a version writes
// enquiries and messages that nobody would find by mailbox or reference, and that an erasure would leave.
import { mailboxOf } from './createLead.ts';
import { inPages } from './inPages.ts';
import { referenceIn } from './leadMigrations.ts';
import { receiverOf } from './outbox.ts';
import { readJson } from './columns.ts';
import type { Database, LeadValues } from './schema.ts';

const damaged = (): undefined => undefined;

export async function fillKeys(db: Database): Promise<void> {
  const messagesWithout = (key: 'receiver' | 'reference') => (after: string, atOnce: number) =>
    db
      .selectFrom('outbox')
      .select(['id', 'payload as text'])
      .where(key, 'is', null)
      // Issues of the newsletter always had a receiver, and belong to no enquiry; there may be thousands.
      .where('kind', '!=', 'news')
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute();
  await inPages(
    (after, atOnce) =>
      db
        .selectFrom('leads')
        .select(['reference as id', 'values as text'])
        .where('email_key', 'is', null)
        .where('reference', '>', after)
        .orderBy('reference')
        .limit(atOnce)
        .execute(),
    async ({ id, text }) => {
      const email_key = mailboxOf(readJson<LeadValues>(text, () => ({})));
      if (email_key !== null) await db.updateTable('leads').set({ email_key }).where('reference', '=', id).execute();
    },
  );
  await inPages(messagesWithout('receiver'), async ({ id, text }) => {
    const receiver = receiverOf(readJson<unknown>(text, damaged));
    if (receiver !== null) await db.updateTable('outbox').set({ receiver }).where('id', '=', id).execute();
  });
  await inPages(messagesWithout('reference'), async ({ id, text }) => {
    const reference = referenceIn(text);
    const lead =
      reference &&
      (await db.selectFrom('leads').select('reference').where('reference', '=', reference).executeTakeFirst());
    if (lead) await db.updateTable('outbox').set(lead).where('id', '=', id).execute();
  });
}
