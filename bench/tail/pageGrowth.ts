// Measures what more pages, languages and hosts cost: the first request of each address, hits among all of them, and
// memory.
import { locales } from '../../src/shared/i18n/locales.ts';
import { cpuSeconds, memoryMb } from '../measure/processes.ts';
import { startTarget } from '../measure/startTarget.ts';
import { hosts, readyPaths, type Address } from './longUrls.ts';
import { cacheCounts, requestAll } from './requestAll.ts';
import { siteTarget } from './siteTarget.ts';

export type PageCost = {
  languages: number;
  hosts: number;
  pages: number;
  firstMicros: number;
  hitMicros: number;
  keptMb: number;
  loadedMb: number;
};

const steps = [
  { languages: 1, hosts: 1, share: 0.03 },
  { languages: 1, hosts: 1, share: 0.25 },
  { languages: 1, hosts: 1, share: 1 },
  { languages: 2, hosts: 1, share: 1 },
  { languages: 5, hosts: 1, share: 1 },
  { languages: 5, hosts: 2, share: 1 },
];
const repeated = 6000;

function addressesOf(step: (typeof steps)[number]): Address[] {
  const paths = locales.slice(0, step.languages).flatMap(({ prefix }) => {
    const own = readyPaths.filter((each) => each === `/${prefix}` || each.startsWith(`/${prefix}/`));
    return own.slice(0, Math.ceil(own.length * step.share));
  });
  return hosts.slice(0, step.hosts).flatMap((host) => paths.map((path) => ({ host, path })));
}

export async function pageGrowth(): Promise<PageCost[]> {
  const costs: PageCost[] = [];
  for (const step of steps) {
    const target = siteTarget('PAGE_CACHE_MB=256');
    const server = await startTarget(target, '.cache/bench-data');
    const addresses = addressesOf(step);
    const cpuOf = async (asked: readonly Address[]) => {
      const before = cpuSeconds(server.pid);
      await requestAll(target.port, asked);
      return ((cpuSeconds(server.pid) - before) / asked.length) * 1e6;
    };
    const firstMicros = await cpuOf(addresses);
    let kept = await cacheCounts(target.port);
    // Waits for the best compression of all pages; otherwise it would count as the cost of hits.
    for (let before = -1; before !== kept.bytes;) {
      before = kept.bytes;
      kept = await cacheCounts(target.port);
    }
    const hitMicros = await cpuOf(
      Array.from({ length: repeated }, (_, index) => addresses[index % addresses.length]).filter(
        (each) => each !== undefined,
      ),
    );
    costs.push({
      languages: step.languages,
      hosts: step.hosts,
      pages: addresses.length,
      firstMicros,
      hitMicros,
      keptMb: kept.bytes / 1024 ** 2,
      loadedMb: memoryMb(server.pid),
    });
    console.log(JSON.stringify(costs.at(-1)));
    await server.stop();
  }
  return costs;
}
