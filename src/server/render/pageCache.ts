// Ready pages: their bytes with all headers in each encoding asked for, one render a key, stale while a new one is made.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

type Coding = 'identity' | 'gzip' | 'br';
type Variant = { body: Buffer; headers: string[]; etag: string };
type Maker = () => Promise<FreshPage>;

export type FreshPage = { status: number; headers: Record<string, string>; html: Buffer };

/** Plain and gzip bytes are made from brotli's when first asked for: nearly every browser takes the smallest. */
type ReadyPage = {
  status: number;
  headers: Record<string, string>;
  tag: string;
  variants: { br: Variant } & Partial<Record<Coding, Variant>>;
};

export type PageCache = {
  /** Answers at once from what is known for this host and URL; false when nothing is. */
  serve: (request: IncomingMessage, response: ServerResponse, url: string) => boolean;
  /** Answers with the page under the key, made by `make` when it is not there yet. */
  answer: (request: IncomingMessage, response: ServerResponse, key: string, make: Maker) => Promise<void>;
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

/** What a page takes besides its bodies. */
const overhead = 4096;

const preferred = (accepted: string | undefined): Coding => {
  if (!accepted) return 'identity';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};

const brotliOf = (html: Buffer, quality: number): Promise<Buffer> =>
  brotli(html, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: html.length } });

const tagOf = ({ html, headers }: FreshPage): string =>
  createHash('sha256').update(html).update(JSON.stringify(headers)).digest('base64url').slice(0, 20);

function variantOf({ headers, tag }: Pick<ReadyPage, 'headers' | 'tag'>, coding: Coding, body: Buffer): Variant {
  const etag = `W/"${tag}-${coding}"`;
  const all = Object.entries(headers).flat();
  all.push('Content-Length', String(body.length), 'ETag', etag);
  if (coding !== 'identity') all.push('Content-Encoding', coding);
  return { body, headers: all, etag };
}

const sizeOf = ({ variants }: ReadyPage): number =>
  Object.values(variants).reduce((sum, { body }) => sum + body.length, overhead);

function send(request: IncomingMessage, response: ServerResponse, status: number, variant: Variant): void {
  const { body, headers, etag } = variant;
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    const kept = headers.filter((_, at) => !/^content-(length|encoding|type)$/i.test(headers[at - (at % 2)] ?? ''));
    response.writeHead(304, kept).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

type Kept = { page: ReadyPage; make: Maker; made: number };

/** So many pages may wait for their best compression; in a flood of new pages the quick one has to do. */
const longestQueue = 32;

export function pageCache({ maxBytes, freshMs, clock, onError }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: ({ page }) => sizeOf(page) });
  const keys = new LRUCache<string, string>({ max: 20_000 });
  const making = new Map<string, Promise<ReadyPage>>();
  const counts = { hits: 0, misses: 0, stale: 0 };
  // One at a time: the best compression keeps a core busy for as long as a hundred quick ones.
  let queue: Promise<void> = Promise.resolve();
  let queued = 0;

  /** Unless another page has taken the key meanwhile. */
  function replace(key: string, { tag }: ReadyPage, variants: Partial<ReadyPage['variants']>): void {
    const kept = pages.peek(key);
    if (kept?.page.tag !== tag) return;
    pages.set(key, { ...kept, page: { ...kept.page, variants: { ...kept.page.variants, ...variants } } });
  }

  function improve(key: string, fresh: FreshPage, page: ReadyPage): void {
    if (queued >= longestQueue) return;
    queued += 1;
    queue = queue
      .then(async () => {
        if (pages.peek(key)?.page.tag !== page.tag) return;
        const br = variantOf(page, 'br', await brotliOf(fresh.html, 11));
        replace(key, page, { br });
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
    const { status, headers } = fresh;
    const br = variantOf({ headers, tag }, 'br', await brotliOf(fresh.html, 5));
    const page = { status, headers, tag, variants: { br } };
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

  async function variantFor(key: string, page: ReadyPage, coding: Coding): Promise<Variant> {
    const known = page.variants[coding];
    if (known) return known;
    const html = await unbrotli(page.variants.br.body);
    const variant = variantOf(page, coding, coding === 'gzip' ? await gzip(html, { level: 9 }) : html);
    replace(key, page, { [coding]: variant });
    return variant;
  }

  return {
    serve(request, response, url) {
      const key = keys.get(url);
      const page = key === undefined ? undefined : hit(key);
      const variant = page?.variants[preferred(request.headers['accept-encoding'])];
      if (!page || !variant) return false;
      send(request, response, page.status, variant);
      return true;
    },
    async answer(request, response, key, make) {
      let page = hit(key);
      if (!page) {
        counts.misses += 1;
        page = await renderOnce(key, make);
      }
      const variant = await variantFor(key, page, preferred(request.headers['accept-encoding']));
      send(request, response, page.status, variant);
    },
    remember: (url, key) => void keys.set(url, key),
    stats: () => ({ ...counts, pages: pages.size, bytes: pages.calculatedSize }),
  };
}
