// Groups the regions by part of the world, nearest to Taipei first.
import type { Region } from '../../facts/facts.ts';
import type { Charts } from '../../facts/Charts.ts';

const parts = { mainland: ['CN'], americas: ['US'], europe: ['GB', 'DE', 'AE'] } as const;
const order = ['mainland', 'asia', 'americas', 'europe'] as const;
type Part = (typeof order)[number];

function partOf(country: string): Part {
  const listed: readonly [string, readonly string[]][] = Object.entries(parts);
  const found = listed.find(([, countries]) => countries.includes(country));
  return order.find((part) => part === found?.[0]) ?? 'asia';
}

export function regionGroups(regions: readonly Region[], floors: Charts['floors']) {
  const rows = regions.map((region) => ({ ...region, ms: floors[region.id]?.ms ?? 0, part: partOf(region.country) }));
  rows.sort((a, b) => a.ms - b.ms);
  return order.map((part) => ({ part, rows: rows.filter((row) => row.part === part) }));
}
