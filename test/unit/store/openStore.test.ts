// A damaged file or an absent server is reported in words, as a NeighbourFault; a good one can be opened repeatedly.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { openStore, reachStore } from '../../../src/server/store/openStore.ts';
import { databaseNames, emptyPostgres, quietLog, tablesAt, useDatabase } from '../../support/databases.ts';
import { newLead } from '../../support/newLead.ts';
import { startPostgres } from '../../support/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (dataDir: string, databaseUrl = '') => openStore({ dataDir, databaseUrl, clock: Date.now, log: quietLog });

describe.each(databaseNames)('%s', (name) => {
  const database = useDatabase(name);

  test('keeps its data over a restart, and several processes may start together', async () => {
    const address = await database.address();
    const stores = await Promise.all([1, 2, 3].map(() => openStore({ ...address, clock: Date.now, log: quietLog })));
    await stores[0]?.leads.create(newLead());
    await Promise.all(stores.map((store) => store.close()));
    const store = await openStore({ ...address, clock: Date.now, log: quietLog });
    await store.ping();
    expect(await store.leads.list()).toHaveLength(1);
    await store.close();
  });

  /** Opens the tables as they are after a version of which we know nothing has run a step on them. */
  async function openedAfter(step: string, at = new Date()) {
    const address = await database.address();
    const first = await openStore({ ...address, clock: Date.now, log: quietLog });
    await first.leads.create(newLead());
    await first.close();
    const db = tablesAt(address);
    await sql`alter table leads add column of_another_version text`.execute(db);
    await sql`insert into kysely_migration (name, timestamp) values (${step}, ${at.toISOString()})`.execute(db);
    await db.destroy();
    return openStore({ ...address, clock: Date.now, log: quietLog });
  }

  test.each([
    ['', new Date(Date.now() + 86_400_000)],
    [', also where the clock was set back before', new Date(0)],
  ])('works on tables that a later version has migrated, so that a release can be taken back%s', async (_, at) => {
    const store = await openedAfter('999-of-a-later-version', at);
    await store.leads.create(newLead());
    expect(await store.leads.list()).toHaveLength(2);
    // What a backup names, and this version can restore.
    expect(await store.migrations()).not.toContain('999-of-a-later-version');
    await store.close();
  });

  test('refuses tables with a step among its own that it does not know', async () => {
    await expect(openedAfter('005-of-nobody')).rejects.toMatchObject({ code: 'corrupt' });
  });
});

test('on PostgreSQL a start waits for another process that changes the tables, longer than any form waits for the store', async () => {
  const databaseUrl = await emptyPostgres();
  const other = new Client(databaseUrl);
  await other.connect();
  await other.query('begin');
  // The lock of the migrator.
  await other.query('select pg_advisory_xact_lock(3853314791062309107)');
  const opening = open(folder, databaseUrl);
  await pause(5_300);
  await other.query('commit');
  await other.end();
  const store = await opening;
  await store.leads.create(newLead());
  expect(await store.leads.list()).toHaveLength(1);
  await store.close();
});

test('a file that is no database is refused', async () => {
  const dataDir = mkdtempSync(join(folder, 'noise-'));
  writeFileSync(join(dataDir, 'site.db'), 'this is no database '.repeat(500));
  await expect(open(dataDir)).rejects.toMatchObject({
    name: 'NeighbourFault',
    code: 'corrupt',
    message: expect.stringContaining('site.db'),
  });
});

test('a database with a torn page is refused', async () => {
  const dataDir = mkdtempSync(join(folder, 'torn-'));
  const store = await open(dataDir);
  for (let count = 0; count < 50; count += 1) await store.leads.create(newLead());
  await store.close();
  const path = join(dataDir, 'site.db');
  const bytes = readFileSync(path);
  bytes.fill(0xff, 4096, 8192);
  writeFileSync(path, bytes);
  await expect(open(dataDir)).rejects.toMatchObject({ code: 'corrupt' });
});

test('a folder that cannot be created is reported', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(open(join(file, 'inside'))).rejects.toMatchObject({ name: 'NeighbourFault', code: 'unreachable' });
});

test('a server that does not run is reported', async () => {
  await expect(open('', 'postgres://site@127.0.0.1:1/none')).rejects.toMatchObject({
    name: 'NeighbourFault',
    code: 'unreachable',
  });
});

test('a server to which no connection can be made for a reason without a code is reported as away, and not as damaged', async () => {
  const databaseUrl = new URL(await emptyPostgres());
  // The driver's fault has words only: the server of the tests has no certificate.
  databaseUrl.searchParams.set('sslmode', 'require');
  await expect(open('', String(databaseUrl))).rejects.toMatchObject({ name: 'NeighbourFault', code: 'unreachable' });
});

test('connections that are never answered again, as after a failover that drops packets, are each used once', async () => {
  const databaseUrl = new URL(await emptyPostgres());
  const [port, host] = [Number(databaseUrl.port), databaseUrl.hostname];
  const relayed: Socket[] = [];
  const relay = createServer((near) => {
    const far = connect(port, host);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      relayed.push(from);
      from.on('error', () => undefined);
      from.pipe(into);
    }
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  databaseUrl.host = `127.0.0.1:${(relay.address() as AddressInfo).port}`;
  const store = await open('', String(databaseUrl));
  const three = () => Promise.allSettled([store.ping(), store.ping(), store.ping()]);
  await three();
  // Nothing passes any more on what is there, and nothing ends it.
  for (const socket of relayed) socket.unpipe().pause();
  const answers = [await three(), await three()].map((some) => some.map(({ status }) => status));
  expect(answers).toEqual([Array(3).fill('rejected'), Array(3).fill('fulfilled')]);
  for (const socket of relayed) socket.destroy();
  relay.close();
  await store.close();
});

/** Changes the database and ends all connections to it, as a failover does. This process learns of it only afterwards. */
function failOver(databaseUrl: string, change: string): void {
  const statements = [
    'set default_transaction_read_only = off',
    `do $$ begin execute format('alter database %I ${change}', current_database()); end $$`,
    'select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  ];
  const code = `
    const { Client } = require('pg');
    const client = new Client(${JSON.stringify(databaseUrl)});
    client.connect().then(async () => {
      for (const statement of ${JSON.stringify(statements)}) await client.query(statement);
      await client.end();
    });`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', code], { cwd: __dirname, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

test('a server that only reads, as a standby does, is reported, and what follows its turn loses nothing', async () => {
  const databaseUrl = await emptyPostgres();
  const store = await open('', databaseUrl);
  await Promise.all([store.ping(), store.ping(), store.ping()]);
  failOver(databaseUrl, 'set default_transaction_read_only = on');
  const onlyReads = { name: 'NeighbourFault', code: 'unreachable', message: expect.stringContaining('read-only') };
  await expect(store.leads.create(newLead())).rejects.toMatchObject(onlyReads);
  await expect(store.ping()).rejects.toMatchObject(onlyReads);
  failOver(databaseUrl, 'reset default_transaction_read_only');
  expect((await store.leads.create(newLead())).result).toBe('created');
  await store.close();
});

test('a server that goes away is reported, and affects nothing else', async () => {
  const postgres = await startPostgres();
  const store = await open('', await postgres.createDatabase());
  expect((await store.leads.create(newLead())).result).toBe('created');
  const atWork = Promise.allSettled(Array.from({ length: 50 }, () => store.leads.create(newLead())));
  await postgres.stop();
  for (const answer of await atWork) {
    expect(['created', 'NeighbourFault']).toContain(
      answer.status === 'rejected' ? answer.reason.name : answer.value.result,
    );
  }
  const answers = await Promise.allSettled([
    store.leads.create(newLead()),
    store.ping(),
    store.outbox.claim(['mail'], 1, 1_000),
  ]);
  expect(answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'answered'))).toEqual(
    Array(3).fill('unreachable'),
  );
  await store.close();
});

test('who asks for the store of a site that has closed it is told that it is away, not of a mistake of ours', async () => {
  const reached = reachStore(() => open(mkdtempSync(join(folder, 'closed-'))));
  await (await reached.use()).ping();
  await reached.close();
  await expect(reached.use()).rejects.toMatchObject({ name: 'NeighbourFault', code: 'unreachable', status: 503 });
});
