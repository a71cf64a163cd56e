// Row 2: the power fails: everything acknowledged had reached the disk before, the lead in the database's log and its
// file.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../../src/server/store/openStore.ts';
import { postgresDialect } from '../../../src/server/store/postgresDialect.ts';
import { sqliteDialect } from '../../../src/server/store/sqliteDialect.ts';
import { quietLog } from '../../support/databases.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startPostgres } from '../../support/postgres.ts';
import { samplePdf } from '../../support/sampleFiles.ts';
import { startServer } from '../../support/serverProcess.ts';

// Reads the output of strace: which system calls on which file, in order of beginning and end.
/** `done`: the line on which the call returned; later than `begun` when other threads ran in between. */
type Syscall = { name: string; path: string; text: string; begun: number; done: number };

const hasStrace = spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0;

/** strace runs as a grandchild, so that the traced program is our own child and can be stopped. */
const straceTo = (file: string): string[] => [
  'strace',
  '-Dfy',
  '--string-limit=20000',
  `--output=${file}`,
  '--trace=write,writev,pwrite64,sendto,sendmsg,fsync,fdatasync',
];

const begins = /^(\d+) +(\w+)\(\d+<([^>]*)>(.*)$/;
const resumes = /^(\d+) +<\.\.\. \w+ resumed>/;

async function syscallsIn(file: string): Promise<Syscall[]> {
  while (!existsSync(file) || !/\+\+\+ (exited|killed)[^\n]*\n$/.test(readFileSync(file, 'utf8'))) await sleep(50);
  const calls: Syscall[] = [];
  const open = new Map<string, Syscall>();
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const [, pid = '', name = '', path = '', text = ''] = begins.exec(line) ?? [];
    if (name) {
      const call = { name, path, text, begun: at, done: at };
      calls.push(call);
      if (!text.endsWith('<unfinished ...>')) continue;
      call.done = Number.POSITIVE_INFINITY;
      open.set(pid, call);
      continue;
    }
    const resumed = open.get(resumes.exec(line)?.[1] ?? '');
    if (resumed) resumed.done = at;
  }
  return calls;
}

const submits = counts(5, 200);
const atOnce = 5;
const promise = 'on disk before it is acknowledged';
const folder = mkdtempSync(join(tmpdir(), 'site-power-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the connection that the site opens to SQLite waits for the disk', async () => {
  const db = new Kysely({ dialect: sqliteDialect(join(folder, 'site.db')) });
  const [mode, level] = [
    await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db),
    await sql<{ synchronous: number }>`pragma synchronous`.execute(db),
  ];
  await db.destroy();
  report({
    row: 2,
    fault: 'power loss, settings of SQLite',
    promise,
    count: '1 connection',
    result: `journal_mode ${mode.rows[0]?.journal_mode}, synchronous ${level.rows[0]?.synchronous}`,
    lost: 0,
  });
  expect([mode.rows, level.rows]).toEqual([[{ journal_mode: 'wal' }], [{ synchronous: 2 }]]);
});

test(
  'PostgreSQL waits for the disk, and one that does not is named in the log',
  async () => {
    const names = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;
    const seen: string[] = [];
    const warned: string[] = [];
    for (const durable of [true, false]) {
      const postgres = await startPostgres({ durable });
      const databaseUrl = await postgres.createDatabase();
      const db = new Kysely({ dialect: postgresDialect(databaseUrl, quietLog) });
      for (const name of durable ? names : []) {
        const { rows } = await sql<Record<string, string>>`show ${sql.ref(name)}`.execute(db);
        seen.push(`${name} ${rows[0]?.[name]}`);
      }
      await db.destroy();
      const log = {
        warn: (event: string) => {
          if (event === 'postgres.notDurable') warned.push(`durable: ${durable}`);
        },
      };
      await (await openStore({ dataDir: folder, databaseUrl, clock: Date.now, log })).close();
      await postgres.stop();
    }
    report({
      row: 2,
      fault: 'power loss, settings of PostgreSQL',
      promise,
      count: '2 servers',
      result: `${seen.join(', ')}; ${warned.length} warning about fsync off`,
      lost: 0,
    });
    expect(seen).toEqual(names.map((name) => `${name} on`));
    expect(warned).toEqual(['durable: false']);
  },
  faultTimeoutMs,
);

/** True when everything written from the first call on was flushed before the answer was sent. */
function isFlushed(calls: readonly Syscall[], written: (call: Syscall) => boolean, answer: Syscall): boolean {
  const first = calls.find((call) => /write/.test(call.name) && written(call));
  if (!first) return false;
  return calls.some(
    ({ name, path, begun, done }) =>
      /sync/.test(name) && path === first.path && begun > first.begun && done < answer.begun,
  );
}

const traced = hasStrace ? test : test.skip;
if (!hasStrace) process.stdout.write('Row 2 without system calls: strace is missing or may not trace here\n');

traced(
  'system calls: the flush of lead and file ends before the answer begins',
  async () => {
    const trace = join(folder, 'trace');
    const server = await startServer({ through: straceTo(trace) });
    const references: string[] = [];
    async function submit(index: number): Promise<void> {
      const body = new FormData();
      const entries = entriesFor('contactUs', 'en', { company: `Power ${index}` });
      for (const [name, value] of Object.entries(entries)) for (const one of [value].flat()) body.append(name, one);
      body.append('attachments', new Blob([new Uint8Array(samplePdf(`plan of ${index}.`))]), 'plan.pdf');
      const answer = await fetch(`${server.base}/en/contact_us`, { method: 'POST', body, redirect: 'manual' });
      references.push(/sent=([\w-]+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? `status ${answer.status}`);
    }
    for (let first = 0; first < submits; first += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, (_, index) => submit(first + index)));
    }
    const store = await openStore({ dataDir: server.dataDir, databaseUrl: '', clock: Date.now, log: quietLog });
    const leads = new Map((await store.leads.list()).map((lead) => [lead.reference, lead]));
    await store.close();
    await server.stop();
    const calls = await syscallsIn(trace);
    const late = references.filter((reference) => {
      const answer = calls.find(({ path, text }) => /^(TCP|socket)/.test(path) && text.includes(`sent=${reference}`));
      const lead = leads.get(reference);
      const stored = lead?.files[0]?.path;
      return !(
        answer &&
        stored &&
        isFlushed(calls, ({ path, text }) => path.endsWith('site.db-wal') && text.includes(reference), answer) &&
        isFlushed(
          calls,
          ({ path, text }) => path.includes(`/files/`) && path.includes(stored) && text.includes('plan of'),
          answer,
        )
      );
    });
    report({
      row: 2,
      fault: 'power loss, system calls of SQLite and files',
      promise,
      count: `${submits} forms over HTTP, ${atOnce} at once`,
      result: `${references.length - late.length} flushed before their answer`,
      lost: late.length,
    });
    expect(late).toEqual([]);
    expect(leads.size).toBe(submits);
  },
  faultTimeoutMs,
);
