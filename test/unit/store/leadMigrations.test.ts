// Migrations of leads and messages in a database with rows of the version before, in both databases.
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { migrate } from '../../../src/server/store/migrations.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import { postgresDialect } from '../../../src/server/store/postgresDialect.ts';
import type { Tables } from '../../../src/server/store/schema.ts';
import { sqliteDialect } from '../../../src/server/store/sqliteDialect.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';
import { newLead } from '../../support/newLead.ts';

const [one, other] = ['CO-7F3K-29QD', 'CO-AB12-CD34'];
const messages = {
  forwarded: { form: 'contactUs', reference: one, fields: { message: `see ${other}` } },
  webhook: { desk: 'sales', event: { type: 'lead.created', data: { reference: one, values: { message: other } } } },
  visitor: { to: 'Ada@example.com', subject: 'We have it', text: other, ifRefused: { desk: 'd@e.ff', reference: one } },
  desk: { to: 'sales@example.com', subject: `Contact: ${other} Ltd (${one})`, text: `see ${other}` },
  mentions: { to: 'sales@example.com', subject: `Contact: Acme (${other})`, text: `see ${one}` },
  account: { to: 'ada@example.com', subject: 'Your account', text: one },
};

describe.each(databaseNames)('a database of the version before on %s', (name) => {
  const database = useDatabase(name);

  async function migrated() {
    const address = await database.address();
    const { dataDir, databaseUrl } = address;
    const dialect = databaseUrl ? postgresDialect(databaseUrl, quietLog) : sqliteDialect(join(dataDir, 'site.db'));
    const db = new Kysely<Tables>({ dialect });
    await migrate(db, '026-newsletter');
    for (const [reference, email] of [
      [one, 'Ada@example.com'],
      [other, ''],
    ] as const)
      await sql`insert into leads (reference, key, form, locale, status, desk, due_at, created_at, "values", remote_hash)
        values (${reference}, ${reference}, 'contactUs', 'en', 'new', 'sales', 1, 1, ${JSON.stringify({ email, name: 'x' })}, '')`.execute(
        db,
      );
    for (const [id, payload] of Object.entries(messages))
      await sql`insert into outbox (id, kind, message_id, payload, secret, tries, created_at)
        values (${id}, 'mail', ${id}, ${JSON.stringify(payload)}, 0, 0, 1)`.execute(db);
    await db.destroy();
    return openStore({ ...address, clock: Date.now, log: quietLog });
  }

  test('an erased lead takes its own messages, and none that only mentions it', async () => {
    const store = await migrated();
    await store.erasure.erase([one]);
    expect((await store.outbox.list()).map(({ id }) => id).toSorted()).toEqual(['account', 'mentions']);
    await store.close();
  });

  test('leads are found by the mailbox that was given, and in no other field', async () => {
    const store = await migrated();
    expect((await store.leads.sentFrom('ADA@Example.com')).map(({ reference }) => reference)).toEqual([one]);
    const typed = { email: 'ben@example.com', message: 'I know ada@example.com, and ＡＤＡ@example.com' };
    await store.leads.create(newLead({ values: typed }));
    await store.leads.create(newLead({ values: { email: '' } }));
    await store.leads.create(newLead({ values: { email: 'ＡＤＡ@example.com' } }));
    expect(await store.leads.sentFrom('ada@example.com')).toHaveLength(2);
    expect(await store.leads.sentFrom('ada@example.com', 'BEN@example.com')).toHaveLength(3);
    expect(await store.leads.sentFrom('')).toEqual([]);
    await store.close();
  });

  test('messages to a mailbox are found by it', async () => {
    const store = await migrated();
    expect(await store.messagesTo({ email: 'ADA@example.com', mobile: '' })).toMatchObject([
      { subject: 'Your account' },
    ]);
    await store.close();
  });
});
