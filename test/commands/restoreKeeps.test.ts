// What a restore leaves for the time after it: the list of what staff took away, and the key and name of the database that it replaces.
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../src/server/store/openStore.ts';
import { databaseNames, quietLog, useDatabase } from '../support/databases.ts';
import { newLead } from '../support/newLead.ts';
import { person } from '../support/storedPerson.ts';
import { staffCommands } from '../support/staffCommands.ts';

const at = { expiresAt: Number.MAX_SAFE_INTEGER, messages: [] };

describe.each(databaseNames)('a restore on %s', (name) => {
  const database = useDatabase(name);

  async function prepared() {
    const address = await database.address();
    const commands = staffCommands(address);
    const open = () => openStore({ ...address, clock: Date.now, log: quietLog });
    return { ...commands, address, open, folder: join(address.dataDir, 'backup') };
  }

  test('leaves a list of what staff have taken away since the backup, by ids', async () => {
    const { open, backup, restore, folder, accounts, agents, leads, newsletter, DATA_DIR } = await prepared();
    const store = await open();
    const made = await Promise.all(
      ['thief', 'leaver'].map((userName) =>
        store.accounts.create(
          { ...person, userName, email: `${userName}@example.com` },
          { id: `of ${userName}`, ...at },
        ),
      ),
    );
    const [thief, leaver] = made.map((one) => (typeof one === 'string' ? one : one.id));
    const lead = await store.leads.create(newLead());
    const reference = 'reference' in lead ? lead.reference : '';
    await store.agents.add('TW-0017', 'Agent');
    const choice = { locale: 'en', topics: ['company'], consent: 'I want it' };
    const asked = { email: 'reader@example.com', marks: ['mark'], choice, link: 'to confirm', once: undefined };
    await store.newsletter.ask({ ...asked, hosts: ['site.example'], message: { kind: 'mail', payload: {} } });
    const [subscription] = (await store.newsletter.keptOf('reader@example.com', [])).map(({ id }) => id);
    await store.close();
    await backup(folder);
    await accounts('disable', 'thief');
    await accounts('erase', 'leaver');
    await leads('erase', reference);
    await agents('disable', 'TW-0017');
    await newsletter('erase', 'reader@example.com');
    const said = await restore(folder, '--replace');
    const file = join(DATA_DIR, 'staff.log');
    expect(said).toContain(file);
    const deeds = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ ...JSON.parse(line), time: '' }));
    expect(deeds).toEqual([
      { time: '', deed: 'disabled', account: thief },
      { time: '', deed: 'erased', account: leaver },
      { time: '', deed: 'erased', lead: reference },
      { time: '', deed: 'disabled', agent: 'TW-0017' },
      { time: '', deed: 'erased', subscription },
    ]);
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('keeps the key of the database that it replaces beside it', async () => {
    const { open, backup, restore, folder, DATA_DIR } = await prepared();
    await (await open()).close();
    mkdirSync(DATA_DIR, { recursive: true });
    const key = join(DATA_DIR, 'secret');
    writeFileSync(key, 'k'.repeat(40));
    await backup(folder);
    const aside = () =>
      globSync('before-restore-*/secret', { cwd: DATA_DIR }).map((file) => readFileSync(join(DATA_DIR, file), 'utf8'));
    await restore(folder, '--replace');
    expect(aside()).toEqual([]);
    writeFileSync(key, 'n'.repeat(40));
    await restore(folder, '--replace');
    expect([readFileSync(key, 'utf8'), aside()]).toEqual(['k'.repeat(40), ['n'.repeat(40)]]);
  });

  test('keeps the name of the database that it replaces; a restore elsewhere makes a new one', async () => {
    const { open, backup, restore, folder, DATA_DIR } = await prepared();
    const store = await open();
    const own = await store.identity.read();
    await store.close();
    mkdirSync(DATA_DIR, { recursive: true });
    writeFileSync(join(DATA_DIR, 'secret'), 's'.repeat(40));
    await backup(folder);
    await restore(folder, '--replace');
    const replaced = await open();
    expect(await replaced.identity.read()).toBe(own);
    await replaced.close();
    const elsewhere = await prepared();
    // Without its key, which may be kept elsewhere.
    rmSync(join(folder, 'secret'), { force: true });
    await elsewhere.restore(folder);
    const copy = await elsewhere.open();
    expect(await copy.identity.read()).toMatch(/^[0-9a-f]{32}$/);
    expect(await copy.identity.read()).not.toBe(own);
    await copy.close();
  });
});
