// Fills the keys that a version before them leaves empty: while a release rolls, and after it is taken back, such a version writes
// enquiries and messages that nobody would find by mailbox or reference, and that an erasure would leave.
import * as v from 'valibot';
import { mailboxOf } from './createLead.ts';
import { inPages } from './inPages.ts';
import { receiverOf } from './outbox.ts';
import { readJson } from '../ops/readJson.ts';
import type { Database, LeadValues } from './schema.ts';

const named = v.optional(v.object({ reference: v.optional(v.string()) }));
const message = v.object({
  reference: v.optional(v.string()),
  subject: v.optional(v.string()),
  event: v.optional(v.object({ data: named })),
  ifRefused: named,
});

/** The lead of a message of a version before the column: where our own words name it, not where a visitor typed one. */
function referenceIn(payload: string): string | undefined {
  const read = v.safeParse(
    message,
    readJson<unknown>(payload, () => undefined),
  );
  if (!read.success) return undefined;
  const { reference, subject, event, ifRefused } = read.output;
  // The subject ends with it; the name of a company before it may hold another.
  const last = subject?.match(/CO-[0-9A-Z]{4}-[0-9A-Z]{4}/g)?.at(-1);
  return reference ?? event?.data?.reference ?? ifRefused?.reference ?? last;
}

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
