// Row 19: pictures made to overload a decoder: pages stay quick, memory bounded, and every sender gets an answer.
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { atFullCounts, counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { startServer } from '../../support/serverProcess.ts';

const senders = counts(4, 24);
const mostMs = 200;
/** Pause between two pages of the reader; at full counts as short as a person can make it. */
const paceMs = counts(100, 20);
const mostMegabytes = { server: 500, inspector: 1_000 };

/** In megabytes; the process may end during the reading. */
function memoryOf(pid: string | number, kind: 'VmHWM' | 'VmRSS'): number {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
const peakOf = (pid: string | number): number => memoryOf(pid, 'VmHWM');
const residentOf = (pid: string | number): number => memoryOf(pid, 'VmRSS');
/** More than a process without pictures needs. */
const largeMegabytes = 300;

const childrenOf = (pid: number): string[] => {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean) : [];
};

/** 64 million pixels whose coefficients must all be in memory before the first line can be decoded. */
const bomb = (): Promise<Buffer> =>
  sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: 'teal' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();

test(
  `${senders} pictures of 64 megapixels at once`,
  async () => {
    const server = await startServer();
    const content = new Uint8Array(await bomb());
    await fetch(`${server.base}/en`).then((answer) => answer.text());
    let sending = true;
    let inspector = 0;
    const times: number[] = [];
    const reading = (async () => {
      for (let turn = 0; sending; turn += 1) {
        const begun = performance.now();
        // A new address each time, so that the page is rendered and compressed anew.
        await fetch(`${server.base}/en/cdn?utm_source=${turn}`).then((answer) => answer.text());
        times.push(performance.now() - begun);
        for (const child of childrenOf(server.pid)) inspector = Math.max(inspector, peakOf(child));
        await wait(paceMs);
      }
    })();
    const answers = await Promise.all(
      Array.from({ length: senders }, async (_none, sender) => {
        const body = new FormData();
        body.set('draft', `draft-of-bomb-number-${sender}`);
        body.append('attachments', new Blob([content]), 'bomb.jpg');
        const headers = { Accept: 'application/json' };
        const answer = await fetch(`${server.base}/en/contact_us`, { method: 'POST', headers, body });
        const { result } = (await answer.json()) as { result: { files: object[] } };
        return [answer.status, result.files.length].join(' ');
      }),
    );
    sending = false;
    await reading;
    const memory = peakOf(server.pid);
    await server.stop();
    const slow = times.toSorted((a, b) => a - b).at(Math.floor(times.length * 0.95)) ?? 0;
    // Possible answers: kept, refused because decoding took too long, or refused because too many were waiting.
    const unanswered = answers.filter((status) => !['422 1', '422 0', '503 0'].includes(status)).length;
    report({
      row: 19,
      fault: 'bombs of pixels',
      promise: `pages < ${mostMs} ms, memory bounded`,
      count: `${senders} pictures of 64 megapixels at once`,
      result: `${times.length} pages meanwhile, p95 ${Math.round(slow)} ms, longest ${Math.round(Math.max(...times))} ms; server ${Math.round(memory)} MB, inspector ${Math.round(inspector)} MB`,
      lost: unanswered,
    });
    expect(unanswered).toBe(0);
    atFullCounts(() => {
      expect(answers).toContain('422 1');
      expect(slow).toBeLessThan(mostMs);
      expect(memory).toBeLessThan(mostMegabytes.server);
      expect(inspector).toBeLessThan(mostMegabytes.inspector);
    });
  },
  faultTimeoutMs,
);

test(
  'two processes decode one picture at a time, and the machine needs memory for one',
  async () => {
    const server = await startServer({ env: { WORKERS: '2' } });
    const content = new Uint8Array(await bomb());
    let sending = true;
    let most = 0;
    const watching = (async () => {
      while (sending) {
        const inspectors = childrenOf(server.pid).flatMap((worker) => childrenOf(Number(worker)));
        const large = inspectors.filter((pid) => residentOf(pid) > largeMegabytes).length;
        most = Math.max(most, large);
        await wait(5);
      }
    })();
    const answers = await Promise.all(
      Array.from({ length: senders }, async (_none, sender) => {
        const body = new FormData();
        body.set('draft', `draft-of-bomb-for-two-${sender}`);
        body.append('attachments', new Blob([content]), 'bomb.jpg');
        // A new connection for each request, so that both processes get some.
        const headers = { Accept: 'application/json', Connection: 'close' };
        const answer = await fetch(`${server.base}/en/contact_us`, { method: 'POST', headers, body });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    sending = false;
    await watching;
    await server.stop();
    const unanswered = answers.filter((status) => ![422, 503].includes(status)).length;
    report({
      row: 19,
      fault: 'bombs of pixels for two processes',
      promise: 'one is looked at at a time',
      count: `${senders} pictures of 64 megapixels at once, WORKERS=2`,
      result: `at most ${most} large at once`,
      lost: unanswered,
    });
    expect(unanswered).toBe(0);
    expect(most).toBe(1);
  },
  faultTimeoutMs,
);
