// What a first visit weighs, compressed: the page with its critical rules, its scripts and texts, the inline start script.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { root, startApp, uncached, type App } from '../support/app.ts';
import { clientOf, type Client } from '../support/client.ts';
import { everyPage, prefixes } from '../support/pageSets.ts';

/** In bytes; 1 kB is 1,000. */
const most = { html: 15_000, scripts: 77_000, start: 1000 };

let app: App;
let site: Client;

beforeAll(async () => {
  app = await startApp({ env: uncached });
  site = clientOf(app.base);
});
afterAll(() => app.close());

const brotli = (text: string) => zlib.brotliCompressSync(text).length;
const assetSize = (address: string) => readFileSync(path.join(root, 'dist', `${address}.br`)).length;

test('the start script', () => {
  expect(brotli(readFileSync(path.join(root, 'dist/inline/start.js'), 'utf8').trim())).toBeLessThanOrEqual(most.start);
});

test('every page in every language', async () => {
  const rows: { path: string; html: number; scripts: number }[] = [];
  const extra = prefixes.flatMap((prefix) =>
    ['blog', 'cloud-news', 'login', '404'].map((name) => `/${prefix}/${name}`),
  );
  for (const address of [...everyPage.map((page) => page.path), ...extra]) {
    const { text } = await site.get(address, { 'Accept-Encoding': 'identity' });
    const state = JSON.parse(/<script id="state"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '') as {
      scripts: string[];
      texts: Record<string, string>;
    };
    const scripts = [...state.scripts, ...Object.values(state.texts)].reduce((sum, asset) => sum + assetSize(asset), 0);
    rows.push({ path: address, html: brotli(text), scripts });
  }
  const heaviest = rows.toSorted((a, b) => b.html - a.html).slice(0, 12);
  const table = heaviest.map(
    ({ path: address, html, scripts }) => `${String(html).padStart(7)} ${String(scripts).padStart(7)}  ${address}`,
  );
  process.stdout.write(
    `   html scripts  (brotli, the ${heaviest.length} heaviest of ${rows.length} pages)\n${table.join('\n')}\n`,
  );
  expect(rows.filter(({ html }) => html > most.html)).toEqual([]);
  expect(rows.filter(({ scripts }) => scripts > most.scripts)).toEqual([]);
}, 120_000);
