// Row 33: the disk is full: the error says so, acknowledged data stays readable, and writing goes on once there is
// room.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../src/server/store/openStore.ts';
import { quietLog } from '../../support/databases.ts';
import { report } from '../../support/faults.ts';
import { newLead } from '../../support/newLead.ts';

const disk = mkdtempSync(join(tmpdir(), 'site-full-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]).status === 0;
if (!mounted)
  process.stdout.write('| 33 | disk full | SKIPPED: only root may mount the small disk that this needs |\n');

afterAll(() => {
  if (mounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

(mounted ? test : test.skip)('a full disk loses nothing', async () => {
  const filler = join(disk, 'filler');
  writeFileSync(filler, Buffer.alloc(1_000_000));
  const store = await openStore({ dataDir: disk, databaseUrl: '', clock: Date.now, log: quietLog });
  const acknowledged: string[] = [];
  let fault = '';
  while (fault === '') {
    try {
      const created = await store.leads.create(newLead({ values: { message: 'x'.repeat(5_000) } }));
      if (created.result === 'created') acknowledged.push(created.reference);
    } catch (error) {
      fault = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
    }
  }
  expect(fault).toBe('full');
  const readable = new Set((await store.leads.list()).map(({ reference }) => reference));
  rmSync(filler);
  expect((await store.leads.create(newLead())).result).toBe('created');
  await store.close();

  const again = await openStore({ dataDir: disk, databaseUrl: '', clock: Date.now, log: quietLog });
  const kept = await again.leads.list();
  await again.close();
  const missing = acknowledged.filter(
    (reference) => !readable.has(reference) || !kept.some((lead) => lead.reference === reference),
  );
  report({
    row: 33,
    fault: 'disk full, store alone',
    promise: 'said as such; nothing acknowledged is lost',
    count: '4 MB',
    result: `${acknowledged.length} acknowledged, ${missing.length} missing`,
    lost: missing.length,
  });
  expect(missing).toEqual([]);
  expect(kept).toHaveLength(acknowledged.length + 1);
});
