// The home page's figures are calculated from content; none is typed in.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Prices, Region } from '../../../src/shared/facts/facts.ts';
import { regionGroups } from '../../../src/shared/pages/home/RegionMap.static.tsx';
import { sampleBill } from '../../../src/shared/calculators/sampleBill.ts';

const prices: Prices = {
  servers: [{ name: 'Performance', type: 'g1.2xlarge', spec: '', disk: '', listUsdMonth: 260, platformUsdMonth: 247 }],
  cdnPacks: [{ gb: 10_000, listUsd: 2500, platformUsd: 680, autoRenewUsd: 646, months: 6 }],
  bandwidth: { tiers: [], usdPerGb: {} },
  ddos: [
    { name: 'Basic', protect: '10 Gbps', listUsdMonth: 25, platformUsdMonth: 23.75 },
    { name: 'Standard', protect: '30 Gbps', listUsdMonth: 300, platformUsdMonth: 285 },
  ],
  prepaid: [],
  sms: [{ country: 'TW', usdPerSegment: 0.048, updated: '2026-01-01' }],
};

test('the sample bill is the sum of its lines at platform prices, a pack spread over its months', () => {
  expect(sampleBill(prices)).toEqual({
    lines: { compute: 494, cdn: 113.33, ddos: 285, sms: 480 },
    total: 1372.33,
    contents: { servers: 2, type: 'g1.2xlarge', tb: 10, protect: '30 Gbps', messages: 10_000 },
  });
});

test('no bill is shown when a price it needs is missing', () => {
  expect(sampleBill({ ...prices, sms: [] })).toBeUndefined();
});

test('every region is in exactly one table, the nearest first', () => {
  const charts = JSON.parse(readFileSync(path.join(__dirname, '../../../generated/charts.json'), 'utf8'));
  const regions = Object.keys(charts.floors).map((id): Region => {
    const country = { cn: 'CN', us: 'US', gb: 'GB', eu: 'DE', me: 'AE' }[id.split('-')[0] ?? ''] ?? 'SG';
    return { id, country, lat: 0, lon: 0, zones: 1, released: 2020 };
  });
  const groups = regionGroups(regions, charts.floors);
  expect(groups.map(({ part, rows }) => [part, rows.length])).toEqual([
    ['mainland', 10],
    ['asia', 7],
    ['americas', 2],
    ['europe', 3],
  ]);
  for (const { rows } of groups) {
    expect(rows.map(({ ms }) => ms)).toEqual(rows.map(({ ms }) => ms).toSorted((a, b) => a - b));
  }
});
