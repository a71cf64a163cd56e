// Measures 10,000 different addresses on 6 hosts in 5 languages, three times over, with a large and a small cache.
import { machineLine, shown, table, writeSection } from './measure/results.ts';
import { memoryMb } from './measure/processes.ts';
import { startTarget } from './measure/startTarget.ts';
import { hosts, longUrls, readyPaths } from './tail/longUrls.ts';
import { cacheCounts, requestAll } from './tail/requestAll.ts';
import { siteTarget } from './tail/siteTarget.ts';

const count = Number(process.env.URLS ?? 10_000);
const addresses = longUrls(count);
const machine = machineLine();
const rows: string[][] = [];

for (const megabytes of [64, 8]) {
  const target = siteTarget(`PAGE_CACHE_MB=${megabytes}`);
  const server = await startTarget(target, '.cache/bench-data', 'anywhere');
  const idle = memoryMb(server.pid);
  let before = await cacheCounts(target.port);
  for (const pass of [1, 2, 3]) {
    const { perSecond, p50, p99, statuses } = await requestAll(target.port, addresses);
    const after = await cacheCounts(target.port);
    const hits = after.hits - before.hits;
    before = after;
    rows.push([
      `${megabytes} MB, pass ${pass}`,
      shown(perSecond),
      shown(p50, 1),
      shown(p99, 1),
      `${shown((hits / count) * 100, 1)} %`,
      shown(after.pages),
      shown(after.bytes / 1024 ** 2, 1),
      `${shown(idle)} → ${shown(memoryMb(server.pid))}`,
      Object.entries(statuses)
        .map(([status, times]) => `${status}: ${times}`)
        .join(', '),
    ]);
    console.log(rows.at(-1)?.join(' · '));
  }
  await server.stop();
}

const head = [
  'cache',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'answered from ready bytes',
  'pages kept',
  'MB kept',
  'RSS MB idle → after',
  'statuses',
];
writeSection(
  'long tail',
  `## The long tail (\`npm run bench:tail\`)

${machine}

${count} different addresses: ${readyPaths.length} ready pages on ${hosts.length} hosts, 500 searches, 500 unknown link ids, the rest pages with a campaign's query that changes nothing; 16 kept-alive connections, the requests of one pass in a mixed order; the server is not pinned, because compressing goes to other threads.

${table(head, rows)}`,
);
