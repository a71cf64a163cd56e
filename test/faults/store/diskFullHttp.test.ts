// Row 33 over HTTP: the disk is full: forms answer 503 and keep everything typed, pages work, /readyz and the metrics tell it, and
// the same form succeeds once there is room.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../src/server/store/openStore.ts';
import { quietLog } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { metricsToken } from '../../support/metricsToken.ts';
import { announcing, samplePdf, sending } from '../../support/sampleFiles.ts';
import { startServer } from '../../support/serverProcess.ts';

type Fullness = { name: string; folder: string; fill: (pid: number) => void; free: (pid: number) => void };

const disk = mkdtempSync(join(tmpdir(), 'site-full-http-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]).status === 0;
const limited = spawnSync('prlimit', ['--version']).status === 0;
const plain = mkdtempSync(join(tmpdir(), 'site-short-files-'));
const filler = join(disk, 'filler');
const bytes = (limit: string) => (pid: number) => {
  const { status, stderr } = spawnSync('prlimit', [`--fsize=${limit}:`, '--pid', String(pid)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};

/** Mounting a small disk needs root; a limit on file size works for every user. */
const kinds: Fullness[] = [
  ...(mounted
    ? [
        {
          name: 'disk of 8 MB full',
          folder: disk,
          fill: () => writeFileSync(filler, Buffer.alloc(7_000_000)),
          free: () => rmSync(filler),
        },
      ]
    : []),
  ...(limited ? [{ name: 'files may not grow', folder: plain, fill: bytes('700000'), free: bytes('unlimited') }] : []),
];
if (!mounted) process.stdout.write('Row 33 over HTTP without a small disk: only root may mount it\n');

afterAll(() => {
  if (mounted) spawnSync('umount', [disk]);
  for (const folder of [disk, plain]) rmSync(folder, { recursive: true, force: true });
});

test.each(kinds)(
  '$name',
  async ({ name, folder, fill, free }) => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    const server = await startServer({ env: { DATA_DIR: dataDir } });
    const path = '/en/contact_us';
    const entries = (index: number) =>
      entriesFor('contactUs', 'en', { company: `Company ${index}`, message: 'a long story '.repeat(35) });
    const acknowledged = new Set<string>();
    const referenceIn = (answer: Response) => /sent=([\w-]+)/.exec(answer.headers.get('location') ?? '')?.[1];

    async function withFile(): Promise<Response> {
      const body = new FormData();
      for (const [name, value] of Object.entries(entries(-1))) for (const one of [value].flat()) body.append(name, one);
      const plan = samplePdf('x'.repeat(2_500_000));
      body.append('attachments', new Blob([new Uint8Array(plan)]), 'plan.pdf');
      return fetch(server.base + path, { method: 'POST', body, redirect: 'manual' });
    }
    async function inPieces(): Promise<number[]> {
      const content = samplePdf('y'.repeat(2_500_000));
      const headers = announcing('draft-of-a-full-disk', content.length);
      const begun = await fetch(`${server.base}/webapi/upload`, { method: 'POST', headers });
      if (begun.status !== 201) return [begun.status];
      const piece = { method: 'PATCH', headers: sending(0), body: new Uint8Array(content) };
      return [begun.status, (await fetch(server.base + begun.headers.get('location'), piece)).status];
    }

    async function ready(): Promise<string> {
      const answer = await fetch(`${server.base}/readyz`);
      return `${answer.status} ${await answer.text()}`;
    }
    async function formsClosed(): Promise<number> {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const text = await (await fetch(`${server.base}/metrics`, { headers })).text();
      return Number(/^forms_closed (\d)/m.exec(text)?.[1]);
    }

    fill(server.pid);
    const failures: string[] = [];
    let index = 0;
    for (let refused = 0; refused < counts(5, 50); index += 1) {
      const answer = await server.post(path, entries(index));
      const reference = referenceIn(answer);
      if (reference) acknowledged.add(reference);
      else refused += 1;
      const html = reference ? '' : await answer.text();
      const kept = html.includes(`value="Company ${index}"`) && html.includes('a long story a long story');
      if (!reference && !(answer.status === 503 && answer.headers.get('retry-after') && kept)) {
        failures.push(`${index}: ${answer.status} ${kept}`);
      }
    }
    const fileAnswer = await withFile();
    if (fileAnswer.status !== 503 || !(await fileAnswer.text()).includes('value="Company -1"')) {
      failures.push(`with a file: ${fileAnswer.status}`);
    }
    const pieces = await inPieces();
    if (pieces.at(-1) !== 503) failures.push(`in pieces: ${pieces.join()}`);
    const pages = await Promise.all(
      ['/en', '/zh-tw/cdn', '/jp/FAQ', path].map(async (page) => (await fetch(server.base + page)).status),
    );
    if (pages.some((status) => status !== 200)) failures.push(`pages: ${pages.join()}`);

    const account = await server.post('/en/login', { account: 'nobody', password: 'Wrong-2026' }, 'application/json');
    const { errors } = (await account.json()) as { errors: { code: string }[] };
    // A log-in that is refused writes little, for which there may be room.
    if (!['accountsUnsaved', 'loginFailed'].includes(errors[0]?.code ?? ''))
      failures.push(`log-in: ${errors[0]?.code}`);
    const told = { ready: await ready(), closed: await formsClosed() };
    // A small row may still fit where an enquiry does not.
    if (!/^503 (store|files) full$/.test(told.ready) || told.closed !== 1)
      failures.push(`told: ${told.ready}, ${told.closed}`);

    free(server.pid);
    await eventually(ready, '200 ready');
    if ((await formsClosed()) !== 0) failures.push('still told as closed');
    const again = referenceIn(await server.post(path, entries(index - 1)));
    const file = referenceIn(await withFile());
    for (const reference of [again, file]) if (reference) acknowledged.add(reference);
    if (!again || !file) failures.push(`afterwards: ${again} ${file}`);
    await server.stop();
    const incoming = readdirSync(join(dataDir, 'incoming')).filter((name) => !/\.(json|part)$/.test(name));
    const store = await openStore({ dataDir, databaseUrl: '', clock: Date.now, log: quietLog });
    const leads = new Set((await store.leads.list()).map(({ reference }) => reference));
    await store.close();
    const missing = [...acknowledged].filter((reference) => !leads.has(reference));
    report({
      row: 33,
      fault: `${name}, over HTTP`,
      promise: '503 keeps what was typed, pages are read, later the form goes through',
      count: `${index} forms, 1 with a file, 1 upload in pieces`,
      result: `${acknowledged.size} acknowledged, ${missing.length} missing, ${failures.length} other failures`,
      lost: missing.length + failures.length,
    });
    expect(failures).toEqual([]);
    expect(missing).toEqual([]);
    expect(incoming).toEqual([]);
    expect(leads.size).toBe(acknowledged.size);
  },
  faultTimeoutMs,
);
