// Ready pages: their bytes in three encodings with all headers, one render a key, stale while a new one is made.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

type Coding = 'identity' | 'gzip' | 'br';
type Variant = { body: Buffer; headers: string[]; etag: string };

export type FreshPage = { status: number; headers: Record<string, string>; html: Buffer };
export type ReadyPage = { status: number; variants: Record<Coding, Variant>; made: number; size: number };

export type PageCache = {
  /** Answers at once from what is known for this host and URL; false when nothing is. */
  serve: (request: IncomingMessage, response: ServerResponse, url: string) => boolean;
  /** The page under the key, made by `make` when it is not there yet. */
  page: (key: string, make: () => Promise<FreshPage>) => Promise<ReadyPage>;
  send: (request: IncomingMessage, response: ServerResponse, page: ReadyPage, extra?: string[]) => void;
  /** From now on requests for `url` are answered with what stands under `key`. */
  remember: (url: string, key: string) => void;
  stats: () => { pages: number; bytes: number; hits: number; misses: number; stale: number };
};

export type PageCacheOptions = { maxBytes: number; freshMs: number; clock: () => number; onError: (error: unknown) => void };

const preferred = (accepted: string | undefined): Coding => {
  if (!accepted) return 'identity';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};

async function compressed(html: Buffer, best: boolean): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = { [BROTLI_PARAM_QUALITY]: best ? 11 : 4, [BROTLI_PARAM_SIZE_HINT]: html.length };
  const [br, gz] = await Promise.all([brotli(html, { params }), gzip(html, { level: best ? 9 : 4 })]);
  return { br, gzip: gz };
}

function pack(fresh: FreshPage, bodies: { br: Buffer; gzip: Buffer }, made: number): ReadyPage {
  const { html } = fresh;
  const tag = createHash('sha256').update(html).update(JSON.stringify(fresh.headers)).digest('base64url').slice(0, 20);
  const variant = (coding: Coding, body: Buffer): Variant => {
    const etag = `W/"${tag}-${coding}"`;
    const headers = Object.entries(fresh.headers).flat();
    headers.push('Content-Length', String(body.length), 'ETag', etag);
    if (coding !== 'identity') headers.push('Content-Encoding', coding);
    return { body, headers, etag };
  };
  const variants = {
    identity: variant('identity', html),
    gzip: variant('gzip', bodies.gzip),
    br: variant('br', bodies.br),
  };
  const size = html.length + bodies.gzip.length + bodies.br.length + 4096;
  return { status: fresh.status, variants, made, size };
}

function send(request: IncomingMessage, response: ServerResponse, page: ReadyPage, extra: string[] = []): void {
  const { body, headers, etag } = page.variants[preferred(request.headers['accept-encoding'])];
  if (page.status === 200 && request.headers['if-none-match']?.includes(etag)) {
    const kept = headers.filter((_, at) => !/^content-(length|encoding|type)$/i.test(headers[at - (at % 2)] ?? ''));
    response.writeHead(304, extra.length > 0 ? [...kept, ...extra] : kept).end();
    return;
  }
  response.writeHead(page.status, extra.length > 0 ? [...headers, ...extra] : headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

export function pageCache({ maxBytes, freshMs, clock, onError }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, ReadyPage>({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });
  const keys = new LRUCache<string, string>({ max: 20_000 });
  const makers = new LRUCache<string, () => Promise<FreshPage>>({ max: 20_000 });
  const making = new Map<string, Promise<ReadyPage>>();
  const counts = { hits: 0, misses: 0, stale: 0 };

  /** Visitors get quickly compressed bytes; the smallest ones replace them a moment later. */
  async function render(key: string, make: () => Promise<FreshPage>): Promise<ReadyPage> {
    const fresh = await make();
    const { html } = fresh;
    const page = pack(fresh, await compressed(html, false), clock());
    if (fresh.headers['Cache-Control']?.includes('no-store')) return page;
    pages.set(key, page);
    makers.set(key, make);
    compressed(html, true).then((bodies) => {
      if (pages.peek(key) === page) pages.set(key, pack(fresh, bodies, page.made));
    }, onError);
    return page;
  }

  function renderOnce(key: string, make: () => Promise<FreshPage>): Promise<ReadyPage> {
    const running = making.get(key);
    if (running) return running;
    const started = render(key, make).finally(() => making.delete(key));
    making.set(key, started);
    return started;
  }

  function refreshIfStale(key: string, page: ReadyPage): void {
    if (clock() - page.made < freshMs) return;
    const make = makers.get(key);
    if (!make || making.has(key)) return;
    counts.stale += 1;
    renderOnce(key, make).catch(onError);
  }

  return {
    serve(request, response, url) {
      const key = keys.get(url);
      const page = key === undefined ? undefined : pages.get(key);
      if (key === undefined || !page) return false;
      counts.hits += 1;
      refreshIfStale(key, page);
      send(request, response, page);
      return true;
    },
    async page(key, make) {
      const known = pages.get(key);
      if (known) {
        counts.hits += 1;
        refreshIfStale(key, known);
        return known;
      }
      counts.misses += 1;
      return renderOnce(key, make);
    },
    send,
    remember: (url, key) => void keys.set(url, key),
    stats: () => ({ ...counts, pages: pages.size, bytes: pages.calculatedSize }),
  };
}
