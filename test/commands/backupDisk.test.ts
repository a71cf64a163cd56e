// A backup onto a full disk names that disk, not the database that it reads.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/server/store/openStore.ts';
import { quietLog, useDatabase } from '../support/databases.ts';
import { newLead } from '../support/newLead.ts';
import { staffCommands } from '../support/staffCommands.ts';

const disk = mkdtempSync(join(tmpdir(), 'site-full-'));
/** Only root may mount the small disk that this needs. */
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status === 0;

afterAll(() => {
  if (mounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

const database = useDatabase('SQLite');

async function site() {
  const address = await database.address();
  const store = await openStore({ ...address, clock: Date.now, log: quietLog });
  await store.leads.create(newLead());
  await store.close();
  return { ...address, ...staffCommands(address) };
}

(mounted ? test : test.skip).each([
  ['the copy of the database', 1_000_000],
  ['what comes after it', 0],
])('a backup onto a disk too small for %s says that this disk is full', async (_, filled) => {
  const { dataDir, backup } = await site();
  writeFileSync(join(disk, 'filler'), Buffer.alloc(filled));
  // The key is larger than what the disk has left.
  if (filled === 0) writeFileSync(join(dataDir, 'secret'), Buffer.alloc(1_000_000, 'k'));
  const folder = join(disk, `backup-${filled}`);
  const said = await backup(folder).then(String, (error: { code: number; stderr: string }) => error);
  expect(said).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(filled ? folder : 'The backup cannot be written'),
  });
  expect(said).toMatchObject({ stderr: expect.not.stringContaining(join(dataDir, 'site.db')) });
});
