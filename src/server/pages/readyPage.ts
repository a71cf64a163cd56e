// A ready page: bytes with all headers, in each coding that has been requested.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { brotliParams, type Coding } from '../http/coding.ts';
import type { PiecedPage } from './compressedPage.ts';
import type { WholeHead } from './pageHeaders.ts';
import { preparedHead, writePrepared } from './preparedHead.ts';

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);

/** A page as it was rendered, with its headers. `until`: a time of day; from then on the page is wrong, not just old. */
export type RenderedPage = PiecedPage & WholeHead & { status: number; until?: number };

/** `head`: the same headers as text, made when first sent. */
type Variant = { body: Buffer; headers: string[]; etag: string; head?: string | undefined };

/** Plain and gzip bytes are made from brotli's on first use: nearly every browser accepts brotli, the smallest. */
export type ReadyPage = {
  status: number;
  headers: Record<string, string>;
  tag: string;
  variants: { br: Variant } & Partial<Record<Coding, Variant>>;
};

/** The memory of a page besides its bodies. */
const overhead = 4096;

export const sizeOf = ({ variants }: ReadyPage): number =>
  Object.values(variants).reduce((sum, { body }) => sum + body.length, overhead);

/** A copy of its own size, to be kept for long: a result of zlib keeps its whole output buffer of 64 KiB alive. */
function exactly(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

const brotliOf = (html: Buffer, quality: number): Promise<Buffer> =>
  brotli(html, { params: brotliParams(quality, html.length) });

const tagOf = ({ html, headers }: RenderedPage): string =>
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
export async function readyOf(rendered: RenderedPage): Promise<ReadyPage> {
  const { status, headers } = rendered;
  const tag = tagOf(rendered);
  return {
    status,
    headers,
    tag,
    variants: { br: variantOf({ headers, tag }, 'br', await brotliOf(rendered.html, 5)) },
  };
}

export const isSame = (page: ReadyPage | undefined, rendered: RenderedPage): page is ReadyPage =>
  page?.tag === tagOf(rendered);

/** Made from the quickly compressed bytes: keeping the HTML until the page's turn would take twenty times as much. */
export const smallest = async (page: ReadyPage): Promise<Variant> =>
  variantOf(page, 'br', await brotliOf(await unbrotli(page.variants.br.body), 11));

export async function otherVariant(page: ReadyPage, coding: Coding): Promise<Variant> {
  const html = await unbrotli(page.variants.br.body);
  return variantOf(page, coding, coding === 'gzip' ? await gzip(html, { level: 9 }) : html);
}

/** `id`: given when no earlier step has set any header. */
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
