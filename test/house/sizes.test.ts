// The compressed size of a first visit: first view with headers and critical rules, whole page, stylesheets, scripts and texts,
// inline start script.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { brotliParams } from '../../scripts/build/brotliParams.ts';
import { once } from '../../src/shared/i18n/once.ts';
import { pages } from '../../src/shared/pages/pages.ts';
import { root } from '../support/app.ts';
import { everyPage, prefixes } from '../support/pageSets.ts';
import { sourcesOf } from '../support/sources.ts';
import { sealed, shop } from '../support/sampleEstimate.ts';
import { sharedPages, type Read } from '../support/sharedPages.ts';

/** Limits in bytes; 1 kB is 1,000. */
const most = {
  firstView: 12_500,
  html: 30_000,
  styles: 25_500,
  scripts: 75_000,
  formScripts: 87_000,
  touched: 10_200,
  start: 1000,
};
/** A smaller chunk is empty: such a page should be `still`. */
const leastChunk = 200;
/** Number of pages in the printed table. */
const shown = 6;
/** Brotli's quality of the first tries: an eightieth and a seventh of the time that the quality takes with which we send. */
const [roughly, nearly] = [5, 9];

const read = sharedPages();

const brotli = (text: string) => zlib.brotliCompressSync(text).length;
const drawn = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 8);
const { buildId } = JSON.parse(readFileSync(path.join(root, 'dist/manifest.json'), 'utf8')) as { buildId: string };
const stats = JSON.parse(readFileSync(path.join(root, 'dist/loadable-stats.json'), 'utf8')) as {
  assetsByChunkName: Record<string, string | string[]>;
};
/** Scripts that a live part loads when it wakes. */
const scriptsOfPart = (name: string) => [stats.assetsByChunkName[name] ?? []].flat().map((file) => `/assets/${file}`);

/** Where the first view ends; a page without a fold is its own first view. */
function foldOf(html: string): number {
  const fold = html.indexOf('<link rel="stylesheet"', html.indexOf('<body'));
  return Buffer.byteLength(fold < 0 ? html : html.slice(0, fold));
}

/** The rules that a page brings along. */
function inlined(html: string): string {
  const rules = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(rules).toContain('{');
  return rules;
}

/** Bytes of the compressed stream that a browser needs to decode up to this point. */
function bytesUntil(stream: Buffer, far: number): number {
  const reach = (bytes: number) =>
    zlib.brotliDecompressSync(stream.subarray(0, bytes), { finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH }).length;
  let [low, high] = [0, stream.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (reach(middle) >= far) high = middle;
    else low = middle + 1;
  }
  return low;
}

const headerBytes = (headers: object) =>
  Object.entries(headers).reduce(
    (sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  );

const assetSize = (address: string) => readFileSync(path.join(root, 'dist', `${address}.br`)).length;

/** Uses fixed hashes like `evenly`: a script that names others by hash has the same size in every build. */
const scriptSize = once((address: string): number => {
  let place = 0;
  const text = readFileSync(path.join(root, 'dist', address), 'utf8');
  const name = address.replace(/\.[0-9a-f]{8}\b/, '');
  const even = text.replace(/(?<=")[0-9a-f]{8}(?=")/g, () => drawn(`${name} ${(place += 1)}`));
  return zlib.brotliCompressSync(even, { params: brotliParams }).length;
});

test('the start script', () => {
  expect(brotli(readFileSync(path.join(root, 'dist/inline/start.js'), 'utf8').trim())).toBeLessThanOrEqual(most.start);
});

test('a page has code for its behaviour, or none', () => {
  const chunks = Object.entries(stats.assetsByChunkName).filter(([name]) => /^pages-\w+-Page-tsx$/.test(name));
  expect(chunks.length).toBeGreaterThan(0);
  const small = chunks.filter(([, files]) => [files].flat().some((file) => assetSize(`/assets/${file}`) < leastChunk));
  expect(small.map(([name]) => name)).toEqual([]);
});

test('the definitions of pages stay on the server', () => {
  const words = pages
    .flatMap(({ path: own, questions }) => [own, ...questions])
    .filter((word) => /\w[-_.]\w/.test(word));
  const scripts = [...new Set(Object.values(stats.assetsByChunkName).flat())].map((file) => ({
    file,
    text: readFileSync(path.join(root, 'dist/assets', file), 'utf8'),
  }));
  expect(scripts.length).toBeGreaterThan(5);
  const told = scripts.flatMap(({ file, text }) =>
    words.filter((word) => text.includes(`'${word}'`) || text.includes(`"${word}"`)).map((word) => `${file}: ${word}`),
  );
  expect(told).toEqual([]);
});

/**
 * Hashes in file names and the build id differ in every build and change the compressed size by a few bytes. Here they
 * are replaced by letters that depend only on the file's name, so the same texts and rules have the same size
 * everywhere.
 */
const evenly = (html: string): string =>
  html
    .replaceAll(buildId, '0'.repeat(buildId.length))
    .replace(/(?<![\w-])([\w-]+)\.[0-9a-f]{8}(?=\.\w)/g, (_, name: string) => `${name}.${drawn(name)}`);

/** Live parts that load on touch only: merely reading a page does not load their scripts. */
const touchedParts = new Set(
  sourcesOf('src/shared/**/*.tsx').flatMap(({ text }) =>
    [...text.matchAll(/import\('\.\/(\w+)\.tsx'\), \{[^}]*when: 'touched'/g)].map(([, name]) => `${name}-tsx`),
  ),
);

/** `touched`: size of those parts, not included in `scripts`. */
type Row = {
  path: string;
  firstView: number;
  html: number;
  styles: number;
  scripts: number;
  touched: number;
  isForm: boolean;
};

/** `quality`: brotli's. */
function rowOf(path: string, { text, headers }: Read, quality: number): Row {
  const state = JSON.parse(/<script id="state"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '') as {
    scripts: string[];
    parts: Record<string, string>;
    texts: Record<string, string>;
    styles: string[];
  };
  const sizeOf = (assets: readonly string[]) => [...new Set(assets)].reduce((sum, asset) => sum + scriptSize(asset), 0);
  const parts = Object.keys(state.parts);
  const isTouched = (part: string) => touchedParts.has(part);
  const scripts = sizeOf([...state.scripts, ...parts.filter((part) => !isTouched(part)).flatMap(scriptsOfPart)]);
  const touched = sizeOf(parts.filter(isTouched).flatMap(scriptsOfPart));
  const styles = state.styles.reduce((sum, asset) => sum + assetSize(asset), 0);
  // Forms with attachments or of accounts.
  const isForm = /<form[^>]*enctype=|<input[^>]*type="?password|<input[^>]*one-time-code/i.test(text);
  const html = evenly(text);
  const stream = zlib.brotliCompressSync(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } });
  const firstView = headerBytes(headers) + bytesUntil(stream, foldOf(html));
  return { path, firstView, html: stream.length, styles, scripts, touched, isForm };
}

test('every page in every language', async () => {
  const extra = prefixes.flatMap((prefix) =>
    ['blog', 'cloud-news', 'login', '404', `estimate?e=${sealed(shop)}`].map((name) => `/${prefix}/${name}`),
  );
  const found: { answer: Read; row: Row }[] = [];
  for (const address of [...everyPage.map((page) => page.path), ...extra]) {
    const answer = await read(address);
    found.push({ answer, row: rowOf(address, answer, roughly) });
  }
  // A page that fits at low quality also fits as sent.
  const fits = ({ row }: { row: Row }) => row.firstView <= most.firstView && row.html <= most.html;
  const again = ({ answer, row }: (typeof found)[number], quality: number) => ({
    answer,
    row: rowOf(row.path, answer, quality),
  });
  const tried = found.map((one) => (fits(one) ? one : again(one, nearly)));
  const byWeight = tried.toSorted((a, b) => b.row.firstView - a.row.firstView);
  const isSent = (one: (typeof found)[number], index: number) => index < shown || !fits(one);
  const rows = byWeight.map((one, index) =>
    isSent(one, index) ? again(one, zlib.constants.BROTLI_MAX_QUALITY).row : one.row,
  );
  const heaviest = rows.slice(0, shown).toSorted((a, b) => b.firstView - a.firstView);
  const table = heaviest.map(
    ({ path: address, firstView, html, scripts }) =>
      `${String(firstView).padStart(10)} ${String(html).padStart(7)} ${String(scripts).padStart(7)}  ${address}`,
  );
  process.stdout.write(
    `first view    html scripts  (brotli, the ${heaviest.length} heaviest of ${rows.length} pages)\n${table.join('\n')}\n`,
  );
  const hollow = found.filter(({ answer }) => /[{}][^{}]+\{\}/.test(inlined(answer.text)));
  expect(hollow.map(({ row }) => row.path)).toEqual([]);
  expect(rows.filter(({ firstView }) => firstView > most.firstView)).toEqual([]);
  expect(rows.filter(({ html }) => html > most.html)).toEqual([]);
  expect(rows.filter(({ styles }) => styles > most.styles)).toEqual([]);
  expect(rows.some(({ isForm }) => isForm)).toBe(true);
  expect(touchedParts.size).toBeGreaterThan(1);
  expect(rows.filter(({ touched }) => touched > most.touched)).toEqual([]);
  expect(rows.filter(({ scripts, isForm }) => scripts > (isForm ? most.formScripts : most.scripts))).toEqual([]);
});
