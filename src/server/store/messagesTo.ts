// Messages about accounts: listed for the export of one, erased with it, and those that carry a link or code.
import { readJson } from './columns.ts';
import { emailKey } from './emailKey.ts';
import type { Change, Database } from './schema.ts';

type Owner = { email: string; mobile: string };

/** Not those about enquiries or of the newsletter, which go with these. */
const ofAccounts = (db: Change | Database) => {
  const newsletter = db.selectFrom('newsletter_links').select('message').where('message', 'is not', null);
  return db
    .selectFrom('outbox')
    .where('reference', 'is', null)
    .where('kind', '!=', 'news')
    .where('id', 'not in', newsletter);
};

const messages = (db: Change | Database, { email, mobile }: Owner) =>
  ofAccounts(db).where('receiver', 'in', [emailKey(email), ...(mobile ? [mobile.replace(/[^+\d]/g, '')] : [])]);

/** Ids of the messages with a link or code that opens an account, or makes one usable. */
export const secretsOfAccounts = (db: Change | Database) => ofAccounts(db).where('secret', '=', 1).select('id');

/** Also those that were refused or still wait: a link in them would open nothing. */
export async function eraseMessages(change: Change, owner: Owner): Promise<void> {
  await change.deleteFrom('outbox').where('id', 'in', messages(change, owner).select('id')).execute();
}

export async function messagesTo(db: Database, owner: Owner) {
  const rows = await messages(db, owner)
    .select(['kind', 'payload', 'created_at', 'done_at'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind, payload, created_at: createdAt, done_at }) => {
    const { subject } = readJson<{ subject?: unknown }>(payload, () => ({}));
    return { kind, subject, createdAt, deliveredAt: done_at ?? undefined };
  });
}
