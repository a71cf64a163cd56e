// Counts reads of articles: watches each request, writes reads to the store in batches, and knows the sums of all processes.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAhead } from '../http/visitor.ts';
import { clientKey } from '../ops/clientKey.ts';
import type { Log } from '../ops/log.ts';
import { articleBelow } from '../render/newsAddress.ts';
import type { Store } from '../store/openStore.ts';
import type { Visit } from '../store/views.ts';

type Watched = {
  /** Whether the requested brand has such an article. */
  isArticle: (id: string) => boolean;
  addressOf: (request: IncomingMessage) => string;
};

export type ReadCounter = {
  watch: (request: IncomingMessage, response: ServerResponse, asked: Watched) => void;
  of: (article: string) => number;
  /** Changes when the sums change. */
  version: () => number;
  work: () => void;
  close: () => Promise<void>;
};

type Options = {
  store: () => Promise<Pick<Store, 'views'>>;
  log: Pick<Log, 'warn'>;
};

const flushMs = 20_000;
/** When there is nothing to write, the sums of other processes are read only this often. */
const readMs = 300_000;
/** Limit of one batch. Reads beyond it are not counted, so that a flood of requests takes no memory. */
const most = 20_000;

const programs = /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|curl|wget|python|http|java|go-|^$/i;

/**
 * A browser says when it opens a document. Our own script requests the head of a page when it shows it, since it may have prefetched it.
 * Programs rarely do either. Visitors who do not want to be tracked are not counted.
 */
function isRead(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const dest = headers['sec-fetch-dest'];
  const isOpened =
    method === 'GET'
      ? dest === 'document'
      : method === 'HEAD' && dest === 'empty' && headers['sec-fetch-site'] === 'same-origin';
  return (
    isOpened &&
    !isAhead(request) &&
    headers['sec-gpc'] !== '1' &&
    headers['dnt'] !== '1' &&
    !programs.test(headers['user-agent'] ?? '')
  );
}

export function readCounter({ store, log }: Options): ReadCounter {
  let seen: Visit[] = [];
  let sums: ReadonlyMap<string, number> = new Map();
  let version = 0;
  let readAt = -readMs;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  /** What cannot be written is kept for the next time. */
  async function written(batch: readonly Visit[]): Promise<Store['views']> {
    try {
      const { views } = await store();
      if (batch.length > 0) await views.add(batch);
      return views;
    } catch (error) {
      seen = [...batch, ...seen].slice(0, most);
      throw error;
    }
  }

  /** Writes the reads seen here, and reads the sums of all processes. */
  async function flush(): Promise<void> {
    const batch = seen;
    if (batch.length === 0 && performance.now() - readAt < readMs) return;
    seen = [];
    const counts = await (await written(batch)).counts();
    readAt = performance.now();
    if (JSON.stringify([...counts]) === JSON.stringify([...sums])) return;
    sums = counts;
    version += 1;
  }
  const queueFlush = (): void => {
    writing = writing.then(flush).catch((error: unknown) => log.warn('views.failed', { error: String(error) }));
  };

  return {
    watch(request, response, { isArticle, addressOf }) {
      const article = articleBelow(request.url ?? '');
      if (article === undefined || !isRead(request) || !isArticle(article)) return;
      response.once('finish', () => {
        const isShown = response.statusCode === 200 || response.statusCode === 304;
        if (isShown && seen.length < most)
          seen.push({ visitor: `${clientKey(addressOf(request))} ${request.headers['user-agent']}`, article });
      });
    },
    of: (article) => sums.get(article) ?? 0,
    version: () => version,
    work() {
      queueFlush();
      timer = setInterval(queueFlush, flushMs).unref();
    },
    async close() {
      clearInterval(timer);
      // A write that is under way may fail, and leaves its reads then.
      await writing;
      if (seen.length > 0) queueFlush();
      await writing;
    },
  };
}
