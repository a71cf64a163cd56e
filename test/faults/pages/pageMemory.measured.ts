// The page cache counts as much memory as its pages really use.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const file = (name: string) => JSON.stringify(path.join(root, name));

/** Runs in its own process, where nothing else allocates. */
const program = `
const { pageCache } = await import(${file('src/server/pages/pageCache.ts')});
const { randomBytes } = await import('node:crypto');
const cache = pageCache({ maxBytes: 1e9, freshMs: 1e9, clock: () => 0, timeOfDay: () => 0, isBusy: () => false, quietMs: 0, onError: (error) => { throw error; } });
const makeOf = () => async () => ({ page: { status: 200, headers, html: Buffer.from(randomBytes(2500).toString('hex') + 'words '.repeat(3000)) } });
const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'public' };
const answer = { writeHead: () => answer, end: () => answer };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const held = async () => {
  for (let time = 0; time < 5; time += 1) { gc(); await pause(50); }
  return process.memoryUsage().arrayBuffers;
};
const before = await held();
for (let page = 0; page < 400; page += 1) {
  for (const coding of ['br', 'gzip', 'identity'])
    await cache.answer({ method: 'GET', headers: { 'accept-encoding': coding } }, answer, 'k' + page, makeOf());
}
await pause(3000);
const after = await held();
const { bytes, pages } = cache.stats();
console.log(JSON.stringify({ bytes, pages, held: after - before }));
`;

test('counted and held are the same', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', '--no-warnings', '--input-type=module', '--eval', program],
    { cwd: root },
  );
  expect(String(stderr)).toBe('');
  const { bytes, pages, held } = JSON.parse(String(stdout)) as { bytes: number; pages: number; held: number };
  expect(pages).toBe(400);
  expect(held).toBeGreaterThan(bytes / 2);
  expect(held).toBeLessThan(bytes * 1.1);
}, 60_000);
