// Reloads that are refused or come too early: the site goes on, and so do its numbers.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/freePort.ts';
import { root } from '../../support/app.ts';
import { eventually } from '../../support/eventually.ts';
import { faultTimeoutMs } from '../../support/faults.ts';
import { metricOf } from '../../support/metricOf.ts';
import { ownProject, startServer } from '../../support/serverProcess.ts';

test(
  'a reload refused for a damaged database leaves the site and its numbers as they were',
  async () => {
    const { folder, remove } = ownProject();
    const site = await startServer({ folder });
    const read = async (path: string) => (await fetch(site.base + path)).text();
    const cached = () => metricOf(site, 'page_cache_pages');
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
      expect(await metricOf(site, 'forms_closed')).toBe(0);

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

test(
  'a reload for which nothing can be written, as on a full disk, is refused with the reason, and no trace is printed',
  async () => {
    const { folder, remove } = ownProject();
    const site = await startServer({ folder });
    const siteFile = join(folder, 'content/site.yaml');
    try {
      await eventually(async () => (await fetch(`${site.base}/readyz`)).status, 200);
      writeFileSync(join(site.dataDir, 'kept'), 'in the way');
      writeFileSync(siteFile, `${readFileSync(siteFile, 'utf8')}# Changed.\n`);
      process.kill(site.pid, 'SIGHUP');
      await eventually(() => site.output().includes('reload.refused'), true);
      expect(site.output()).toMatch(/"error":"Error: Content cannot be kept: [A-Z]+: .*kept/);
      expect(site.output()).not.toMatch(/^ +at /m);
      expect((await fetch(`${site.base}/en`)).status).toBe(200);
    } finally {
      await site.stop();
      remove();
    }
  },
  faultTimeoutMs,
);

test(
  'a signal to reload that comes while the site starts does not end it',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-early-'));
    const child = spawn(process.execPath, [join(root, 'dist/server/start.cjs')], {
      env: { PATH: process.env['PATH'], PORT: String(await freePort()), DATA_DIR: dataDir, WORKERS: '2' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    let said = '';
    child.stdout.on('data', (piece: Buffer) => void (said += piece.toString()));
    const children = () => spawnSync('ps', ['-o', 'args=', '--ppid', String(child.pid)], { encoding: 'utf8' }).stdout;
    // A busy machine may look only after the start.
    await eventually(() => children().includes('readContent.cjs') || said.includes('ready: '), true);
    child.kill('SIGHUP');
    await eventually(() => child.signalCode ?? said.includes('ready: '), true);
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  },
  faultTimeoutMs,
);
