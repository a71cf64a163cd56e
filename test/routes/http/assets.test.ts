// Built files: compressed in advance, cached for a year, and never confused with a page.
import sharp from 'sharp';
import { palette } from '../../../src/shared/ui/palette.ts';
import { outside, startApp } from '../../support/app.ts';
import { decoded, tagsOf } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

let files: string[];

const site = siteOf(startApp);
beforeAll(async () => {
  const { text } = await site.get('/en');
  const state = JSON.parse(decoded(/<script id="state"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '{}')) as {
    scripts: string[];
    texts: Record<string, string>;
  };
  const sheet = tagsOf(text, 'link').find(({ rel }) => rel === 'stylesheet')?.['href'] ?? '';
  files = [sheet, ...state.scripts, ...Object.values(state.texts)];
});

test('a page names its stylesheet, scripts and texts', () => {
  expect(files.length).toBeGreaterThanOrEqual(4);
  for (const file of files) expect(file).toMatch(/^\/assets\/[\w.-]+\.[0-9a-f]{8}\.(js|css|json)$/);
});

test.each(['br', 'gzip'])('every file of a page comes as %s and says it never changes', async (coding) => {
  for (const file of files) {
    const { status, headers } = await site.get(file, { 'Accept-Encoding': coding });
    expect([file, status, headers['content-encoding']]).toEqual([file, 200, coding]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(headers['content-type']).toMatch(/^(text\/(javascript|css)|application\/json); charset=utf-8$/);
  }
});

test('an unchanged file is answered 304, with a separate tag for each encoding', async () => {
  for (const file of [...files, '/favicon.svg']) {
    const tags = new Set<string>();
    for (const coding of ['br', 'gzip', 'identity']) {
      const first = await site.get(file, { 'Accept-Encoding': coding });
      expect(first.headers['last-modified']).toMatch(/GMT$/);
      tags.add(first.headers['etag'] ?? '');
      const again = await site.get(file, { 'Accept-Encoding': coding, 'If-None-Match': first.headers['etag'] ?? '' });
      expect([file, coding, again.status, again.text]).toEqual([file, coding, 304, '']);
    }
    // The icon is too small to be worth compressing.
    if (file !== '/favicon.svg') expect([file, tags.size]).toEqual([file, 3]);
  }
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['brave', undefined],
  ['', undefined],
])('%s is answered in %s', async (accepted, coding) => {
  const { headers } = await site.get(files[0] ?? '', { 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBe(coding);
});

test('files with a fixed name are cached for an hour', async () => {
  const { headers } = await site.get('/favicon.svg');
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test('the icon of a tab is the sign of the pages, in their colours', async () => {
  const { body } = await site.get('/favicon.svg');
  const icon = String(body);
  for (const path of Object.values(onceAWorker.content().site.logo.mark)) expect(icon).toContain(`d="${path}"`);
  const { paper, ink, mag } = palette.day;
  expect(new Set(icon.match(/#[0-9a-f]{6}/g))).toEqual(new Set([paper, ink, mag]));
});

test.each([
  ['/favicon.ico', 'image/x-icon', 32],
  ['/apple-touch-icon.png', 'image/png', 180],
])('%s, which browsers request by themselves, is the sign as a picture', async (path, type, side) => {
  const { status, headers, body } = await site.get(path);
  expect([status, headers['content-type']]).toEqual([200, type]);
  const file = Buffer.from(body as Buffer);
  const { width, height, format } = await sharp(file.subarray(file.indexOf('\x89PNG', 0, 'latin1'))).metadata();
  expect([width, height, format]).toEqual([side, side, 'png']);
});

test('uncompressed for clients that accept no encoding', async () => {
  for (const file of files) {
    const { headers } = await site.get(file, { 'Accept-Encoding': 'identity' });
    expect(headers).not.toHaveProperty('content-encoding');
  }
});

test.each([
  '/assets/client.00000000.js',
  '/assets/',
  '/assets',
  '/assets/../server/app.cjs',
  '/assets/..%2fserver%2fapp.cjs',
  '/assets/%2e%2e/manifest.json',
  // nginx refuses NUL itself.
  ...(outside ? [] : ['/assets/x.js%00.css']),
  '/assets/a.js.map',
])('%s is missing: short, plain, not stored', async (path) => {
  const { status, headers, text } = await site.get(path);
  expect(status).toBe(404);
  if (!path.startsWith('/assets/.') && headers['content-type']?.startsWith('text/html')) return;
  expect(headers['cache-control']).toBe('no-store');
  expect(text.length).toBeLessThan(100);
});

test('nothing of the server is served', async () => {
  for (const path of [
    '/server/app.cjs',
    '/manifest.json',
    '/styles.json',
    '/texts/en.json',
    '/package.json',
    '/content/site.yaml',
    '/src/server/app.ts',
  ]) {
    expect((await site.get(path)).status).toBe(404);
  }
});
