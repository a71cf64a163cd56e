// A page that waits for slow data, over a real socket: its shell is on the way before the data is there, compressed too.
import http, { type IncomingMessage } from 'node:http';
import zlib from 'node:zlib';
import type { Backend } from '../../src/server/backend/Backend.ts';
import { inside, startApp, type App } from '../support/app.ts';
import { embeddedBackend } from '../support/backendParts.ts';
import { mainHost } from '../support/client.ts';
import { tagsOf } from '../support/html.ts';

const late = 1000;
const bannerTitle = 'A banner that came late';

let app: App;
let answer: (() => void) | undefined;
let asked = 0;

type Piece = { at: number; text: string };
type Streamed = { pieces: Piece[]; response: IncomingMessage };

const decoders: Record<string, () => NodeJS.ReadWriteStream> = {
  br: () => zlib.createBrotliDecompress({ flush: zlib.constants.BROTLI_OPERATION_FLUSH }),
  gzip: () => zlib.createGunzip({ flush: zlib.constants.Z_SYNC_FLUSH }),
};

function open(path: string, coding: string): Promise<{ began: number; response: IncomingMessage; leave: () => void }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.get(
      app.base + path,
      { headers: { Host: mainHost, 'Accept-Encoding': coding }, agent: false },
      (response) => resolve({ began, response, leave: () => request.destroy() }),
    );
    request.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && reject(error));
  });
}

async function streamed(path: string, coding: string): Promise<Streamed> {
  const { began, response } = await open(path, coding);
  const pieces: Piece[] = [];
  const decode = decoders[coding]?.();
  for await (const piece of decode ? response.pipe(decode) : response) {
    pieces.push({ at: performance.now() - began, text: String(piece) });
  }
  return { pieces, response };
}

beforeAll(async () => {
  const embedded = await embeddedBackend();
  const backend: Backend = {
    ...embedded,
    banners: async (locale, host) => {
      asked += 1;
      const [first] = await embedded.banners(locale, host);
      await new Promise<void>((resolve) => {
        answer = resolve;
        setTimeout(resolve, late);
      });
      return first ? [{ ...first, title: bannerTitle }] : [];
    },
  };
  app = await startApp({ replaced: { backend } });
});
afterAll(() => app.close());

inside('slow data', () => {
  test.each(['identity', 'gzip', 'br'])(
    '%s: the shell with its heading comes at once, the data in the same answer',
    async (coding) => {
      const { pieces, response } = await streamed('/en', coding);
      const html = pieces.map(({ text }) => text).join('');
      const heading = pieces.find(({ text }) => text.includes('<h1'));
      const data = pieces.find(({ text }) => text.includes(bannerTitle));
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-encoding'] ?? 'identity').toBe(coding);
      expect(heading?.at).toBeLessThan(late / 2);
      expect(data?.at).toBeGreaterThanOrEqual(late * 0.9);
      expect(
        pieces
          .filter(({ at }) => at < late / 2)
          .map(({ text }) => text)
          .join(''),
      ).toMatch(/<\/footer>/);
      expect(html.trimEnd()).toMatch(/<\/html>$/);
      expect(tagsOf(html, 'main')).toHaveLength(1);
    },
  );

  test('is allowed by nonce, a new one each time, and kept by nobody', async () => {
    const seen = new Set<string>();
    for (let visit = 0; visit < 2; visit += 1) {
      const { pieces, response } = await streamed('/jp', 'identity');
      const policy = String(response.headers['content-security-policy']);
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(nonce.length).toBeGreaterThanOrEqual(22);
      seen.add(nonce);
      const html = pieces.map(({ text }) => text).join('');
      const scripts = tagsOf(html, 'script').filter(({ type }) => type !== 'application/json');
      expect(scripts.length).toBeGreaterThan(1);
      expect(scripts.map((script) => script['nonce'])).toEqual(scripts.map(() => nonce));
      expect(response.headers['cache-control']).toBe('private, no-store');
      expect(response.headers['x-accel-buffering']).toBe('no');
      expect(response.headers).not.toHaveProperty('etag');
    }
    expect(seen.size).toBe(2);
  });

  test('does not hold up a page that needs none of it', async () => {
    const { pieces } = await streamed('/en/cdn', 'identity');
    expect(pieces.at(-1)?.at).toBeLessThan(late / 2);
  });

  test('once quick again, the page is whole, under a policy of hashes, and kept', async () => {
    const before = asked;
    const visit = streamed('/pt', 'identity');
    while (asked === before) await new Promise((resolve) => setTimeout(resolve, 1));
    answer?.();
    const { response, pieces } = await visit;
    expect(pieces.map(({ text }) => text).join('')).toContain(bannerTitle);
    expect(String(response.headers['content-security-policy'])).toContain("'sha256-");
    expect(response.headers).toHaveProperty('etag');
  });

  test('a visitor who leaves frees everything', async () => {
    const handles = () => process.getActiveResourcesInfo().filter((name) => /TCP|ZLIB/i.test(name)).length;
    const before = handles();
    const errors = app.logged.length;
    for (let visit = 0; visit < 30; visit += 1) {
      const { response, leave } = await open('/en', ['br', 'gzip', 'identity'][visit % 3] ?? '');
      await new Promise((resolve) => response.once('data', resolve));
      leave();
    }
    await new Promise((resolve) => setTimeout(resolve, late + 500));
    expect(handles()).toBeLessThanOrEqual(before);
    const unexpected = app.logged
      .slice(errors)
      .filter(({ fields }) => !JSON.stringify(fields).includes('The visitor has left'));
    expect(unexpected).toEqual([]);
    const { response } = await open('/en/cdn', 'identity');
    expect(response.statusCode).toBe(200);
    response.destroy();
  });
});
