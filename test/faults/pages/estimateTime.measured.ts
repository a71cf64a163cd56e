// Compares the time of full estimates, each at a new address, with the empty estimate, the same page without sums.
import { loadContent } from '../../../src/server/content/loadContent.ts';
import { mostLines } from '../../../src/shared/facts/Estimate.ts';
import { faultTimeoutMs, report } from '../../support/faults.ts';
import { askAtRate, percentile, type Asked } from '../../support/openLoop.ts';
import { estimateSecret, line, sealed } from '../../support/sampleEstimate.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';

const promised = { perSecond: 20, seconds: 30, p99Ms: 20 };

let site: ServerProcess;
beforeAll(async () => {
  site = await startServer({ env: { SESSION_SECRET: estimateSecret } });
});
afterAll(() => site.stop());

const { servers, bandwidth, ddos } = loadContent('content').prices;
/** As many lines as an estimate may have. */
const full = [
  ...Object.keys(bandwidth.usdPerGb).map((zone) => line('traffic', zone, 1500, 12, 267.5)),
  ...ddos.map(({ name, platformUsdMonth }) => line('ddos', name, 1, 12, platformUsdMonth)),
  ...servers.map(({ type, platformUsdMonth }) => line('server', type, 1, 12, platformUsdMonth)),
].slice(0, mostLines);
const estimateOf = (count: number): string =>
  `/en/estimate?e=${sealed(
    full.map((line) => ({ ...line, quantity: line.quantity + (count % 90) })),
    { name: `Estimate ${count}` },
  )}`;

const p99 = (answers: readonly Asked[]): number =>
  percentile(
    answers.map(({ ms }) => ms),
    0.99,
  );

test(
  'twenty lines at a new address each time',
  async () => {
    const { perSecond, seconds } = promised;
    let asked = 0;
    const next = () => estimateOf((asked += 1));
    const empty = () => `/en/estimate?cur=twd&note=number&n=${(asked += 1)}`;
    await askAtRate(site.base, { perSecond, seconds: 10, path: next });
    const [plain, estimates] = [
      await askAtRate(site.base, { perSecond, seconds, path: empty }),
      await askAtRate(site.base, { perSecond, seconds, path: next }),
    ];
    const [plainMs, ms] = [p99(plain), p99(estimates)];
    const wrong = estimates.filter(({ status }) => status !== 200).length;
    report({
      fault: 'full estimates that nobody has asked for before',
      promise: `p99 ≤ ${promised.p99Ms} ms`,
      count: `${estimates.length} of ${full.length} lines, ${perSecond} a second`,
      result: `p99 ${ms.toFixed(1)} ms, ${(ms / plainMs).toFixed(1)} × an empty one (${plainMs.toFixed(1)} ms)`,
      lost: wrong + (ms <= promised.p99Ms ? 0 : 1),
    });
    expect([wrong, ms <= promised.p99Ms]).toEqual([0, true]);
  },
  faultTimeoutMs,
);
