// Parts of an upload reach two processes at once: only one writes, the file is complete, and an address fills only its
// share of the disk.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { announcing, samplePdf, sending, tus } from '../../support/sampleFiles.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';

const tries = counts(6, 40);
const fillers = counts(16, 60);
const megabyte = 1024 * 1024;
const roomOfAnAddress = 240 * megabyte;

// A new connection for each request, so that both processes get some.
const alone = { Connection: 'close' };

async function begin({ base }: ServerProcess, draft: string, size: number): Promise<string> {
  const headers = { ...announcing(draft, size), ...alone };
  const answer = await fetch(`${base}/webapi/upload`, { method: 'POST', headers });
  return base + answer.headers.get('location');
}

const patch = (url: string, offset: number, piece: Buffer): Promise<Response> =>
  fetch(url, { method: 'PATCH', headers: { ...sending(offset), ...alone }, body: new Uint8Array(piece) });

const sizesIn = (folder: string): number[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .flatMap((entry) => (entry.isFile() ? [entry.size] : []));

test(
  `${tries} uploads, each part sent twice in parallel to two processes`,
  async () => {
    const server = await startServer({ env: { WORKERS: '2' } });
    const wrong: string[] = [];
    for (let index = 0; index < tries; index += 1) {
      const draft = `draft-of-two-writers-${index}`;
      const content = samplePdf('x'.repeat(200_000 + index));
      const url = await begin(server, draft, content.length);
      let offset = 0;
      for (let turn = 0; offset < content.length && turn < 50; turn += 1) {
        const piece = content.subarray(offset, offset + 60_000);
        const answers = await Promise.all([
          patch(url, offset, piece),
          patch(url, offset, piece),
          patch(url, offset, piece),
        ]);
        const statuses = answers.map(({ status }) => status);
        if (statuses.some((status) => ![204, 409, 423].includes(status))) wrong.push(`${draft}: ${statuses.join(' ')}`);
        if (statuses.filter((status) => status === 204).length > 1) wrong.push(`${draft}: written twice`);
        const asked = await fetch(url, { method: 'HEAD', headers: { ...tus, ...alone } });
        offset = Number(asked.headers.get('upload-offset'));
      }
      const list = await fetch(`${server.base}/webapi/upload?draft=${draft}`);
      const { result } = (await list.json()) as { result: { files: { size: number }[] } };
      if (result.files.length !== 1 || result.files[0]?.size !== content.length) wrong.push(`${draft}: not whole`);
    }
    await server.stop();
    report({
      fault: 'one upload written by two processes',
      promise: 'each piece once, each file whole',
      count: `${tries} uploads, every piece three times at once`,
      result: `${wrong.length} wrong`,
      lost: wrong.length,
    });
    expect(wrong).toEqual([]);
  },
  faultTimeoutMs,
);

test(
  `${fillers} drafts of 24 MB from one address`,
  async () => {
    const server = await startServer();
    const piece = Buffer.alloc(24 * megabyte - 1);
    const statuses = [];
    for (let index = 0; index < fillers; index += 1) {
      const url = await begin(server, `draft-of-a-filler-${index}`, 24 * megabyte);
      statuses.push((await patch(url, 0, piece)).status);
    }
    // Without the database, which grows with its records of the uploads.
    const stored = sizesIn(join(server.dataDir, 'incoming')).reduce((sum, size) => sum + size, 0);
    const { status } = await server.post('/en/contact_us', {});
    await server.stop();
    const refused = statuses.filter((one) => one === 429).length;
    report({
      fault: 'an address that fills the disk',
      promise: '240 MB an address',
      count: `${fillers} drafts of 24 MB`,
      result: `${Math.round(stored / megabyte)} MB kept, ${refused} refused`,
      lost: stored > roomOfAnAddress + megabyte ? 1 : 0,
    });
    expect(refused).toBe(fillers - 10);
    expect(stored).toBeLessThan(roomOfAnAddress + megabyte);
    expect(status).toBe(422);
  },
  faultTimeoutMs,
);

test(
  `${fillers} drafts of 24 MB announced from one address, of each one byte`,
  async () => {
    const server = await startServer();
    const statuses = [];
    for (let index = 0; index < fillers; index += 1) {
      const url = await begin(server, `draft-of-an-announcer-${index}`, 24 * megabyte);
      statuses.push((await patch(url, 0, Buffer.alloc(1))).status);
    }
    const content = samplePdf('of a neighbour');
    const whole = await patch(await begin(server, 'draft-of-a-neighbour', content.length), 0, content);
    await server.stop();
    const refused = statuses.filter((one) => one === 429).length;
    report({
      fault: 'room taken by what is only announced',
      promise: 'room is held by bytes that arrived',
      count: `${fillers} drafts of 24 MB, one byte each`,
      result: `${refused} refused, the neighbour's file answered ${whole.status}`,
      lost: refused,
    });
    expect(refused).toBe(0);
    expect(whole.status).toBe(204);
  },
  faultTimeoutMs,
);
