// Messages about accounts: listed for the export of one, erased with it, and those that carry a link or code.
import { readJson } from '../ops/readJson.ts';
import { emailKey } from './emailKey.ts';
import type { Change, Database } from './schema.ts';

/** A mailbox or number that is empty has no messages. */
export type Receiver = { email: string; mobile: string };

/** Not those about enquiries or of the newsletter, which go with these. */
const ofAccounts = (db: Change | Database) => {
  const newsletter = db.selectFrom('newsletter_links').select('message').where('message', 'is not', null);
  return db
    .selectFrom('outbox')
    .where('reference', 'is', null)
    .where('kind', '!=', 'news')
    .where('id', 'not in', newsletter);
};

const receiversOf = ({ email, mobile }: Receiver) => [emailKey(email), mobile.replace(/[^+\d]/g, '')].filter(Boolean);

const messages = (db: Change | Database, receivers: readonly string[]) =>
  ofAccounts(db).where('receiver', 'in', receivers);

/** Ids of the messages with a link or code that opens an account, or makes one usable. */
export const secretsOfAccounts = (db: Change | Database) => ofAccounts(db).where('secret', '=', 1).select('id');

/** Also those that were refused or still wait: a link in them would open nothing. */
export async function eraseMessages(change: Change, receiver: Receiver): Promise<void> {
  const receivers = receiversOf(receiver);
  if (receivers.length === 0) return;
  await change.deleteFrom('outbox').where('id', 'in', messages(change, receivers).select('id')).execute();
}

export async function accountMessages(db: Database, receiver: Receiver) {
  const rows = await messages(db, receiversOf(receiver))
    .select(['kind', 'payload', 'created_at', 'done_at'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind, payload, created_at: createdAt, done_at }) => {
    const { subject } = readJson<{ subject?: unknown }>(payload, () => ({}));
    return { kind, subject, createdAt, deliveredAt: done_at ?? undefined };
  });
}
