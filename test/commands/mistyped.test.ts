// What staff mistype, or give a folder that cannot be written: one sentence with exit code 1, and nothing is done.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staffName } from '../../src/server/cli/staffName.ts';
import { openStore } from '../../src/server/store/openStore.ts';
import { quietLog, useDatabase } from '../support/databases.ts';
import { newLead } from '../support/newLead.ts';
import { staffCommands } from '../support/staffCommands.ts';
import { sameSender } from '../support/sameSender.ts';

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
    expect(await store.accounts.byLogin('wang')).toMatchObject({ disabled: false });
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
    const whole = join(place, 'whole');
    const store = await openStore({ ...address, clock: Date.now, log: quietLog });
    await store.leads.create(newLead());
    await store.close();
    await backup(whole);
    const manifest = readFileSync(join(whole, 'backup.json'), 'utf8');
    rmSync(join(whole, 'files'), { recursive: true });
    writeFileSync(join(whole, 'backup.json'), manifest.replace('"files": 0', '"files": 2'));
    await expect(restore(whole, '--replace')).rejects.toMatchObject(
      refused('.*whole has no folder files, though 2 were saved; nothing was changed'),
    );
    // Whoever copies a backup may lose an empty folder.
    writeFileSync(join(whole, 'backup.json'), manifest);
    expect(await restore(whole, '--replace')).toContain('1 enquiries, 0 files');
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
    await store.uploads.keep(
      'draft',
      { path, name: 'plan.txt', type: 'text/plain', size: 4 },
      Date.now() + 60_000,
      sameSender,
    );
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

  test('refuses words that it would drop, instead of doing a part', async () => {
    const { accounts, agents, backup, leads, newsletter, outbox, restore } = staffCommands(await database.address());
    const place = mkdtempSync(join(tmpdir(), 'site-mistyped-'));
    for (const command of ['show', 'files', 'take', 'answer', 'close', 'undo', 'erase'])
      await expect(leads(command, 'CO-7F3K-29QD', 'CO-7F3K-29QE')).rejects.toMatchObject(
        refused('One at a time: CO-7F3K-29QE'),
      );
    await expect(leads('person', 'a@example.com', 'b@example.com')).rejects.toMatchObject(
      refused('One at a time: b@example.com'),
    );
    for (const command of ['list', 'overdue', 'calls'])
      await expect(leads(command, 'wang')).rejects.toMatchObject(refused(`${command} takes no wang`));
    for (const command of ['bounced', 'export', 'erase'])
      await expect(newsletter(command, 'a@example.com', 'b@example.com')).rejects.toMatchObject(
        refused('One at a time: b@example.com'),
      );
    await expect(newsletter('list', 'en')).rejects.toMatchObject(refused('list takes no en'));
    await expect(outbox('show', 'abc', 'def')).rejects.toMatchObject(refused('One at a time: def'));
    await expect(outbox('list', 'refused')).rejects.toMatchObject(refused('list takes no refused'));
    await expect(agents('list', 'AB-12')).rejects.toMatchObject(refused('list takes no AB-12'));
    await expect(accounts('list', '--json')).rejects.toMatchObject(refused('npm run accounts'));
    await expect(backup('--help')).rejects.toMatchObject(refused('npm run backup'));
    await expect(backup(join(place, 'one'), 'two')).rejects.toMatchObject(refused('npm run backup'));
    await expect(restore(join(place, 'one'), '--replace', 'two')).rejects.toMatchObject(refused('npm run restore'));
    expect(readdirSync(place)).toEqual([]);
    rmSync(place, { recursive: true });
  });

  test('makes an invitation only for an address that a browser opens', async () => {
    const { agents } = staffCommands(await database.address());
    await agents('add', 'AB-12', 'Harbour');
    await expect(agents('invite', 'AB-12', 'cocloud.example')).rejects.toMatchObject(
      refused('cocloud.example is no address such as https://'),
    );
    expect(await agents('invite', 'AB-12', 'https://cocloud.example/en/')).toMatch(
      /^https:\/\/cocloud\.example\/en\/\w+\n$/,
    );
  });

  test.each([
    ['desk', 'taiwann', 'There is no desk taiwann; there are activation, '],
    ['language', 'ja', 'There is no language ja; there are '],
    ['form', 'contact', 'There is no form contact; there are '],
  ])('does not call nothing what an unknown %s selects', async (flag, word, said) => {
    const { leads } = staffCommands(await database.address());
    for (const words of [['list'], ['overdue', '--json'], ['calls', '--free'], ['export', '--csv']])
      await expect(leads(...words, `--${flag}`, word)).rejects.toMatchObject(refused(said));
  });

  test('does not say of what is no address that nothing is kept of it', async () => {
    const { leads } = staffCommands(await database.address());
    await expect(leads('person', 'wang')).rejects.toMatchObject(refused('wang is no address'));
    expect(await leads('person', 'wang@example.com')).toBe('[]\n');
  });

  test('finds what a desk that is no longer there has got', async () => {
    const address = await database.address();
    const store = await openStore({ ...address, clock: Date.now, log: quietLog });
    await store.leads.create(newLead({ desk: 'closed' }));
    await store.close();
    expect(await staffCommands(address).leads('list', '--desk', 'closed')).toContain('1–1 of 1');
  });
});
