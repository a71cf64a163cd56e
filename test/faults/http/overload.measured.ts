// Row 6: four times as many new pages as the server can render: it renders as many as before, ready pages do not wait,
// the rest get 503.
import { setTimeout as pause } from 'node:timers/promises';
import { faultTimeoutMs, report } from '../../support/faults.ts';
import { askAtRate, askInTurn, percentile, type Asked } from '../../support/openLoop.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';

const promised = { warmSeconds: 10, seconds: 60, peakSeconds: 10, goodput: 0.9, readyMs: 100, normalMs: 5_000 };
const goodMs = 1_000;

let site: ServerProcess;
let made = 0;
/** A search that no one has made before. */
const newPage = (): string => `/en/blog?q=${(made += 1)}-${Math.random().toString(36).slice(2)}`;
const good = (answers: readonly Asked[]) => answers.filter(({ status, ms }) => status === 200 && ms <= goodMs);

/** Waits until ten new pages in a row are answered at once. */
async function untilNormal(): Promise<number> {
  const started = performance.now();
  let inRow = 0;
  let firstMs = 0;
  while (inRow < 10 && performance.now() - started < 60_000) {
    if (inRow === 0) firstMs = performance.now() - started;
    const [one] = await askAtRate(site.base, { perSecond: 100, seconds: 0.01, path: newPage });
    inRow = one?.status === 200 && one.ms < 250 ? inRow + 1 : 0;
    await pause(20);
  }
  return inRow < 10 ? Infinity : firstMs;
}

beforeAll(async () => {
  site = await startServer();
});
afterAll(() => site.stop());

test(
  'new pages at four times the capacity',
  async () => {
    const readyPath = '/en/cdn';
    await askInTurn(site.base, { lanes: 1, seconds: 0.5, path: () => readyPath });
    const fastest = async (seconds: number) =>
      good(await askInTurn(site.base, { lanes: 8, seconds, path: newPage })).length / seconds;
    await fastest(promised.warmSeconds);
    const before = await fastest(promised.peakSeconds);

    const [flood, ready] = await Promise.all([
      askAtRate(site.base, { perSecond: before * 4, seconds: promised.seconds, path: newPage }),
      askAtRate(site.base, { perSecond: 20, seconds: promised.seconds, path: () => readyPath }),
    ]);
    const goodput = good(flood).length / promised.seconds;
    const shed = flood.filter(({ status }) => status === 503);
    const others = flood.filter(({ status }) => status !== 200 && status !== 503);
    const p99 = percentile(
      ready.map(({ ms }) => ms),
      0.99,
    );

    const normalMs = await untilNormal();
    // The machine's speed varies and a process warms up: the peak is the mean of before and after.
    const peak = (before + (await fastest(promised.peakSeconds))) / 2;

    report({
      row: 6,
      fault: 'four times as many new pages as can be made',
      promise: `goodput ≥ ${promised.goodput * 100} % of peak, ready pages p99 < ${promised.readyMs} ms, normal ≤ ${promised.normalMs / 1_000} s after`,
      count: `${flood.length} new pages in ${promised.seconds} s, peak ${Math.round(peak)}/s`,
      result: `goodput ${Math.round(goodput)}/s (${Math.round((goodput / peak) * 100)} %), ${shed.length} × 503 (p99 ${Math.round(
        percentile(
          shed.map(({ ms }) => ms),
          0.99,
        ),
      )} ms), ready pages p99 ${Math.round(p99)} ms, normal after ${(normalMs / 1_000).toFixed(1)} s`,
      lost: others.length,
    });
    expect(others).toEqual([]);
    expect(ready.filter(({ status }) => status !== 200)).toEqual([]);
    expect(shed.length).toBeGreaterThan(0);
    expect(goodput).toBeGreaterThanOrEqual(peak * promised.goodput);
    expect(p99).toBeLessThan(promised.readyMs);
    expect(normalMs).toBeLessThan(promised.normalMs);
  },
  faultTimeoutMs,
);
