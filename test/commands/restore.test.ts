// What a restore does to a site that has gone on since the backup, in both databases.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openStore } from '../../src/server/store/openStore.ts';
import type { NewMessage } from '../../src/server/store/outbox.ts';
import { nothingTold } from '../../src/server/store/securityLog.ts';
import { databaseNames, quietLog, tablesAt, useDatabase } from '../support/databases.ts';
import { newLead } from '../support/newLead.ts';
import { person } from '../support/storedPerson.ts';
import { staffCommands } from '../support/staffCommands.ts';

const ever = Date.now() + 24 * 3_600_000;
const at = { expiresAt: ever, messages: [] };

describe.each(databaseNames)('a restore on %s', (name) => {
  const database = useDatabase(name);

  async function prepared() {
    const address = await database.address();
    const commands = staffCommands(address);
    const open = () => openStore({ ...address, clock: Date.now, log: quietLog });
    return { ...commands, address, open, folder: join(address.dataDir, 'backup') };
  }

  test('ends all sessions, links, codes and invitations of the backup, and says what else may have been taken away since', async () => {
    const { open, backup, restore, folder } = await prepared();
    const store = await open();
    const account = await store.accounts.create(person, { id: 'to verify', ...at });
    if (typeof account === 'string') throw new Error(account);
    await store.accounts.sendLink({ kind: 'reset', account: account.id }, { id: 'to reset', ...at });
    await store.sessions.write('cookie', { data: {}, expiresAt: ever, account: account.id, agent: 'Firefox' });
    await store.companies.make(account.id, 'Harbour', nothingTold);
    await store.companies.invite(account.id, { email: 'guest@example.com', link: 'to join', ...at }, nothingTold);
    const { id, password } = account;
    await store.mailboxChanges.ask({
      account: id,
      password,
      email: 'new@example.com',
      links: { new: 'to move' },
      ...at,
      told: nothingTold,
    });
    for (const createdAt of [1_000, 2_000]) await store.leads.create(newLead({ createdAt }));
    await store.close();
    await backup(folder);

    const since = await open();
    await since.sessions.endAll();
    await since.close();
    const said = await restore(folder, '--replace');
    const restored = await open();
    expect(await restored.accounts.byLogin(person.userName)).toMatchObject({ id: account.id });
    expect(await restored.sessions.listOf(account.id)).toEqual([]);
    expect(await restored.sessions.read('cookie')).toBeUndefined();
    for (const link of ['to verify', 'to reset', 'to move', 'to join'])
      expect([link, await restored.accountLinks.find(link)]).toEqual([link, undefined]);
    expect(await restored.mailboxChanges.of(account.id)).toBeUndefined();
    expect(await restored.companies.invitationBy('to join')).toBeUndefined();
    expect(await restored.companies.of(account.id)).toMatchObject({ name: 'Harbour', role: 'owner' });
    expect(said).toMatch(/^Restored as of .*: 2 enquiries, 0 files$/m);
    expect(said).toMatch(/passwords.*passkeys.*members.*staff\.log.*notMe.*passkeyRemoved/s);
    await restored.close();
  });

  test('gives up the messages that carry what it ended, and keeps all others', async () => {
    const { open, backup, restore, folder } = await prepared();
    const store = await open();
    const message = (id: string, more: Partial<NewMessage> = {}): NewMessage => ({
      id,
      kind: 'mail',
      payload: { to: 'ada@example.com', text: `link of ${id}` },
      ...more,
    });
    const secret = { secret: true } as const;
    await store.outbox.add([
      message('verifies', secret),
      message('refused', secret),
      message('code', { ...secret, kind: 'sms' }),
      message('notice'),
      message('edition', { ...secret, kind: 'news' }),
    ]);
    await store.outbox.failed('refused', 'no mailbox', undefined);
    await store.leads.create(newLead({ messages: () => [message('call', secret)] }));
    const choice = { locale: 'en', topics: ['company'], consent: 'I want it' };
    const asked = { email: 'ada@example.com', marks: ['mark'], choice, link: 'to confirm' };
    await store.newsletter.ask({
      ...asked,
      hosts: ['site.example'],
      once: undefined,
      message: message('subscribes', secret),
    });
    await store.close();
    await backup(folder);
    expect(await restore(folder, '--replace')).toContain('Given up: 3 messages');
    const restored = await open();
    const messages = await restored.outbox.list();
    const done = messages.filter(({ doneAt }) => doneAt !== undefined);
    expect(done.map(({ id }) => id).toSorted()).toEqual(['code', 'refused', 'verifies']);
    for (const one of done) expect(one).toMatchObject({ payload: {}, lastError: expect.stringContaining('restore') });
    expect(await restored.outbox.retry()).toBe(4);
    const kinds = ['mail', 'sms', 'news'] as const;
    const sent = (await restored.outbox.claim(kinds, 10, 1000)).map(
      ({ payload }) => (payload as { text: string }).text,
    );
    expect(sent.toSorted()).toEqual(['link of call', 'link of edition', 'link of notice', 'link of subscribes']);
    await restored.close();
  });

  test.each(['cut', 'missing'])('changes nothing when the rows of the backup are %s', async (fault) => {
    const { open, backup, restore, folder } = await prepared();
    const store = await open();
    for (let count = 0; count < 3; count += 1) await store.leads.create(newLead());
    await store.close();
    await backup(folder);
    const file = join(folder, name === 'SQLite' ? 'site.db' : 'leads.jsonl');
    const whole = readFileSync(file);
    const spoil = () => (fault === 'cut' ? writeFileSync(file, whole.subarray(0, whole.length / 2)) : rmSync(file));
    spoil();
    const since = await open();
    await since.leads.create(newLead());
    await since.close();
    const left = async () => {
      const now = await open();
      const count = await now.leads.count();
      await now.close();
      return count;
    };
    await expect(restore(folder, '--replace')).rejects.toThrow('nothing was changed');
    expect(await left()).toBe(4);
    // A backup from before its manifest told what the rows are.
    const manifest = join(folder, 'backup.json');
    writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), data: undefined }));
    await expect(restore(folder, '--replace')).rejects.toThrow();
    expect(await left()).toBe(4);
    writeFileSync(file, whole);
    await restore(folder, '--replace');
    expect(await left()).toBe(3);
  });

  test('that fails at the files has ended the ways in and kept the name; the next try does all of it', async () => {
    const { open, backup, restore, folder, DATA_DIR } = await prepared();
    const store = await open();
    await store.sessions.write('cookie', { data: {}, expiresAt: ever, account: undefined, agent: 'Firefox' });
    await store.close();
    await backup(folder);
    const since = await open();
    await since.identity.change('a1');
    await since.close();
    const files = join(folder, 'files');
    renameSync(files, `${files}.lost`);
    writeFileSync(files, '');
    await expect(restore(folder, '--replace')).rejects.toThrow();
    const half = await open();
    expect([await half.identity.read(), await half.sessions.read('cookie')]).toEqual(['a1', undefined]);
    expect(await half.identity.restsSince()).toEqual(expect.any(Number));
    await half.close();
    rmSync(files);
    renameSync(`${files}.lost`, files);
    await expect(restore(folder)).rejects.toThrow('There is a site already');
    await restore(folder, '--replace');
    expect(existsSync(join(DATA_DIR, 'restoring-database'))).toBe(false);
    const whole = await open();
    expect(await whole.identity.read()).toBe('a1');
    await whole.close();
  });

  test('after a release was taken back restores its backups, but not over tables that it could not remove', async () => {
    const { address, open, backup, restore, folder } = await prepared();
    const store = await open();
    const own = await store.migrations();
    await store.leads.create(newLead());
    await store.close();
    const tables = tablesAt(address);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2999-01-01T00:00:00.000Z')`.execute(
      tables,
    );
    await tables.schema.createTable('later').addColumn('id', 'integer').execute();
    await tables.destroy();
    await backup(folder);
    expect(JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8')).migrations).toEqual(own);
    const elsewhere = await prepared();
    await elsewhere.restore(folder);
    const restored = await elsewhere.open();
    expect(await restored.leads.count()).toBe(1);
    await restored.close();
    // A copied file of SQLite replaces the whole database.
    const over = restore(folder, '--replace');
    if (name === 'SQLite') await over;
    else await expect(over).rejects.toThrow('A later version has made tables here (999-later); nothing was changed');
    const left = await open();
    expect(await left.leads.count()).toBe(1);
    await left.close();
  });

  test('does not run beside a site, nor where a damaged file leaves that open', async () => {
    const { open, backup, restore, folder, DATA_DIR } = await prepared();
    await (await open()).close();
    await backup(folder);
    mkdirSync(DATA_DIR, { recursive: true });
    const running = join(DATA_DIR, 'running.json');
    writeFileSync(running, JSON.stringify({ pid: process.pid }));
    await expect(restore(folder, '--replace')).rejects.toThrow('Stop the site first');
    for (const damaged of ['', '{"pid":', '{}', '{"pid":"1"}']) {
      writeFileSync(running, damaged);
      await expect(restore(folder, '--replace')).rejects.toThrow(`${running} is damaged`);
    }
    rmSync(running);
    await restore(folder, '--replace');
  });

  test('that was interrupted before the database had its name gives it the noted one', async () => {
    const { open, backup, restore, folder, DATA_DIR } = await prepared();
    await (await open()).close();
    await backup(folder);
    mkdirSync(DATA_DIR, { recursive: true });
    writeFileSync(join(DATA_DIR, 'restoring-database'), 'a1\n');
    await restore(folder, '--replace');
    const restored = await open();
    expect(await restored.identity.read()).toBe('a1');
    await restored.close();
  });
});
