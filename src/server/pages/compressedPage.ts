// Compresses a page that is there as a whole and made for one answer: in one go, and for gzip without the opening that all its visitors have had.
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Coding } from './coding.ts';

/** `pieces` are the bytes of `html` in its order; what comes again in other pages is the same object there. */
export type PiecedPage = { html: Buffer; pieces: readonly Uint8Array[] };

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, Z_SYNC_FLUSH } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);

/** Another thread costs as much again as the work itself, and is worth it where others would have to wait for it. */
const longestAtOnce = 128 * 1024;
/** Bytes that say nothing twice, and would only grow. */
const shortest = 512;

function brotliOf(html: Buffer): Buffer | Promise<Buffer> {
  // No page is larger than such a window, and brotli spends a quarter of its time on a larger one.
  const params = { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18, [BROTLI_PARAM_SIZE_HINT]: html.length };
  return html.length <= longestAtOnce ? zlib.brotliCompressSync(html, { params }) : brotli(html, { params });
}

/** React hands over as strings, which are kept, whatever is longer than its own buffer (render/reactToHtml.ts). */
const longestPassing = 2048;
const deflated = new WeakMap<Uint8Array, Buffer>();

/** Ends on a whole byte and looks back to nothing before itself, so that it may stand behind anything. */
function blockOnce(piece: Uint8Array): Buffer {
  const known = deflated.get(piece);
  if (known) return known;
  // Kept for long, and zlib's own result holds on to all the room that it was written into.
  const made = Buffer.from(zlib.deflateRawSync(piece, { level: 9, finishFlush: Z_SYNC_FLUSH }));
  deflated.set(piece, made);
  return made;
}

/** For a few tags: a compressor takes longer to set up than these take to send. */
function asItIs(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  // As the format has it: once more with every bit turned.
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

const longestAsItIs = 512;
/** So far gzip looks back. */
const windowBytes = 32 * 1024;
/** Deflate, no name, no time, no system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** The opening of a page, a third of it, is the same for all its visitors: what follows is compressed as if right after it. */
function gzipOf({ html, pieces }: PiecedPage): Buffer {
  const place = pieces.findIndex((piece) => piece.length > longestPassing);
  const opening = pieces[place];
  const before = Buffer.concat(pieces.slice(0, Math.max(place, 0)));
  if (!opening || before.length > longestAsItIs) return zlib.gzipSync(html);
  const end = before.length + opening.length;
  const dictionary = html.subarray(Math.max(0, end - windowBytes), end);
  const rest = zlib.deflateRawSync(html.subarray(end), { dictionary });
  const sums = Buffer.alloc(8);
  sums.writeUInt32LE(zlib.crc32(html));
  sums.writeUInt32LE(html.length, 4);
  return Buffer.concat([gzipHead, asItIs(before), blockOnce(opening), rest, sums]);
}

/** The coding that it really has then: what is too short stays as it is. */
export async function compressedPage(page: PiecedPage, wanted: Coding): Promise<{ coding: Coding; body: Buffer }> {
  const coding = page.html.length < shortest ? 'identity' : wanted;
  if (coding === 'identity') return { coding, body: page.html };
  return { coding, body: coding === 'br' ? await brotliOf(page.html) : gzipOf(page) };
}
