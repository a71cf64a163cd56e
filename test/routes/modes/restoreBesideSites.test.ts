// Restores and sites on one data folder: nothing is restored under a site, and no site starts during a restore.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFile } from '../../../src/server/ops/folderLock.ts';
import { inside } from '../../support/app.ts';
import { saidBy } from '../../support/saidBy.ts';
import { startServer } from '../../support/serverProcess.ts';

inside('a data folder that sites run on', () => {
  test.each(['1', '2'])(
    'is closed to a restore, with WORKERS=%s, until the last of them has ended',
    async (WORKERS) => {
      const first = await startServer({ env: { WORKERS } });
      const { dataDir } = first;
      const at = { DATA_DIR: dataDir };
      const backup = `${dataDir}-backup`;
      expect(await saidBy(['src/server/cli/backup.ts', backup], at)).toBe('');
      const restore = ['src/server/cli/restore.ts', backup, '--replace'] as const;
      const second = await startServer({ env: { ...at, WORKERS } });
      expect(await saidBy(restore, at)).toMatch(/^Stop the site first/);
      // Ended: running.json, where it took the place of the first, names nobody who lives.
      await second.stop();
      expect(await saidBy(restore, at)).toMatch(/^Stop the site first: a site uses/);
      // However it ends.
      process.kill(first.pid, 'SIGKILL');
      await first.stop();
      expect(await saidBy(restore, at)).toBe('');
      rmSync(backup, { recursive: true });
    },
  );
});

test('no site starts during a restore', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'restored-'));
  const free = lockFile(join(dataDir, '.in-use'), 'alone');
  expect(await saidBy(['dist/server/start.cjs'], { DATA_DIR: dataDir })).toBe(
    `DATA_DIR: a restore into ${dataDir} is under way; start again when it has ended\n`,
  );
  free?.();
  const site = await startServer({ env: { DATA_DIR: dataDir } });
  await site.stop();
});
