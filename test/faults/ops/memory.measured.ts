// Row 30: a million requests over ten thousand addresses: memory after the first hundred thousand is memory at the end.
import { readFileSync } from 'node:fs';
import { longUrls } from '../../../bench/tail/longUrls.ts';
import { faultTimeoutMs, report } from '../../support/faults.ts';
import { watching } from '../../support/metricsToken.ts';
import { sendAll } from '../../support/rawRequest.ts';
import { startServer } from '../../support/serverProcess.ts';

const megabytes = 1024 * 1024;
const mostCacheMb = 64;
const mostGrowth = 0.05;

const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test(
  'memory',
  async () => {
    const addresses = longUrls(10_000);
    const [warm, all] = [100_000, 1_000_000];
    const site = await startServer({ env: { PAGE_CACHE_MB: String(mostCacheMb) } });
    const statuses = new Map<number, number>();
    let sent = 0;
    /** Median of many samples during the work, which has to outlast several collections: between two, the size swings by a fifth. */
    const heldWhile = async (work: Promise<void>) => {
      const looks: number[] = [];
      const looking = setInterval(() => looks.push(residentMb(site.pid)), 50);
      await work;
      clearInterval(looking);
      return looks.toSorted((one, other) => one - other)[Math.floor(looks.length / 2)] ?? 0;
    };
    const sendTo = (count: number) =>
      sendAll(site.base, {
        lanes: 16,
        hear: ({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
        next: () => {
          if (sent >= count) return undefined;
          const { host, path } = addresses[sent % addresses.length] ?? { host: '', path: '' };
          sent += 1;
          return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
        },
      });
    await sendTo(warm);
    const before = await heldWhile(sendTo(warm * 2));
    await sendTo(all - warm);
    const after = await heldWhile(sendTo(all));
    const metrics = await (await fetch(`${site.base}/metrics`, { headers: watching })).text();
    const cacheMb = Number(/^page_cache_bytes (\d+)/m.exec(metrics)?.[1]) / megabytes;
    await site.stop();
    const growth = after / before - 1;
    const faults = [...statuses]
      .filter(([status]) => status === 0 || status >= 500)
      .reduce((sum, [, count]) => sum + count, 0);
    report({
      row: 30,
      fault: 'a long life under load',
      promise: `memory grows by ≤ 5 % after the first ${warm} requests; ready pages hold ≤ ${mostCacheMb} MB`,
      count: `${sent} requests, ${addresses.length} addresses`,
      result: `${before.toFixed(0)} → ${after.toFixed(0)} MB (${(growth * 100).toFixed(1)} %), ready pages ${cacheMb.toFixed(1)} MB, ${faults} refused or unanswered`,
      lost: growth > mostGrowth || cacheMb > mostCacheMb ? 1 : 0,
    });
    expect(cacheMb).toBeLessThanOrEqual(mostCacheMb);
    expect(growth).toBeLessThanOrEqual(mostGrowth);
    expect(statuses.get(200)).toBeGreaterThan(sent / 2);
  },
  faultTimeoutMs,
);
