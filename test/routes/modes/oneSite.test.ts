// Two sites on one data folder: the second does not start, and nothing is restored under the first.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inside } from '../../support/app.ts';
import { saidBy } from '../../support/saidBy.ts';
import { startServer } from '../../support/serverProcess.ts';

inside('a data folder that a site runs on', () => {
  test.each(['1', '2'])(
    'is refused to a second one and to a restore, with WORKERS=%s, until the first has ended',
    async (workers) => {
      const first = await startServer({ env: { WORKERS: workers } });
      const { dataDir } = first;
      const at = { DATA_DIR: dataDir };
      const backup = `${dataDir}-backup`;
      expect(await saidBy(['src/server/cli/backup.ts', backup], at)).toBe('');
      const running = join(dataDir, 'running.json');
      const before = readFileSync(running, 'utf8');
      for (const WORKERS of ['1', '2'])
        expect(await saidBy(['dist/server/start.cjs'], { ...at, WORKERS })).toBe(
          `DATA_DIR: another process uses ${dataDir}: a site runs on it (running.json in it says which), or a restore is under way. Each site needs a folder of its own\n`,
        );
      expect(readFileSync(running, 'utf8')).toBe(before);
      const restore = ['src/server/cli/restore.ts', backup, '--replace'] as const;
      expect(await saidBy(restore, at)).toMatch(/^Stop the site first/);
      // Also where the file is gone, or is of a site that was started on this folder by an older build.
      rmSync(running);
      expect(await saidBy(restore, at)).toMatch(/^Stop the site first/);

      // However it ends.
      process.kill(first.pid, 'SIGKILL');
      const next = await startServer({ env: { ...at, WORKERS: workers } });
      await next.stop();
      expect(await saidBy(restore, at)).toBe('');
      expect(existsSync(join(dataDir, 'site.db'))).toBe(true);
      await first.stop();
      rmSync(backup, { recursive: true });
    },
  );
});
