// Migrations of leads and messages in a database with rows of the version before, in both databases.
import { sql } from 'kysely';
import { migrate } from '../../../src/server/store/migrations.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import type { OutboxTable } from '../../../src/server/store/schema.ts';
import { databaseNames, quietLog, tablesAt, useDatabase } from '../../support/databases.ts';
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
    const db = tablesAt(address);
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

  test('no step reads a whole table at once', async () => {
    const tables = tablesAt(await database.address());
    await migrate(tables, '028-identity');
    const rows = Array.from({ length: 1_200 }, (_, at) => {
      const id = `${at}`.padStart(5, '0');
      const payload = JSON.stringify({ to: `${id}@example.com`, reference: one });
      return sql`(${id}, 'mail', ${id}, ${payload}, 0, 0, 1)`;
    });
    await sql`insert into outbox (id, kind, message_id, payload, secret, tries, created_at) values ${sql.join(rows)}`.execute(
      tables,
    );
    let most = 0;
    await migrate(
      tables.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          most = Math.max(most, result.rows.length);
          return result;
        },
      }),
    );
    expect(most).toBeLessThanOrEqual(500);
    const filled = tables.selectFrom('outbox').select('id').where('reference', '=', one);
    expect(await filled.where('receiver', 'like', '%@example.com').execute()).toHaveLength(rows.length);
    await tables.destroy();
  });

  test('codes and links of a version without ends have one; calls, editions and the newsletter have none', async () => {
    const address = await database.address();
    const tables = tablesAt(address);
    await migrate(tables, '034-event-begins');
    const week = 7 * 24 * 3_600_000;
    const mail = { kind: 'mail', payload: '{}', secret: 1, tries: 0, created_at: 1_000 } as const;
    const rows: (Partial<OutboxTable> & { id: string })[] = [
      { id: 'link' },
      { id: 'notice', secret: 0 },
      { id: 'call', reference: one },
      { id: 'edition', kind: 'news' },
      { id: 'subscribes' },
      { id: 'has one', until: 5_000 },
    ];
    for (const row of rows)
      await tables
        .insertInto('outbox')
        .values({ ...mail, message_id: row.id, ...row })
        .execute();
    const reader = { id: 'r', site: 's', email_key: 'e', state: 'asked', locale: 'en', topics: '[]' } as const;
    await tables.insertInto('newsletter_subscribers').values(reader).execute();
    await tables.insertInto('newsletter_links').values({ hash: 'h', subscriber: 'r', message: 'subscribes' }).execute();
    await migrate(tables);
    const ends = await tables.selectFrom('outbox').select(['id', 'until']).where('until', 'is not', null).execute();
    expect(Object.fromEntries(ends.map(({ id, until }) => [id, until]))).toEqual({
      link: 1_000 + week,
      'has one': 5_000,
    });
    await tables.destroy();
  });

  test('leads are found by the mailbox that was given, and in no other field', async () => {
    const store = await migrated();
    expect((await store.leads.sentFrom([{ email: 'ADA@Example.com' }])).map(({ reference }) => reference)).toEqual([
      one,
    ]);
    const typed = { email: 'ben@example.com', message: 'I know ada@example.com, and ＡＤＡ@example.com' };
    await store.leads.create(newLead({ values: typed }));
    await store.leads.create(newLead({ values: { email: '' } }));
    await store.leads.create(newLead({ values: { email: 'ＡＤＡ@example.com' } }));
    expect(await store.leads.sentFrom([{ email: 'ada@example.com' }])).toHaveLength(2);
    expect(await store.leads.sentFrom([{ email: 'ada@example.com' }, { email: 'BEN@example.com' }])).toHaveLength(3);
    expect(await store.leads.sentFrom([{ email: '' }])).toEqual([]);
    await store.close();
  });

  test('messages to a mailbox are found by it', async () => {
    const store = await migrated();
    expect(await store.accountMessages({ email: 'ADA@example.com', mobile: '' })).toMatchObject([
      { subject: 'Your account' },
    ]);
    await store.close();
  });

  test('what a version before the keys writes later gets them as well', async () => {
    const address = await database.address();
    const store = await openStore({ ...address, clock: Date.now, log: quietLog });
    const payload = { to: 'Ada@example.com', ifRefused: { desk: 'd@e.ff', reference: one } };
    const values = { email: 'Ada@example.com', message: '"email":""' };
    await store.leads.create(newLead({ reference: one, values, messages: () => [{ kind: 'mail', payload }] }));
    await store.outbox.add([{ id: 'account', kind: 'mail', payload: { to: payload.to } }]);
    await store.leads.create(newLead({ values: { email: '', message: '"email":"ada@example.com"' } }));
    const tables = tablesAt(address);
    await tables.updateTable('leads').set({ email_key: null }).execute();
    await tables.updateTable('outbox').set({ reference: null, receiver: null }).execute();
    await tables.destroy();
    await store.fillKeys();
    expect((await store.leads.sentFrom([{ email: 'ada@example.com' }])).map(({ reference }) => reference)).toEqual([
      one,
    ]);
    expect(await store.accountMessages({ email: 'ada@example.com', mobile: '' })).toHaveLength(1);
    await store.erasure.erase([one]);
    expect((await store.outbox.list()).map(({ id }) => id)).toEqual(['account']);
    await store.close();
  });

  test('a version before the list of bookers can erase a lead with a call', async () => {
    const address = await database.address();
    const store = await openStore({ ...address, clock: Date.now, log: quietLog });
    const bookers = [{ key: 'phone', most: 2 }];
    const call = { at: 2_000_000_000_000, zone: 'Asia/Taipei', bookers, linkOf: () => 'link' };
    await store.leads.create(newLead({ reference: one, call }));
    const tables = tablesAt(address);
    for (const table of ['call_slots', 'calls', 'leads'] as const) await tables.deleteFrom(table).execute();
    expect(await tables.selectFrom('call_bookers').selectAll().execute()).toEqual([]);
    await tables.destroy();
    await store.close();
  });
});
