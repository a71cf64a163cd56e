// Row 38: a backup made while visitors send forms holds everything acknowledged before it, and can be restored to a
// working site.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { readS3Url } from '../../../src/server/config.ts';
import { openFiles } from '../../../src/server/store/openFiles.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import { root } from '../../support/app.ts';
import { databaseNames, emptyPostgres, quietLog } from '../../support/databases.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startS3, type S3 } from '../../support/s3.ts';
import { samplePdf } from '../../support/sampleFiles.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';

const drills = counts(1, 20);
const writers = 3;
/** Pause between a visitor's forms, so that there are many before each backup. */
const paceMs = 100;
const inS3 = 'SQLite, files in S3';

const command = (name: string, words: readonly string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['--no-warnings', `src/server/cli/${name}.ts`, ...words], {
    cwd: root,
    // Started like `npm run backup`, with the compiled code of earlier runs.
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
  });

/** Visitors who send one form after the other, each with a file; `acknowledged` gives the references so far. */
function startWriting({ base }: ServerProcess) {
  const acknowledged: string[] = [];
  let going = true;
  const write = async (): Promise<void> => {
    while (going) {
      const form = new FormData();
      for (const [name, value] of Object.entries(
        entriesFor('contactUs', 'en', { key: randomUUID(), company: randomUUID() }),
      ))
        for (const one of [value].flat()) form.append(name, one);
      form.append('attachments', new Blob([new Uint8Array(samplePdf('in the backup'))]), 'plan.pdf');
      const sent = await fetch(`${base}/en/contact_us`, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: form,
      });
      const { code, result } = (await sent.json()) as { code: number; result: { reference: string } };
      if (code === 0) acknowledged.push(result.reference);
      await new Promise((resolve) => setTimeout(resolve, paceMs));
    }
  };
  const all = Array.from({ length: writers }, write);
  return {
    /** Each reference stands for its own lead. */
    acknowledged,
    stop: async () => {
      going = false;
      await Promise.all(all);
    },
  };
}

describe.each([...databaseNames, inS3])('on %s', (name) => {
  let s3: S3 | undefined;
  beforeAll(async () => {
    if (name === inS3) s3 = await startS3('site', 'restored');
  });
  afterAll(async () => {
    await s3?.stop();
  });

  test(
    'restored while the site goes on writing',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'site-backup-'));
      const databaseUrl = name === 'PostgreSQL' ? await emptyPostgres() : '';
      const S3_URL = s3?.urlOf('site') ?? '';
      const restoredS3 = s3?.urlOf('restored') ?? '';
      const site = await startServer({ env: { DATABASE_URL: databaseUrl, S3_URL, DATA_DIR: join(folder, 'site') } });
      const writing = startWriting(site);
      let promised = 0;
      let missing = 0;
      for (let drill = 0; drill < drills; drill += 1) {
        const enough = writing.acknowledged.length + 10;
        while (writing.acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 20));
        const before = [...writing.acknowledged];
        expect(new Set(before).size).toBe(before.length);
        const kept = join(folder, `backup-${drill}`);
        await command('backup', [kept], { DATA_DIR: site.dataDir, DATABASE_URL: databaseUrl, S3_URL });

        const dataDir = join(folder, `restored-${drill}`);
        const restoredUrl = name === 'PostgreSQL' ? await emptyPostgres() : '';
        const said = await command('restore', [kept], {
          DATA_DIR: dataDir,
          DATABASE_URL: restoredUrl,
          S3_URL: restoredS3,
        });
        expect(said.stdout).toContain('Restored as of');
        const store = await openStore({ dataDir, databaseUrl: restoredUrl, clock: Date.now, log: quietLog });
        const leads = new Map((await store.leads.list()).map((lead) => [lead.reference, lead]));
        const files = await openFiles(restoredS3 ? readS3Url(restoredS3) : undefined, dataDir);
        for (const reference of before) {
          const [file] = leads.get(reference)?.files ?? [];
          const content = file && (await files.open(file.path).then(buffer, () => undefined));
          if (content?.length !== file?.size || !file) missing += 1;
        }
        promised += before.length;
        expect((await store.outbox.list(1_000_000)).length).toBeGreaterThanOrEqual(before.length);
        await store.close();
        expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(readFileSync(join(site.dataDir, 'secret'), 'utf8'));
      }
      await writing.stop();
      await expect(
        command('restore', [join(folder, 'backup-0')], { DATA_DIR: site.dataDir, DATABASE_URL: databaseUrl }),
      ).rejects.toThrow('Stop the site first');
      await site.stop();
      await expect(
        command('restore', [join(folder, 'backup-0')], { DATA_DIR: site.dataDir, DATABASE_URL: databaseUrl }),
      ).rejects.toThrow('There is a site already');
      await command('restore', [join(folder, 'backup-0'), '--replace'], {
        DATA_DIR: site.dataDir,
        DATABASE_URL: databaseUrl,
        S3_URL,
      });
      rmSync(folder, { recursive: true, force: true });
      report({
        row: 38,
        fault: `backup and restore while forms arrive, ${name}`,
        promise: 'everything acknowledged before the backup is in it, with its files',
        count: `${drills} restores, ${writers} visitors writing`,
        result: `${promised} enquiries looked for, ${missing} missing`,
        lost: missing,
      });
      expect(missing).toBe(0);
    },
    faultTimeoutMs,
  );
});

test('a site does not start while a restore is unfinished', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-half-restored-'));
  writeFileSync(join(dataDir, 'restoring-database'), 'a1\n');
  const start = (workers: string) => startServer({ env: { DATA_DIR: dataDir, WORKERS: workers } });
  for (const workers of ['1', '2']) await expect(start(workers)).rejects.toThrow('A restore was interrupted');
  rmSync(dataDir, { recursive: true });
});
