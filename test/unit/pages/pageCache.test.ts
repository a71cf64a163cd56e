// The page cache: one render a key, old bytes while a new page is rendered or fails, bounded memory.
import http from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import request from 'supertest';
import { pageCache, type PageCache } from '../../../src/server/pages/pageCache.ts';
import type { RenderedPage } from '../../../src/server/pages/readyPage.ts';
import { eventually } from '../../support/eventually.ts';

const sent = { status: 200, pieces: [], head: undefined };
const fresh = (html: string): RenderedPage => ({
  ...sent,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0' },
  html: Buffer.from(html),
});

function appWith(cache: PageCache<never>, make: () => Promise<RenderedPage>) {
  return http.createServer((incoming, response) => {
    const url = incoming.url ?? '';
    if (cache.serve(incoming, response, url, 'id')) return;
    void cache
      .answer(incoming, response, url, async () => ({ page: await make() }))
      .then(
        () => cache.remember(url, url),
        () => response.writeHead(500).end(),
      );
  });
}

const aWhile = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));

/** The time of day when the cache's own clock begins. */
const morning = 1_800_000_000_000;

describe('page cache', () => {
  let now = 0;
  let busy = false;
  const errors: unknown[] = [];
  const open = (maxBytes = 1_000_000, quietMs = 0) =>
    pageCache<never>({
      maxBytes,
      freshMs: 1000,
      clock: () => now,
      timeOfDay: () => morning + now,
      isBusy: () => busy,
      quietMs,
      onError: (error) => errors.push(error),
    });

  beforeEach(() => {
    now = 0;
    busy = false;
    errors.length = 0;
  });

  test('while others wait for their first page, an old page is sent as it is', async () => {
    let renders = 0;
    const app = appWith(open(), async () => fresh(`<p>${(renders += 1)}</p>`));
    await request(app).get('/a');
    [now, busy] = [5_000, true];
    expect((await request(app).get('/a')).text).toBe('<p>1</p>');
    // A page that nobody has seen yet is the next one to be rendered.
    expect((await request(app).get('/b')).text).toBe('<p>2</p>');
    busy = false;
    await request(app).get('/a');
    await eventually(() => renders, 3);
  });

  test('a page past its validity is never sent, not even while others wait', async () => {
    let renders = 0;
    const app = appWith(open(), async () => ({ ...fresh(`<p>${(renders += 1)}</p>`), until: morning + 60 }));
    await request(app).get('/a');
    [now, busy] = [59, true];
    expect((await request(app).get('/a')).text).toBe('<p>1</p>');
    now = 60;
    expect((await request(app).get('/a')).text).toBe('<p>2</p>');
  });

  test('nor one that was still being made at its end', async () => {
    let renders = 0;
    const app = appWith(open(), async () => {
      now += 40;
      return { ...fresh(`<p>${(renders += 1)}</p>`), until: morning + 60 };
    });
    now = 30;
    await request(app).get('/a');
    expect((await request(app).get('/a')).text).toBe('<p>2</p>');
  });

  test('a stampede causes one render', async () => {
    let [asked, renders] = [0, 0];
    const make = async () => {
      renders += 1;
      await eventually(() => asked, 100);
      return fresh('<p>one</p>');
    };
    const server = appWith(open(), make).listen(0);
    server.on('request', () => (asked += 1));
    const answers = await Promise.all(Array.from({ length: 100 }, () => request(server).get('/a')));
    server.close();
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['<p>one</p>']));
    expect(renders).toBe(1);
  });

  test('gives each visitor the accepted encoding, with the same content', async () => {
    const html = `<p>${'words '.repeat(200)}</p>`;
    const app = appWith(open(), async () => fresh(html));
    await request(app).get('/a');
    for (const coding of ['br', 'gzip']) {
      const answer = await request(app).get('/a').set('Accept-Encoding', coding);
      expect(answer.headers['content-encoding']).toBe(coding);
      expect(Number(answer.headers['content-length'])).toBeLessThan(html.length / 4);
      expect(answer.text).toBe(html);
    }
    const identity = await request(app).get('/a').set('Accept-Encoding', 'identity');
    expect(identity.headers['content-encoding']).toBeUndefined();
    expect(identity.text).toBe(html);
  });

  test('stores an encoding when it is first requested', async () => {
    const html = `<p>${'words '.repeat(200)}</p>`;
    const cache = open();
    const app = appWith(cache, async () => fresh(html));
    await request(app).get('/a').set('Accept-Encoding', 'br');
    const before = cache.stats().bytes;
    await request(app).get('/a').set('Accept-Encoding', 'identity');
    const grown = cache.stats().bytes;
    // The best compression may save a few bytes meanwhile.
    expect(grown - before).toBeGreaterThan(html.length - 50);
    await request(app).get('/a').set('Accept-Encoding', 'identity');
    expect(cache.stats().bytes - grown).toBeLessThan(50);
  });

  describe('the best compression', () => {
    // Words that repeat far apart, which quick compression does not find.
    const htmlOf = (name: string) =>
      Array.from({ length: 900 }, (_, at) => `<p>${name} ${(at * at) % 997}</p>`).join('');
    const best = (url: string) =>
      String(
        brotliCompressSync(htmlOf(url), { params: { [constants.BROTLI_PARAM_SIZE_HINT]: htmlOf(url).length } }).length,
      );
    const app = http.createServer();
    const cache = open();
    app.on('request', (incoming: http.IncomingMessage, response: http.ServerResponse) => {
      const url = incoming.url ?? '';
      void cache.answer(incoming, response, url, async () => ({ page: fresh(htmlOf(url)) }));
    });
    beforeAll(() => void app.listen(0));
    afterAll(() => app.close());
    const lengthOf = async (url: string) =>
      (await request(app).get(url).set('Accept-Encoding', 'br')).headers['content-length'];

    test('reaches every page of a burst when the site is calm again', async () => {
      busy = true;
      const urls = Array.from({ length: 50 }, (_, at) => `/${at}`);
      const [hasty, least] = [await Promise.all(urls.map(lengthOf)), urls.map(best)];
      expect(hasty.filter((length, at) => length === least[at])).toEqual([]);
      busy = false;
      await eventually(() => Promise.all(urls.map(lengthOf)), least);
    });

    test('waits until there are no requests for a while, but not forever', async () => {
      const cached = open(1_000_000, 1000);
      const site = appWith(cached, async () => fresh(htmlOf('/a')));
      const bytes = () => cached.stats().bytes;
      await request(site).get('/a');
      const hasty = bytes();
      now = 999;
      await aWhile(200); // Two pauses between checks.
      expect(bytes()).toBe(hasty);
      now = 1000;
      await eventually(() => bytes() < hasty, true);
      await request(site).get('/b');
      const both = bytes();
      now += 600_000;
      // There is always some request.
      await request(site).get('/a');
      await eventually(() => bytes() < both, true);
    });

    test('reaches an address with a query only when it is requested again', async () => {
      const hasty = await lengthOf('/list?q=1');
      // In order: the query would have been compressed before.
      await eventually(() => lengthOf('/after'), best('/after'));
      expect(await lengthOf('/list?q=1')).toBe(hasty);
      expect(hasty).not.toBe(best('/list?q=1'));
      await eventually(() => lengthOf('/list?q=1'), best('/list?q=1'));
    });
  });

  test('keeps nothing that could be compressed better once it is closed', async () => {
    const cache = open(1_000_000, 1000);
    await request(appWith(cache, async () => fresh('<p>one</p>'))).get('/a');
    cache.close();
    expect(cache.stats()).toMatchObject({ misses: 1, pages: 0 });
  });

  test('answers 304 to a matching ETag, and only headers to HEAD', async () => {
    const app = appWith(open(), async () => fresh('<p>one</p>'));
    const first = await request(app).get('/a').set('Accept-Encoding', 'identity');
    const tag = first.headers['etag'] ?? '';
    const again = await request(app).get('/a').set('Accept-Encoding', 'identity').set('If-None-Match', tag);
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await request(app).get('/a').set('If-None-Match', '"another"');
    expect(other.status).toBe(200);
    const head = await request(app).head('/a').set('Accept-Encoding', 'identity');
    expect(head.headers['content-length']).toBe(String('<p>one</p>'.length));
  });

  test('serves the old page while a new one is rendered, and when rendering fails', async () => {
    let version = 1;
    const make = async () => {
      if (version === 3) throw new Error('broken');
      return fresh(`<p>${version}</p>`);
    };
    const app = appWith(open(), make);
    await request(app).get('/a');
    now = 2000;
    version = 2;
    const shown = async () => (await request(app).get('/a')).text;
    expect(await shown()).toBe('<p>1</p>');
    await eventually(shown, '<p>2</p>');
    now = 4000;
    version = 3;
    expect(await shown()).toBe('<p>2</p>');
    await eventually(() => errors.length > 0, true);
    expect(await shown()).toBe('<p>2</p>');
  });

  test('keeps its memory bounded', async () => {
    const cache = open(200_000);
    const app = appWith(cache, async () => fresh('x'.repeat(5000)));
    for (let page = 0; page < 100; page += 1) await request(app).get(`/${page}`);
    await aWhile();
    expect(cache.stats().bytes).toBeLessThanOrEqual(200_000);
    expect(cache.stats().pages).toBeGreaterThan(5);
  });

  test('never keeps what must not be stored', async () => {
    let renders = 0;
    const app = appWith(open(), async () => {
      renders += 1;
      const page = fresh('<p>mine</p>');
      return { ...page, headers: { ...page.headers, 'Cache-Control': 'private, no-store' } };
    });
    await request(app).get('/a');
    await request(app).get('/a');
    expect(renders).toBe(2);
  });
});
