// Row 19: of hostile uploads only clean png, jpg or pdf files are kept, under random names and served nowhere; nothing
// else is left.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { folderStorage } from '../../../src/server/store/openFiles.ts';
import { openStore } from '../../../src/server/store/openStore.ts';
import { sweepUploads } from '../../../src/server/forms/files/sweepUploads.ts';
import { quietLog } from '../../support/databases.ts';
import { atFullCounts, counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { hostileKinds, marker, type HostileKind, type Upload } from '../../support/hostileFiles.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';

type Kept = { path: string; name: string; size: number };

const total = counts(hostileKinds.length, 300);
const edge = 'edge-between-hostile-files';
const mostKept = 3;
const longestMs = 15_000;

/** Built by hand, because a client would clean up the names. */
function multipart(draft: string, uploads: readonly Upload[]): Uint8Array<ArrayBuffer> {
  const parts = uploads.flatMap(({ name, content }) => [
    `--${edge}\r\nContent-Disposition: form-data; name="attachments"; filename="${name.replaceAll('\\', '\\\\')}"\r\n` +
      'Content-Type: image/png\r\n\r\n',
    content,
    '\r\n',
  ]);
  const token = `--${edge}\r\nContent-Disposition: form-data; name="draft"\r\n\r\n${draft}\r\n`;
  return new Uint8Array(Buffer.concat([token, ...parts, `--${edge}--\r\n`].map((part) => Buffer.from(part))));
}

async function send(server: ServerProcess, draft: string, uploads: readonly Upload[]) {
  const answer = await fetch(`${server.base}/en/contact_us`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': `multipart/form-data; boundary=${edge}` },
    body: multipart(draft, uploads),
  });
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const body = isJson ? await answer.json() : { result: { files: [] }, errors: [] };
  const errors: { field: string }[] = body.errors;
  const kept: Kept[] = body.result.files;
  const told = answer.status === 400 || errors.some(({ field }) => ['attachments', 'form'].includes(field));
  return { status: answer.status, kept, told };
}

/** What is wrong with a kept file; empty when nothing is. */
async function faultsOf({ path, name, size }: Kept, folder: string): Promise<string[]> {
  const content = readFileSync(join(folder, path.slice(0, 2), path));
  const type = path.split('.')[1] ?? '';
  const { exif, xmp, iptc, icc, comments } = type === 'pdf' ? {} : await sharp(content).metadata();
  const checks: [string, boolean][] = [
    ['random name', /^[0-9a-f]{32}\.(png|jpg|pdf)$/.test(path)],
    ['plain name', /^[^/\\<>:"|?*\p{C}.][^/\\<>:"|?*\p{C}]{0,90}$/u.test(name) && name.endsWith(`.${type}`)],
    ['one ending', !/\.(php|exe|html?|js|svg|png|jpg)\./i.test(name)],
    ['size', content.length === size],
    ['nothing hidden', type === 'pdf' || !content.includes(marker)],
    ['no metadata', !exif && !xmp && !iptc && !icc && !comments],
  ];
  return checks.flatMap(([what, good]) => (good ? [] : [`${what}: ${name} ${path}`]));
}

const addressesOf = ({ path }: Kept): string[] => [
  `/${path}`,
  `/en/${path}`,
  `/files/${path.slice(0, 2)}/${path}`,
  `/files/${path}`,
  `/assets/${path}`,
  `/assets/..%2f..%2fvar%2ffiles%2f${path}`,
  `/uploads/${path}`,
  `/webapi/upload/${path}`,
  `/webapi/files/${path}`,
];

async function servedAt(server: ServerProcess, file: Kept): Promise<string[]> {
  const answers = await Promise.all(
    addressesOf(file).map(async (address) => {
      const answer = await fetch(server.base + address, { redirect: 'manual' });
      await answer.arrayBuffer();
      return answer.status === 200 ? [address] : [];
    }),
  );
  return answers.flat();
}

/** Peak memory of the process, as Linux reports it. */
const memoryOf = (pid: number): string => {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

test(
  `${total} uploads`,
  async () => {
    const server = await startServer();
    const folder = join(server.dataDir, 'files');
    const wrong: string[] = [];
    const all: Kept[] = [];
    let slowest = 0;
    async function attempt({ kind, outcome, make }: HostileKind, turn: number): Promise<void> {
      const uploads = await make(turn);
      const begun = performance.now();
      const { status, kept, told } = await send(
        server,
        `draft-of-hostile-upload-${all.length}-${turn}-${Date.now()}`,
        uploads,
      );
      slowest = Math.max(slowest, performance.now() - begun);
      const good =
        ![500, 503].includes(status) &&
        kept.length <= mostKept &&
        (outcome === 'kept' ? kept.length === uploads.length && !told : true) &&
        (outcome === 'refused' ? kept.length === 0 && told : true) &&
        (outcome === 'ignored' ? kept.length === 0 : kept.length === uploads.length || told);
      if (!good) wrong.push(`${kind}: ${status}, kept ${kept.length}, told ${told}`);
      for (const file of kept) wrong.push(...(await faultsOf(file, folder)));
      all.push(...kept);
    }
    for (let index = 0; index < total; index += 1) {
      const chosen = hostileKinds[index % hostileKinds.length];
      if (chosen) await attempt(chosen, Math.floor(index / hostileKinds.length));
    }
    const served = (await Promise.all(all.map((file) => servedAt(server, file)))).flat();
    const [, peak = '0'] = /VmHWM:\s+(\d+)/.exec(memoryOf(server.pid)) ?? [];
    const incoming = readdirSync(join(server.dataDir, 'incoming')).length;
    const filesIn = () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?!database$)/.test(name));
    const strangers = filesIn().length - all.length;

    // Two days later the uploads are still not part of any form.
    const clock = () => Date.now() + 48 * 60 * 60_000;
    const store = await openStore({ dataDir: server.dataDir, databaseUrl: '', clock, log: quietLog });
    const incomingDir = join(server.dataDir, 'incoming');
    await sweepUploads({ store, files: folderStorage(folder), incomingDir, clock, log: quietLog });
    await store.close();
    const left = incoming + strangers + filesIn().length;
    await server.stop();
    report({
      row: 19,
      fault: 'hostile uploads',
      promise: 'clean png, jpg, pdf or refused; never served; nothing left',
      count: `${total} uploads of ${hostileKinds.length} kinds`,
      result: `${all.length} files kept clean, ${wrong.length} wrong, ${served.length} served, ${left} left; slowest ${(slowest / 1_000).toFixed(1)} s, peak ${Math.round(Number(peak) / 1024)} MB`,
      lost: wrong.length + served.length + left,
    });
    expect(wrong).toEqual([]);
    expect(served).toEqual([]);
    expect(left).toBe(0);
    atFullCounts(() => expect(slowest).toBeLessThan(longestMs));
  },
  faultTimeoutMs,
);
