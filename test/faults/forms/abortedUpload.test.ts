// Row 20: visitors who leave during an upload, or whose line is very slow, leave no file behind.
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { startFormSite } from '../../support/formSite.ts';

const aborts = counts(60, 1_000);
const drips = counts(20, 200);
const atOnce = 20;
const dripPieces = 5;

const edge = 'edge-of-this-test';
const beginning = [
  `--${edge}`,
  'Content-Disposition: form-data; name="attachments"; filename="a.pdf"',
  'Content-Type: application/pdf',
  '',
  '%PDF-1.7',
].join('\r\n');

async function leave(base: string, drip: boolean): Promise<void> {
  const { hostname, port } = new URL(base);
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const head = [
    'POST /en/contact_us HTTP/1.1',
    'Host: cocloud.example',
    `Content-Type: multipart/form-data; boundary=${edge}`,
    'Content-Length: 5000000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${beginning}`);
  for (let piece = 0; piece < (drip ? dripPieces : 1); piece += 1) {
    socket.write(Buffer.alloc(drip ? 10 : 40_000));
    await wait(drip ? 100 : 20);
  }
  socket.destroy();
}

test(
  'nothing is left of them',
  async () => {
    const site = await startFormSite();
    const all = [...Array.from({ length: aborts }, () => false), ...Array.from({ length: drips }, () => true)];
    for (let first = 0; first < all.length; first += atOnce) {
      await Promise.all(all.slice(first, first + atOnce).map((drip) => leave(site.base, drip)));
    }
    const folder = join(site.dataDir, 'incoming');
    expect(existsSync(folder)).toBe(true);
    let waited = 0;
    for (; readdirSync(folder).length > 0 && waited < 60; waited += 1) await wait(1_000);
    const files = readdirSync(folder).length;
    const { status } = await site.send('/en/contact_us', {});
    report({
      row: 20,
      fault: 'aborted and dripping uploads',
      promise: 'no file left behind',
      count: `${aborts} aborts, ${drips} drips`,
      result: `${files} files left after ${waited} s`,
      lost: files,
    });
    expect([files, status]).toEqual([0, 422]);
    await site.close();
  },
  faultTimeoutMs,
);
