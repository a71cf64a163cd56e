// The cheapest server for a load, the next more expensive one, and what a budget buys instead.
import type { Instance } from '../facts/facts.ts';
import { optional, whole } from './fields.ts';
import { byPrice } from './fromPrices.ts';
import { rounded } from './rounded.ts';

export const serverFinderFields = {
  cpu: whole(1, 1024, 2),
  mem: whole(1, 4096, 8),
  n: whole(1, 100, 1),
  max: optional(1, 1_000_000, 2),
};

/** Reads `2 vCPU / 8 GiB` as numbers. */
export function serverSize({ spec }: Pick<Instance, 'spec'>): { cpus: number; gib: number } {
  const [cpus = 0, gib = 0] = spec.split(' / ').map((part) => Number.parseInt(part, 10));
  return { cpus, gib };
}

type Asked = { cpu: number; mem: number; n: number; max: number | undefined };

const times = (count: number, usd: number) => rounded(count * usd, 2);

export function serverFinder(servers: readonly Instance[], { cpu, mem, n, max }: Asked) {
  const sorted = byPrice(servers);
  const fitting = sorted.filter((server) => serverSize(server).cpus >= cpu && serverSize(server).gib >= mem);
  const [server, dearer] = fitting;
  if (!server) return { kind: 'larger' } as const;
  const usd = times(n, server.platformUsdMonth);
  if (max !== undefined && max < usd) {
    const affordable = sorted.findLast(({ platformUsdMonth }) => times(n, platformUsdMonth) <= max);
    return { kind: 'overBudget', server, usd, max, affordable, count: n } as const;
  }
  const listUsd = times(n, server.listUsdMonth);
  // Of as many pieces, so that it compares with the sum.
  const next = dearer && { server: dearer, usd: times(n, dearer.platformUsdMonth) };
  return { kind: 'found', server, next, count: n, usd, listUsd, savedUsd: rounded(listUsd - usd, 2) } as const;
}

export type FoundServer = ReturnType<typeof serverFinder>;
