// What a first visit weighs, compressed: the page with its critical rules, its scripts and texts, the inline start script.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { root, startApp, uncached, type App } from '../support/app.ts';
import { clientOf, type Client } from '../support/client.ts';
import { everyPage, prefixes } from '../support/pageSets.ts';

/** In bytes; 1 kB is 1,000. */
const most = { html: 15_000, scripts: 80_500, formScripts: 88_000, start: 1000 };
/** Less than this is no code at all: such a page should say that it is `still`. */
const leastChunk = 200;

let app: App;
let site: Client;

beforeAll(async () => {
  app = await startApp({ env: uncached });
  site = clientOf(app.base);
});
afterAll(() => app.close());

const brotli = (text: string) => zlib.brotliCompressSync(text).length;
const stats = JSON.parse(readFileSync(path.join(root, 'dist/loadable-stats.json'), 'utf8')) as {
  assetsByChunkName: Record<string, string | string[]>;
};
/** What a live part brings along when it is wanted. */
const scriptsOfPart = (name: string) => [stats.assetsByChunkName[name] ?? []].flat().map((file) => `/assets/${file}`);
const assetSize = (address: string) => readFileSync(path.join(root, 'dist', `${address}.br`)).length;

test('the start script', () => {
  expect(brotli(readFileSync(path.join(root, 'dist/inline/start.js'), 'utf8').trim())).toBeLessThanOrEqual(most.start);
});

test('a page has code for what behaves on it, or none', () => {
  const chunks = Object.entries(stats.assetsByChunkName).filter(([name]) => /^pages-\w+-Page-tsx$/.test(name));
  expect(chunks.length).toBeGreaterThan(0);
  const small = chunks.filter(([, files]) => [files].flat().some((file) => assetSize(`/assets/${file}`) < leastChunk));
  expect(small.map(([name]) => name)).toEqual([]);
});

test('every page in every language', async () => {
  const rows: { path: string; html: number; scripts: number; isForm: boolean }[] = [];
  const extra = prefixes.flatMap((prefix) =>
    ['blog', 'cloud-news', 'login', '404'].map((name) => `/${prefix}/${name}`),
  );
  for (const address of [...everyPage.map((page) => page.path), ...extra]) {
    const { text } = await site.get(address, { 'Accept-Encoding': 'identity' });
    const state = JSON.parse(/<script id="state"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '') as {
      scripts: string[];
      parts: string[];
      texts: Record<string, string>;
    };
    const all = [...state.scripts, ...state.parts.flatMap(scriptsOfPart)];
    const scripts = [...new Set(all)].reduce((sum, asset) => sum + assetSize(asset), 0);
    const isForm = /<form[^>]*enctype=/i.test(text);
    rows.push({ path: address, html: brotli(text), scripts, isForm });
  }
  const heaviest = rows.toSorted((a, b) => b.html - a.html).slice(0, 12);
  const table = heaviest.map(
    ({ path: address, html, scripts }) => `${String(html).padStart(7)} ${String(scripts).padStart(7)}  ${address}`,
  );
  process.stdout.write(
    `   html scripts  (brotli, the ${heaviest.length} heaviest of ${rows.length} pages)\n${table.join('\n')}\n`,
  );
  expect(rows.filter(({ html }) => html > most.html)).toEqual([]);
  expect(rows.some(({ isForm }) => isForm)).toBe(true);
  expect(rows.filter(({ scripts, isForm }) => scripts > (isForm ? most.formScripts : most.scripts))).toEqual([]);
}, 120_000);
