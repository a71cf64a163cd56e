// Compresses a whole page that is made for one answer, in one go: small for one visitor, quickly when others wait. For gzip, the
// opening that it shares with other answers is compressed only once.
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { brotliParams, type Coding } from '../http/coding.ts';

/** `pieces`: the bytes of `html` in order. A piece that recurs in other answers is the same object there. */
export type PiecedPage = { html: Buffer; pieces: readonly Uint8Array[] };

const { Z_SYNC_FLUSH } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);

/** Another thread costs as much again as the work itself: it is worth it only for a page so long that other requests would have to wait. */
const longestSync = 256 * 1024;
/** Shorter pages repeat nothing, and would only grow. */
const shortestCompressed = 512;

/** Quick takes half of the time or less, and makes pages up to a fifth larger (docs/decisions/0016). */
const levels = { small: { br: 5, gzip: 6 }, quick: { br: 3, gzip: 3 } } as const;
export type Effort = keyof typeof levels;

function brotliOf(html: Buffer, quality: number): Buffer | Promise<Buffer> {
  const params = brotliParams(quality, html.length);
  return html.length <= longestSync ? zlib.brotliCompressSync(html, { params }) : brotli(html, { params });
}

/** React passes pieces that are longer than its own buffer as strings, whose bytes are kept (render/reactToHtml.ts). */
const reactBuffer = 2048;
const deflated = new WeakMap<Uint8Array, Buffer>();

/**
 * A deflate block that ends on a whole byte and refers to nothing before itself, so that it may follow any other. Made once
 * for each piece.
 */
function blockOf(piece: Uint8Array): Buffer {
  const known = deflated.get(piece);
  if (known) return known;
  // Copied, because it is kept for long and zlib's own result holds on to its whole output buffer.
  const made = Buffer.from(zlib.deflateRawSync(piece, { level: 9, finishFlush: Z_SYNC_FLUSH }));
  deflated.set(piece, made);
  return made;
}

/** A block without compression, for a few tags: setting up a compressor takes longer than sending them. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  // The format repeats the length with every bit inverted.
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

const longestStored = 512;
/** How far gzip can refer back. */
const windowBytes = 32 * 1024;
/** The gzip header: deflate, no name, no time, no system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * The opening, a third of a page, is the same for all its visitors: its block is reused, and the rest is compressed with it
 * as dictionary.
 */
function gzipOf({ html, pieces }: PiecedPage, level: number): Buffer {
  const place = pieces.findIndex((piece) => piece.length > reactBuffer);
  const opening = pieces[place];
  const before = Buffer.concat(pieces.slice(0, Math.max(place, 0)));
  if (!opening || before.length > longestStored) return zlib.gzipSync(html, { level });
  const end = before.length + opening.length;
  const dictionary = html.subarray(Math.max(0, end - windowBytes), end);
  const rest = zlib.deflateRawSync(html.subarray(end), { dictionary, level });
  const sums = Buffer.alloc(8);
  sums.writeUInt32LE(zlib.crc32(html));
  sums.writeUInt32LE(html.length, 4);
  return Buffer.concat([gzipHead, storedBlock(before), blockOf(opening), rest, sums]);
}

/** Resolves to the bytes and their coding: a page that is too short stays as it is. */
export async function compressedPage(
  page: PiecedPage,
  wanted: Coding,
  effort: Effort,
): Promise<{ coding: Coding; body: Buffer }> {
  const coding = page.html.length < shortestCompressed ? 'identity' : wanted;
  if (coding === 'identity') return { coding, body: page.html };
  const level = levels[effort][coding];
  return { coding, body: coding === 'br' ? await brotliOf(page.html, level) : gzipOf(page, level) };
}
