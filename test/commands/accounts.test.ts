// The staff command for accounts, run as staff run it, beside an open store.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { root } from '../support/app.ts';
import { staffCommands } from '../support/staffCommands.ts';
import { quietLog, tablesAt, useDatabase } from '../support/databases.ts';
import { openStore } from '../../src/server/store/openStore.ts';
import { nothingTold } from '../../src/server/store/securityLog.ts';

const old = 'a'.repeat(40);

/** leads.test.ts tests, for all commands, that they find a database elsewhere. */
describe('on SQLite', () => {
  const database = useDatabase('SQLite');

  async function registered() {
    const address = await database.address();
    const store = await openStore({ ...address, clock: Date.now, log: quietLog });
    const account = await store.accounts.create(
      { userName: 'wang', email: 'wang@example.com', mobile: '', password: 'hash', locale: 'jp', agent: undefined },
      { id: old, expiresAt: Number.MAX_SAFE_INTEGER, messages: [] },
    );
    if (typeof account === 'string') throw new Error(account);
    return { store, account, address, accounts: staffCommands(address).accounts };
  }
  const sent = async ({ outbox }: Awaited<ReturnType<typeof openStore>>) =>
    (await outbox.list(10)).map(({ payload }) => payload as { to: string; subject: string; text: string });
  const refused = (stderr: string) => ({ code: 1, stderr: expect.stringContaining(stderr) });

  test('the activation mail is sent again in the reader’s language, and the previous link is void', async () => {
    const { store, account, accounts } = await registered();
    expect(await accounts('resend', 'WANG@example.com')).toContain('on its way to wang@example.com');
    const [mail, ...others] = await sent(store);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'wang@example.com', subject: expect.stringMatching(/\p{Script=Katakana}/u) });
    const link = /https:\/\/cocloud\.example\/jp\/([0-9a-f]{40})\s/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await store.accountLinks.find(old)).toMatchObject({ state: 'replaced' });
    expect(await store.accountLinks.find(link)).toMatchObject({ kind: 'verify', account: account.id, state: 'good' });
    await store.close();
  });

  test('staff end the sessions of one account or of all; the accounts stay usable', async () => {
    const { store, account, accounts } = await registered();
    const other = await store.accounts.create(
      { userName: 'chen', email: 'chen@example.com', mobile: '', password: 'hash', locale: 'en', agent: undefined },
      { id: 'b'.repeat(40), expiresAt: Number.MAX_SAFE_INTEGER, messages: [] },
    );
    if (typeof other === 'string') throw new Error(other);
    const session = { data: {}, agent: '', expiresAt: Number.MAX_SAFE_INTEGER };
    for (const { id, userName } of [account, other]) await store.sessions.write(userName, { ...session, account: id });
    const alive = async () =>
      (await Promise.all([account, other].map(({ id }) => store.sessions.listOf(id)))).map(({ length }) => length);
    expect(await accounts('logout', 'wang')).toContain('wang is logged out everywhere');
    expect(await alive()).toEqual([0, 1]);
    await expect(accounts('logout')).rejects.toMatchObject(refused('There is no account'));
    expect(await accounts('logout', '--all')).toContain('Everybody is logged out');
    expect(await alive()).toEqual([0, 0]);
    expect((await store.accounts.byId(account.id))?.disabled).toBe(false);
    await store.close();
  });

  test('staff turn a second factor off, with its recovery codes, and its owner’s log shows it', async () => {
    const { store, account, accounts } = await registered();
    await store.secondFactor.begin(account.id, 'sealed');
    await store.secondFactor.confirm(account.id, { sealed: 'sealed', step: 7, hashes: ['one'] }, nothingTold);
    await expect(accounts('onestep', 'nobody')).rejects.toMatchObject(refused('There is no account'));
    expect(await store.secondFactor.of(account.id)).toMatchObject({ isOn: true });
    expect(await accounts('onestep', 'wang')).toContain('wang logs in with the password alone');
    expect(await store.secondFactor.of(account.id)).toBeUndefined();
    expect(await store.secondFactor.useRecoveryCode(account.id, 'one')).toBe(false);
    expect(await store.securityLog.allOf(account.id)).toEqual([
      expect.objectContaining({ kind: 'secondFactorOff', outcome: 'done', network: 'staff' }),
    ]);
    await store.close();
  });

  test('staff see the security log of an account, and it records what they do', async () => {
    const { store, account, accounts, address } = await registered();
    const event = { account: account.id, kind: 'login' as const, network: '192.0.2.0/24', device: 'Firefox · Linux' };
    await store.securityLog.add({ ...event, outcome: 'done' });
    const early = await openStore({ ...address, clock: () => Date.parse('2026-11-26T01:02:00Z'), log: quietLog });
    await early.securityLog.add({ ...event, outcome: 'done', kind: 'export' });
    await early.close();
    const late = await openStore({ ...address, clock: () => Date.parse('2026-11-26T01:52:00Z'), log: quietLog });
    await late.securityLog.add({ ...event, outcome: 'done', kind: 'export' });
    await late.close();
    for (let tries = 0; tries < 2; tries += 1) await store.securityLog.add({ ...event, outcome: 'refused' });
    await accounts('logout', 'wang');
    const shown = await accounts('show', 'wang');
    expect(shown).toContain(account.id);
    expect(shown).toMatch(/login +refused 2 times +192\.0\.2\.0\/24 +Firefox · Linux/);
    expect(shown).toMatch(/26 09:52 +2026-11-26 09:02 +export +done 2 times/);
    expect(shown).toMatch(/sessionEnded +done +staff/);
    const { events } = JSON.parse(await accounts('export', 'wang')) as { events: { kind: string }[] };
    expect(events).toHaveLength(4);
    await accounts('erase', 'wang');
    expect(await store.securityLog.allOf(account.id)).toMatchObject([{ kind: 'erase', network: 'staff' }]);
    await store.close();
  });

  test('nothing is sent without an account, to a disabled one, or to a verified one; staff are told which', async () => {
    const { store, account, accounts } = await registered();
    await expect(accounts('resend', 'nobody@example.com')).rejects.toMatchObject(
      refused('There is no account nobody@example.com'),
    );
    await accounts('disable', 'wang');
    await expect(accounts('resend', 'wang@example.com')).rejects.toMatchObject(refused('wang is disabled'));
    await accounts('enable', 'wang');
    await store.accounts.verifyByLink(old, account.id, { password: 'hash' }, nothingTold);
    await expect(accounts('resend', 'wang@example.com')).rejects.toMatchObject(refused('wang is verified already'));
    expect(await sent(store)).toEqual([]);
    await store.close();
  });

  test('a name kept by a registration with a taken mailbox is named as that, and nothing is sent to it', async () => {
    const { store, accounts } = await registered();
    const taken = { userName: 'other', email: 'wang@example.com', mobile: '', password: 'hash', locale: 'en' };
    await store.accounts.create({ ...taken, agent: undefined }, { id: 'b'.repeat(40), expiresAt: 1, messages: [] });
    expect(await accounts('show', 'other')).toContain('name kept');
    await expect(accounts('resend', 'other')).rejects.toMatchObject(refused('a mailbox that has an account'));
    expect(await sent(store)).toEqual([]);
    await store.close();
  });

  test('after the erasure of an owner staff are told who owns the company now, and so is that person', async () => {
    const { store, account, accounts, address } = await registered();
    const email = 'chen@example.com';
    const heir = await store.accounts.create(
      { userName: 'chen', email, mobile: '', password: 'hash', locale: 'en', agent: undefined },
      { id: 'b'.repeat(40), expiresAt: Number.MAX_SAFE_INTEGER, messages: [] },
    );
    if (typeof heir === 'string') throw new Error(heir);
    const database = tablesAt(address);
    await store.companies.make(account.id, 'Harbour', nothingTold);
    const expiresAt = Number.MAX_SAFE_INTEGER;
    await store.companies.invite(account.id, { email, link: 'c'.repeat(40), expiresAt, messages: [] }, nothingTold);
    expect(await store.companies.join('c'.repeat(40), heir.id, nothingTold)).toBe('joined');
    // Not told, not erased.
    await sql`create trigger full before insert on outbox begin select raise(abort, 'no room'); end`.execute(database);
    await expect(accounts('erase', 'wang')).rejects.toMatchObject({ code: 1 });
    expect(await store.accounts.byId(account.id)).toMatchObject({ userName: 'wang' });
    await sql`drop trigger full`.execute(database);
    await database.destroy();
    expect(await accounts('erase', 'wang')).toContain('chen owns its company now');
    expect(await sent(store)).toMatchObject([{ to: email, subject: 'The company is yours now' }]);
    expect(await store.securityLog.allOf(heir.id)).toMatchObject([{ kind: 'companyOwner', network: 'staff' }]);
    await store.close();
  });

  test('a mistake in an article keeps nobody from being erased', async () => {
    const { store, account, address } = await registered();
    const project = mkdtempSync(path.join(tmpdir(), 'project-'));
    for (const own of ['src', 'content', 'package.json'])
      cpSync(path.join(root, own), path.join(project, own), { recursive: true });
    for (const shared of ['node_modules', 'locales']) symlinkSync(path.join(root, shared), path.join(project, shared));
    writeFileSync(path.join(project, 'content/news/partner-directions/en.md'), 'no article');
    const ran = spawnSync(process.execPath, ['--no-warnings', 'src/server/cli/accounts.ts', 'erase', 'wang'], {
      cwd: project,
      env: { PATH: process.env['PATH'], DATA_DIR: address.dataDir },
      encoding: 'utf8',
    });
    rmSync(project, { recursive: true });
    expect(ran).toMatchObject({ stdout: 'wang is erased.\n', stderr: '', status: 0 });
    expect(await store.accounts.byId(account.id)).toBeUndefined();
    await store.close();
  });
});
