// Kinds of uploads that do harm or cause trouble, and the expected outcome of each.
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { mostBytes } from '../../src/shared/forms/fileLimits.ts';
import { pdfOf, sampleJpg, samplePdf, samplePng, sampleZip } from './sampleFiles.ts';

export type Upload = { name: string; content: Buffer };

/**
 * kept: kept without the harmful part; refused: nothing is stored; either: kept clean or refused; ignored: the protocol
 * sees no file.
 */
type Outcome = 'kept' | 'refused' | 'either' | 'ignored';

export type HostileKind = { kind: string; outcome: Outcome; make: (turn: number) => Promise<Upload[]> };

/** Must not be found in any kept picture. */
export const marker = 'HIDDEN-IN-A-FILE';
const script = `<script>alert('${marker}')</script>`;
const megabyte = 1024 * 1024;

const joined = (...parts: (Buffer | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const one = (name: string, content: Buffer): Upload[] => [{ name, content }];
const size = (turn: number): [number, number] => [40 + turn, 30 + turn];

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
function pngChunk(type: string, data: Buffer): Buffer {
  const body = joined(type, data);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return joined(length, body, check);
}
function pngHead(width: number, height: number, bits: number, colour: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(bits, 8);
  head.writeUInt8(colour, 9);
  return joined(pngSignature, pngChunk('IHDR', head));
}
const pngOf = (width: number, height: number, unpacked: number): Buffer =>
  joined(
    pngHead(width, height, 1, 0),
    pngChunk('IDAT', deflateSync(Buffer.alloc(unpacked))),
    pngChunk('IEND', Buffer.alloc(0)),
  );
/** Adds a chunk behind the header of a good picture. */
const pngWith = (png: Buffer, type: string, data: Buffer): Buffer =>
  joined(png.subarray(0, 33), pngChunk(type, data), png.subarray(33));

function jpgOfSize(jpg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}
function jpgWithComment(jpg: Buffer, comment: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return joined(jpg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, jpg.subarray(2));
}
const cut = (content: Buffer, turn: number): Buffer =>
  content.subarray(0, Math.floor(content.length * (0.2 + ((turn * 0.13) % 0.7))));
function flipped(content: Buffer, turn: number): Buffer {
  const changed = Buffer.from(content);
  for (let bit = 0; bit < 20; bit += 1) {
    const at = 33 + ((turn * 7919 + bit * 104_729) % (content.length - 33));
    changed.writeUInt8(changed.readUInt8(at) ^ (1 << (bit % 8)), at);
  }
  return changed;
}
const noise = async (turn: number): Promise<Sharp> =>
  sharp(randomBytes((60 + turn) * 50 * 3), { raw: { width: 60 + turn, height: 50, channels: 3 } });
const noisyPng = async (turn: number) => (await noise(turn)).png().toBuffer();
const noisyJpg = async (turn: number) => (await noise(turn)).jpeg().toBuffer();

const kind = (kindName: string, outcome: Outcome, make: HostileKind['make']): HostileKind => ({
  kind: kindName,
  outcome,
  make,
});
const named = (name: string, outcome: Outcome = 'either'): HostileKind =>
  kind(`named ${JSON.stringify(name.slice(0, 40))}`, outcome, async (turn) =>
    one(name, await samplePng(...size(turn))),
  );
const wrong = (kindName: string, content: Buffer | string): HostileKind =>
  kind(kindName, 'refused', async () => one('plan.png', joined(content)));

export const hostileKinds: readonly HostileKind[] = [
  kind('png, page behind', 'kept', async (turn) => one('a.png', joined(await samplePng(...size(turn)), script))),
  kind('png, archive behind', 'kept', async (turn) =>
    one('a.png', joined(await samplePng(...size(turn)), marker, sampleZip())),
  ),
  kind('png, page as text', 'kept', async (turn) =>
    one('a.png', pngWith(await samplePng(...size(turn)), 'tEXt', joined('Comment\0', script))),
  ),
  kind('jpg, page behind', 'kept', async (turn) => one('a.jpg', joined(await sampleJpg(...size(turn)), script))),
  kind('jpg, code as comment', 'kept', async (turn) =>
    one('a.jpg', jpgWithComment(await sampleJpg(...size(turn)), `<?php echo '${marker}'; ?>`)),
  ),
  kind('jpg, place and owner', 'kept', async (turn) =>
    one(
      'a.jpg',
      await sharp(await sampleJpg(...size(turn)))
        .withExif({ IFD0: { Artist: marker, Copyright: marker }, IFD3: { GPSLatitude: '25/1 2/1 0/1' } })
        .jpeg()
        .toBuffer(),
    ),
  ),
  kind('jpg, colour profile and xmp', 'kept', async (turn) =>
    one(
      'a.jpg',
      await sharp(await sampleJpg(...size(turn)))
        .withIccProfile('p3')
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${marker}</x:xmpmeta>`)
        .jpeg()
        .toBuffer(),
    ),
  ),
  kind('pdf, page behind', 'refused', async () => one('a.pdf', joined(samplePdf(), script))),
  kind('pdf, archive behind', 'refused', async () => one('a.pdf', joined(samplePdf(), sampleZip()))),
  kind('pdf, archive in front', 'refused', async () => one('a.pdf', joined(sampleZip(300), samplePdf()))),
  kind('pdf, page in front', 'refused', async () => one('a.pdf', joined(script, samplePdf()))),
  kind('pdf head on a png', 'refused', async () => one('a.pdf', joined('%PDF-1.7\n', await samplePng()))),
  kind('png, page in front', 'refused', async () => one('a.png', joined(script, await samplePng()))),
  kind('png of 400 million pixels', 'refused', async () => one('bomb.png', pngOf(20_000, 20_000, 50_020_000))),
  kind('png of 2^31 × 2^31', 'refused', async () => one('bomb.png', pngOf(2 ** 31 - 1, 2 ** 31 - 1, 1_000))),
  kind('png of 0 × 0', 'refused', async () => one('none.png', pngOf(0, 0, 10))),
  kind('jpg of 65,500 × 65,500', 'refused', async () => one('bomb.jpg', jpgOfSize(await sampleJpg(), 65_500, 65_500))),
  kind('png, picture unpacks to 100 MB', 'either', async () => one('bomb.png', pngOf(40, 30, 100 * megabyte))),
  kind('png, text unpacks to 100 MB', 'either', async (turn) =>
    one(
      'bomb.png',
      pngWith(await samplePng(...size(turn)), 'zTXt', joined('c\0\0', deflateSync(Buffer.alloc(100 * megabyte)))),
    ),
  ),
  kind('png, profile unpacks to 100 MB', 'either', async (turn) =>
    one(
      'bomb.png',
      pngWith(await samplePng(...size(turn)), 'iCCP', joined('c\0\0', deflateSync(Buffer.alloc(100 * megabyte)))),
    ),
  ),
  kind('png cut short', 'refused', async (turn) => one('a.png', cut(await noisyPng(turn), turn))),
  kind('jpg cut short', 'refused', async (turn) => one('a.jpg', cut(await noisyJpg(turn), turn))),
  kind('pdf cut short', 'refused', async (turn) => one('a.pdf', cut(samplePdf('x'.repeat(2_000)), turn))),
  kind('png with flipped bits', 'either', async (turn) => one('a.png', flipped(await noisyPng(turn), turn))),
  kind('jpg with flipped bits', 'either', async (turn) => one('a.jpg', flipped(await noisyJpg(turn), turn))),
  wrong('nothing', ''),
  wrong('a page', `<!doctype html>${script}`),
  wrong('an svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  wrong('a gif that is a script', 'GIF89a/*\0\0*/=1;alert(1)'),
  wrong('an archive', sampleZip()),
  wrong('a program of Linux', joined('\x7fELF', Buffer.alloc(200))),
  wrong('a program of Windows', joined('MZ', Buffer.alloc(200))),
  wrong('a shell script', '#!/bin/sh\nrm -rf /\n'),
  wrong('a film', joined('\0\0\0\x18ftypmp42', Buffer.alloc(200))),
  wrong('a tiff', joined('II*\0\x08\0\0\0', Buffer.alloc(200))),
  wrong('the mark of a png only', pngSignature),
  kind('four files', 'either', async (turn) =>
    Promise.all([0, 1, 2, 3].map(async (n) => ({ name: `${n}.png`, content: await samplePng(...size(turn + n)) }))),
  ),
  kind('24 MB', 'kept', async () => one('large.pdf', pdfOf(mostBytes))),
  kind('24 MB and one byte', 'refused', async () => one('large.pdf', pdfOf(mostBytes + 1))),
  kind('24 MB and one byte in two files', 'refused', async () => [
    ...one('half.pdf', pdfOf(mostBytes / 2)),
    ...one('half.pdf', pdfOf(mostBytes / 2 + 1)),
  ]),
  kind('25 MB', 'refused', async () => one('large.pdf', pdfOf(25 * megabyte))),
  named('../../../../etc/cron.d/plan.png'),
  named('..\\..\\windows\\system32\\plan.png'),
  named('/etc/passwd'),
  named('plan\0.php'),
  named('plan\u202egnp.exe'),
  named('plan.png.php'),
  named('plan.php.jpg.html'),
  named('.htaccess'),
  named('plan\r\nContent-Type: text/html\r\n\r\n<b>.png', 'ignored'),
  named('<img src=x onerror=alert(1)>.png'),
  named(`${'long '.repeat(200)}.png`),
  named('CON'),
  named('%2e%2e%2fplan%00.png'),
  named('', 'ignored'),
];
