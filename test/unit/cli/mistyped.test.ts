// What staff mistype, or give a folder that cannot be written: one sentence with exit code 1, and nothing is done.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staffName } from '../../../src/server/cli/staffName.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import { quietLog, useDatabase } from '../../support/databases.ts';
import { newLead } from '../../support/newLead.ts';
import { staffCommands } from '../../support/staffCommands.ts';

const refused = (stderr: string) => ({ code: 1, stderr: expect.stringMatching(new RegExp(`^${stderr}`)) });

describe('a command', () => {
  const database = useDatabase('SQLite');

  test.each(['2026-02-31', '2026-04-31', '2026-2-3'])('does not take %s for another day', async (day) => {
    const { leads } = staffCommands(await database.address());
    await expect(leads('list', '--from', day)).rejects.toMatchObject(refused('--from wants a day'));
  });

  test('works for a user without a name, as in a container; only what is noted needs one', async () => {
    const nameless = () => {
      throw new Error('uv_os_get_passwd returned ENOENT');
    };
    expect([staffName(undefined, nameless), staffName(' Mei ', nameless)]).toEqual(['', 'Mei']);
    const address = await database.address();
    const { leads } = staffCommands(address);
    const store = await openStore({ ...address, clock: Date.now, log: quietLog });
    const made = await store.leads.create(newLead());
    await store.close();
    const reference = made.result === 'created' ? made.reference : '';
    expect(await leads('show', reference, '--by', '')).toContain(reference);
    await expect(leads('take', reference, '--by', '')).rejects.toMatchObject(refused('--by wants your name'));
    expect(await leads('show', reference)).toContain('State: new');
  });

  test('does all of what it was asked, or nothing', async () => {
    const address = await database.address();
    const { accounts, agents, outbox } = staffCommands(address);
    const store = await openStore({ ...address, clock: Date.now, log: quietLog });
    for (const userName of ['wang', 'chen'])
      await store.accounts.create(
        { userName, email: `${userName}@example.com`, mobile: '', password: 'hash', locale: 'en', agent: undefined },
        { id: userName, expiresAt: Number.MAX_SAFE_INTEGER, messages: [] },
      );
    for (const command of ['disable', 'erase'])
      await expect(accounts(command, 'wang', 'chen')).rejects.toMatchObject(refused('One at a time: chen'));
    await expect(accounts('logout', '--all', 'chen')).rejects.toMatchObject(refused('One at a time: chen'));
    expect(await store.accounts.byName('wang')).toMatchObject({ disabled: false });
    await agents('add', 'AB-12', 'Harbour');
    await expect(agents('disable', 'AB-12', 'CD-12')).rejects.toMatchObject(refused('One at a time: CD-12'));
    await expect(outbox('retry', 'abcdef')).rejects.toMatchObject(refused('retry tries all'));
    await agents('disable', 'AB-12');
    // Its registration would be refused.
    await expect(agents('invite', 'AB-12')).rejects.toMatchObject(refused('AB-12 is disabled'));
    await store.close();
  });

  test('says which folder cannot be made, and that a backup is damaged', async () => {
    const address = await database.address();
    const { backup, restore } = staffCommands(address);
    const place = mkdtempSync(join(tmpdir(), 'site-mistyped-'));
    writeFileSync(join(place, 'file'), '');
    await expect(backup(join(place, 'file', 'new'))).rejects.toMatchObject(
      refused('The backup: the folder .* cannot be made'),
    );
    mkdirSync(join(place, 'damaged'));
    for (const text of ['{', '{}', 'null']) {
      writeFileSync(join(place, 'damaged', 'backup.json'), text);
      await expect(restore(join(place, 'damaged'))).rejects.toMatchObject(refused('.*backup.json is damaged'));
    }
    rmSync(place, { recursive: true });
  });

  test('writes no file of an enquiry over another, and says which', async () => {
    const address = await database.address();
    const store = await openStore({ ...address, clock: Date.now, log: quietLog });
    mkdirSync(join(address.dataDir, 'files/aa'), { recursive: true });
    const path = `${'a'.repeat(32)}.txt`;
    writeFileSync(join(address.dataDir, 'files/aa', path), 'plan');
    await store.uploads.keep('draft', { path, name: 'plan.txt', type: 'text/plain', size: 4 }, Date.now() + 60_000);
    const made = await store.leads.create(newLead({ draft: 'draft' }));
    await store.close();
    const reference = made.result === 'created' ? made.reference : '';
    const { leads } = staffCommands(address);
    const into = join(address.dataDir, 'into');
    expect(await leads('files', reference, '--into', into)).toContain('1-plan.txt');
    await expect(leads('files', reference, '--into', into)).rejects.toMatchObject(
      refused('.*1-plan.txt cannot be written'),
    );
  });
});
