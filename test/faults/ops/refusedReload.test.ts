// A reload that is refused when most of the next site is open already: the site before goes on, and so do its numbers.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../support/eventually.ts';
import { faultTimeoutMs } from '../../support/faults.ts';
import { watching } from '../../support/metricsToken.ts';
import { ownProject, startServer } from '../../support/serverProcess.ts';

test(
  'a reload refused for a damaged database leaves the site and the numbers of its cache as they were',
  async () => {
    const { folder, remove } = ownProject();
    const site = await startServer({ folder });
    const read = async (path: string) => (await fetch(site.base + path, { headers: watching })).text();
    const cached = async () => Number(/^page_cache_pages (\d+)/m.exec(await read('/metrics'))?.[1]);
    const siteFile = join(folder, 'content/site.yaml');
    const database = join(site.dataDir, 'site.db');
    // Under another name; the running site keeps the files that it has open. The log of a database would heal a damaged file.
    const move = (from: RegExp, to: (name: string) => string) => {
      for (const name of readdirSync(site.dataDir).filter((one) => from.test(one)))
        renameSync(join(site.dataDir, name), join(site.dataDir, to(name)));
    };
    try {
      // A signal is ignored until forms are open.
      await eventually(() => read('/readyz'), 'ready');
      for (const path of ['/en', '/en/cdn', '/zh-tw']) await read(path);
      const before = await cached();
      expect(before).toBeGreaterThan(0);

      move(/^site\.db/, (name) => `kept.${name}`);
      writeFileSync(database, 'x'.repeat(8_192));
      writeFileSync(siteFile, `${readFileSync(siteFile, 'utf8')}# Changed.\n`);
      process.kill(site.pid, 'SIGHUP');
      await eventually(() => site.output().includes('reload.refused'), true);
      expect(await cached()).toBe(before);

      rmSync(database);
      move(/^kept\./, (name) => name.replace('kept.', ''));
      process.kill(site.pid, 'SIGHUP');
      await eventually(cached, 0);
    } finally {
      await site.stop();
      remove();
    }
  },
  faultTimeoutMs,
);
