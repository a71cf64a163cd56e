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
export type ReadyPage = { status: number; variants: Record<Coding, Variant>; tag: string; size: number };

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

export type PageCacheOptions = {
  maxBytes: number;
  freshMs: number;
  clock: () => number;
  onError: (error: unknown) => void;
};

const preferred = (accepted: string | undefined): Coding => {
  if (!accepted) return 'identity';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};

type Bodies = { br: Buffer; gzip: Buffer };

async function compressed(html: Buffer, best: boolean): Promise<Bodies> {
  const params = { [BROTLI_PARAM_QUALITY]: best ? 11 : 5, [BROTLI_PARAM_SIZE_HINT]: html.length };
  const [br, gz] = await Promise.all([brotli(html, { params }), gzip(html, { level: best ? 9 : 5 })]);
  return { br, gzip: gz };
}

const tagOf = ({ html, headers }: FreshPage): string =>
  createHash('sha256').update(html).update(JSON.stringify(headers)).digest('base64url').slice(0, 20);

function pack(fresh: FreshPage, tag: string, bodies: Bodies): ReadyPage {
  const variant = (coding: Coding, body: Buffer): Variant => {
    const etag = `W/"${tag}-${coding}"`;
    const headers = Object.entries(fresh.headers).flat();
    headers.push('Content-Length', String(body.length), 'ETag', etag);
    if (coding !== 'identity') headers.push('Content-Encoding', coding);
    return { body, headers, etag };
  };
  const variants = {
    identity: variant('identity', fresh.html),
    gzip: variant('gzip', bodies.gzip),
    br: variant('br', bodies.br),
  };
  const size = fresh.html.length + bodies.gzip.length + bodies.br.length + 4096;
  return { status: fresh.status, variants, tag, size };
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

type Maker = () => Promise<FreshPage>;
type Kept = { page: ReadyPage; make: Maker; made: number };

/** So many pages may wait for their best compression; in a flood of new pages the quick one has to do. */
const longestQueue = 32;

export function pageCache({ maxBytes, freshMs, clock, onError }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: ({ page }) => page.size });
  const keys = new LRUCache<string, string>({ max: 20_000 });
  const making = new Map<string, Promise<ReadyPage>>();
  const counts = { hits: 0, misses: 0, stale: 0 };
  // One at a time: the best compression keeps a core busy for as long as a hundred quick ones.
  let queue: Promise<void> = Promise.resolve();
  let queued = 0;

  function improve(key: string, fresh: FreshPage, page: ReadyPage): void {
    if (queued >= longestQueue) return;
    queued += 1;
    queue = queue
      .then(async () => {
        const kept = pages.peek(key);
        if (kept?.page !== page) return;
        pages.set(key, { ...kept, page: pack(fresh, page.tag, await compressed(fresh.html, true)) });
      })
      .catch(onError)
      .finally(() => {
        queued -= 1;
      });
  }

  /** A visitor who waits gets quickly compressed bytes; the smallest ones replace them a moment later. */
  async function render(key: string, make: Maker): Promise<ReadyPage> {
    const fresh = await make();
    const tag = tagOf(fresh);
    const before = pages.peek(key);
    if (before?.page.tag === tag) {
      before.made = clock();
      return before.page;
    }
    const page = pack(fresh, tag, await compressed(fresh.html, false));
    if (fresh.headers['Cache-Control']?.includes('no-store')) return page;
    pages.set(key, { page, make, made: clock() });
    improve(key, fresh, page);
    return page;
  }

  function renderOnce(key: string, make: Maker): Promise<ReadyPage> {
    const running = making.get(key);
    if (running) return running;
    const started = render(key, make).finally(() => making.delete(key));
    making.set(key, started);
    return started;
  }

  function hit(key: string): ReadyPage | undefined {
    const kept = pages.get(key);
    if (!kept) return undefined;
    counts.hits += 1;
    if (clock() - kept.made >= freshMs && !making.has(key)) {
      counts.stale += 1;
      renderOnce(key, kept.make).catch(onError);
    }
    return kept.page;
  }

  return {
    serve(request, response, url) {
      const key = keys.get(url);
      const page = key === undefined ? undefined : hit(key);
      if (!page) return false;
      send(request, response, page);
      return true;
    },
    async page(key, make) {
      const known = hit(key);
      if (known) return known;
      counts.misses += 1;
      return renderOnce(key, make);
    },
    send,
    remember: (url, key) => void keys.set(url, key),
    stats: () => ({ ...counts, pages: pages.size, bytes: pages.calculatedSize }),
  };
}
