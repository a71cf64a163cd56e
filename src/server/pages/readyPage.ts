// A page as bytes with all its headers, in each coding that somebody has asked for.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Coding } from './coding.ts';
import { preparedHead, writePrepared } from './preparedHead.ts';

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

/** `lastsMs`: after which it is wrong rather than old. */
export type FreshPage = {
  status: number;
  headers: Record<string, string>;
  html: Buffer;
  lastsMs?: number;
};

/** `head`: the same headers as they are sent, once somebody has asked for them. */
type Variant = { body: Buffer; headers: string[]; etag: string; head?: string | undefined };

/** Plain and gzip bytes are made from brotli's when first asked for: nearly every browser takes the smallest. */
export type ReadyPage = {
  status: number;
  headers: Record<string, string>;
  tag: string;
  variants: { br: Variant } & Partial<Record<Coding, Variant>>;
};

/** What a page takes besides its bodies. */
const overhead = 4096;

export const sizeOf = ({ variants }: ReadyPage): number =>
  Object.values(variants).reduce((sum, { body }) => sum + body.length, overhead);

/** A result of zlib keeps the 64 KiB alive that it was written into; what is kept for long is copied to its own size. */
function exactly(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

const brotliOf = (html: Buffer, quality: number): Promise<Buffer> =>
  brotli(html, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: html.length } });

const tagOf = ({ html, headers }: FreshPage): string =>
  createHash('sha256').update(html).update(JSON.stringify(headers)).digest('base64url').slice(0, 20);

function variantOf({ headers, tag }: Pick<ReadyPage, 'headers' | 'tag'>, coding: Coding, bytes: Buffer): Variant {
  const body = exactly(bytes);
  const etag = `W/"${tag}-${coding}"`;
  const all = Object.entries(headers).flat();
  all.push('Content-Length', String(body.length), 'ETag', etag);
  if (coding !== 'identity') all.push('Content-Encoding', coding);
  return { body, headers: all, etag };
}

/** A visitor who waits gets quickly compressed bytes; the smallest ones replace them a moment later. */
export async function readyOf(fresh: FreshPage): Promise<ReadyPage> {
  const { status, headers } = fresh;
  const tag = tagOf(fresh);
  return { status, headers, tag, variants: { br: variantOf({ headers, tag }, 'br', await brotliOf(fresh.html, 5)) } };
}

export const isSame = (page: ReadyPage | undefined, fresh: FreshPage): page is ReadyPage => page?.tag === tagOf(fresh);

/** From the hasty bytes: the HTML itself is twenty times as much to keep until its turn comes. */
export const smallest = async (page: ReadyPage): Promise<Variant> =>
  variantOf(page, 'br', await brotliOf(await unbrotli(page.variants.br.body), 11));

export async function otherVariant(page: ReadyPage, coding: Coding): Promise<Variant> {
  const html = await unbrotli(page.variants.br.body);
  return variantOf(page, coding, coding === 'gzip' ? await gzip(html, { level: 9 }) : html);
}

/** `id`: of an answer that nobody has said anything about yet. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  variant: Variant,
  id?: string,
): void {
  const { body, headers, etag } = variant;
  const more = id === undefined ? [] : ['X-Request-Id', id];
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    const kept = headers.filter((_, at) => !/^content-(length|encoding|type)$/i.test(headers[at - (at % 2)] ?? ''));
    response.writeHead(304, kept.concat(more)).end();
    return;
  }
  const isPlain = status === 200 && id !== undefined;
  if (isPlain) variant.head ??= preparedHead(headers);
  const isWritten = isPlain && variant.head !== undefined && writePrepared(response, variant.head, more);
  if (!isWritten) response.writeHead(status, headers.concat(more));
  response.end(request.method === 'HEAD' ? undefined : body);
}
