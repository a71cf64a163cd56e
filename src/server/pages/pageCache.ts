// The cache of ready pages: renders a key only once at a time, serves a stale page while a new one is made, and stores a
// page with late data when the data has come.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Timed } from './timing.ts';
import { codingFor } from '../http/coding.ts';
import { improverOf, type ImproverOptions } from './improver.ts';
import {
  isSame,
  otherVariant,
  readyOf,
  send,
  sizeOf,
  smallest,
  type RenderedPage,
  type ReadyPage,
} from './readyPage.ts';

/** A page; or, while its data is late, what to show instead, and a function that waits for the whole page. */
export type Made<L> = { page: RenderedPage } | { late: L; rendered: () => Promise<RenderedPage> };
/** Makes a page. It is kept to make the page again later, so it may hold nothing of the visitor for whom the page was first made. */
type Maker<L> = (timed: Timed) => Promise<Made<L>>;
type Outcome<L> = { page: ReadyPage } | { late: L; settled: Promise<unknown> };

export type PageCache<L> = {
  /** Answers at once if a page is ready for this address; otherwise returns false. */
  serve: (request: IncomingMessage, response: ServerResponse, url: string, id: string) => boolean;
  /** Answers with the page of the key, which is made if it is not ready; or resolves to what must be shown instead. */
  answer: (
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    make: Maker<L>,
    timed?: Timed,
  ) => Promise<L | undefined>;
  /** From now on `serve` answers requests for `url` with the page of `key`. */
  remember: (url: string, key: string) => void;
  stats: () => { pages: number; bytes: number; hits: number; misses: number; stale: number };
  /** Forgets all pages, so that none is compressed better for visitors who no longer come. */
  close: () => void;
};

/** While `isBusy`, no page is made again either. */
type PageCacheOptions = ImproverOptions & {
  maxBytes: number;
  freshMs: number;
  /** Tells whether a page has ended. */
  timeOfDay: () => number;
  onError: (error: unknown) => void;
};

/** `made`: by the cache's clock. `until`: the time of day from which on the page is not served, not even while a new one is made. */
type Kept<L> = { page: ReadyPage; make: Maker<L>; made: number; until: number };

/** The share of the memory for finding pages by their addresses. */
const shareOfAddresses = 1 / 8;
/** The memory of an entry besides its strings. */
const addressOverhead = 200;

const untimed: Timed = (_step, work) => work();

export function pageCache<L>(options: PageCacheOptions): PageCache<L> {
  const { maxBytes, freshMs, clock, timeOfDay, isBusy, onError } = options;
  const pages = new LRUCache<string, Kept<L>>({
    maxSize: Math.floor(maxBytes * (1 - shareOfAddresses)),
    sizeCalculation: ({ page }, key) => sizeOf(page) + key.length,
    dispose: (_kept, key, reason) => void (reason !== 'set' && improver.forget(key)),
  });
  const keys = new LRUCache<string, string>({
    maxSize: Math.floor(maxBytes * shareOfAddresses),
    sizeCalculation: (_key, url) => url.length + addressOverhead,
  });
  const making = new Map<string, Promise<Outcome<L>>>();
  const counts = { hits: 0, misses: 0, stale: 0 };

  /** Adds variants to a page, unless another page has taken its key meanwhile. */
  function addVariants(key: string, { tag }: ReadyPage, variants: Partial<ReadyPage['variants']>): void {
    const kept = pages.peek(key);
    if (kept?.page.tag !== tag) return;
    pages.set(key, { ...kept, page: { ...kept.page, variants: { ...kept.page.variants, ...variants } } });
  }

  const improver = improverOf(options, async (key) => {
    const kept = pages.peek(key);
    if (kept) await smallest(kept.page).then((br) => addVariants(key, kept.page, { br }), onError);
  });

  async function keep(key: string, rendered: RenderedPage, make: Maker<L>): Promise<ReadyPage> {
    const { until = Infinity } = rendered;
    const before = pages.peek(key);
    if (isSame(before?.page, rendered)) {
      pages.set(key, { page: before.page, make, made: clock(), until });
      return before.page;
    }
    const page = await readyOf(rendered);
    if (!rendered.headers['Cache-Control']?.startsWith('public')) return page;
    pages.set(key, { page, make, made: clock(), until });
    improver.add(key);
    return page;
  }

  async function render(key: string, make: Maker<L>, timed: Timed): Promise<Outcome<L>> {
    const made = await make(timed);
    if ('page' in made) return { page: await keep(key, made.page, make) };
    const { late, rendered } = made;
    const settled = rendered()
      .then((page) => keep(key, page, make))
      .catch(onError);
    return { late, settled };
  }

  /** Requests that come while a page is made, or waits for its data, share its outcome. */
  function renderOnce(key: string, make: Maker<L>, timed = untimed): Promise<Outcome<L>> {
    const running = making.get(key);
    if (running) return running;
    const started = render(key, make, timed);
    const done = () => void making.delete(key);
    making.set(key, started);
    started.then((outcome) => ('late' in outcome ? outcome.settled.finally(done) : done()), done);
    return started;
  }

  function hit(key: string): ReadyPage | undefined {
    const kept = pages.get(key);
    const now = clock();
    improver.noteRequest(now);
    if (!kept || timeOfDay() >= kept.until) return undefined;
    counts.hits += 1;
    improver.noteHit(key);
    if (now - kept.made >= freshMs && !making.has(key)) {
      counts.stale += 1;
      if (!isBusy()) renderOnce(key, kept.make).catch(onError);
    }
    return kept.page;
  }

  return {
    serve(request, response, url, id) {
      const key = keys.get(url);
      const page = key === undefined ? undefined : hit(key);
      const variant = page?.variants[codingFor(request.headers['accept-encoding'])];
      if (!page || !variant) return false;
      send(request, response, page.status, variant, id);
      return true;
    },
    async answer(request, response, key, make, timed) {
      let page = hit(key);
      if (!page) {
        counts.misses += 1;
        const outcome = await renderOnce(key, make, timed);
        if ('late' in outcome) return outcome.late;
        page = outcome.page;
      }
      const coding = codingFor(request.headers['accept-encoding']);
      let variant = page.variants[coding];
      if (!variant) {
        variant = await otherVariant(page, coding);
        addVariants(key, page, { [coding]: variant });
      }
      send(request, response, page.status, variant);
      return undefined;
    },
    remember: (url, key) => void keys.set(url, key),
    stats: () => ({ ...counts, pages: pages.size, bytes: pages.calculatedSize + keys.calculatedSize }),
    close: () => pages.clear(),
  };
}
