// A faulty article stops a start. With very many files a site starts with the articles it knows, and finds changed ones
// in the background.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../support/eventually.ts';
import { faultTimeoutMs } from '../../support/faults.ts';
import { ownProject, startServer, type ServerProcess } from '../../support/serverProcess.ts';

test(
  'an article changed before a start, wrongly between two starts, and while the site runs',
  async () => {
    const { folder, remove } = ownProject();
    const dataDir = mkdtempSync(join(tmpdir(), 'site-alone-'));
    const article = join(folder, 'content/news/bill-labels/en.md');
    const written = readFileSync(article, 'utf8');
    const isSaid = async ({ base }: ServerProcess, words: string) =>
      (await (await fetch(`${base}/en/blog/bill-labels`)).text()).includes(words);
    const running = async (use: (site: ServerProcess) => Promise<void>) => {
      const site = await startServer({ folder, env: { DATA_DIR: dataDir } });
      await use(site).finally(site.stop);
    };
    const wrong = written.replace(/^category: .*$/m, 'category: nothing');
    writeFileSync(article, wrong);
    await expect(startServer({ folder, env: { DATA_DIR: dataDir } })).rejects.toThrow(
      /bill-labels\/en\.md:5: category/,
    );
    writeFileSync(article, `${written}\nAdded before the start.\n`);
    await running(async (site) => expect(await isSaid(site, 'Added before the start.')).toBe(true));

    mkdirSync(join(folder, 'content/unread'));
    for (let at = 0; at < 2_000; at += 1) writeFileSync(join(folder, 'content/unread', `${at}.txt`), '');
    await running(async (site) => expect(await isSaid(site, 'Added before the start.')).toBe(true));
    writeFileSync(article, wrong);
    await running(async (site) => {
      await eventually(() => /bill-labels\/en\.md:5: category.*reload.refused/.test(site.output()), true);
      expect(await isSaid(site, 'Added before the start.')).toBe(true);
      writeFileSync(article, `${written}\nAdded while it ran.\n`);
      process.kill(site.pid, 'SIGHUP');
      await eventually(() => isSaid(site, 'Added while it ran.'), true);
    });
    remove();
    rmSync(dataDir, { recursive: true });
  },
  faultTimeoutMs,
);
