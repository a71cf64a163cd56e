// Which packs a month of traffic is advised to take, by the price lists.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { cdnMonth } from '../../../src/shared/calculators/cdnMonth.ts';
import { packInstead, pricedLine } from '../../../src/shared/calculators/estimate.ts';
import type { Bandwidth, CdnPack, Prices } from '../../../src/shared/facts/facts.ts';
import { root } from '../../support/app.ts';

const { packs, bandwidth } = parse(readFileSync(path.join(root, 'test/fixtures/content/prices/cdn.yaml'), 'utf8')) as {
  packs: CdnPack[];
  bandwidth: Bandwidth;
};
const prices = { bandwidth, cdnPacks: packs } as Prices;
const month = (region: string, gb: number) => cdnMonth(bandwidth, packs, { region, gb, unit: 'gb' });

test('names the pack that carries six months by itself for less than the tiers, as the estimate does', () => {
  const single = (region: string, gb: number) => {
    const { pack, usd, tiersUsd } = month(region, gb).single ?? {};
    return [pack?.gb, usd, tiersUsd];
  };
  expect(single('AP1', 16)).toEqual([100, 20, 21.12]);
  expect(single('AP1', 600)).toEqual([10_000, 680, 792]);
  expect(single('NA', 16)).toEqual([undefined, undefined, undefined]);
  expect(single('AP1', 12_000)).toEqual([undefined, undefined, undefined]);
});

test('combines sizes where that costs less than the tiers and than any one pack', () => {
  const mix = (region: string, gb: number) => {
    const { parts = [], usd, tiersUsd } = month(region, gb).mix ?? {};
    return [parts.map(({ pack, count }) => [count, pack.gb]), usd, tiersUsd];
  };
  expect(mix('AP1', 12_000)).toEqual([
    [
      [7, 10_000],
      [2, 1000],
    ],
    5120,
    7350,
  ]);
  expect(mix('AP1', 600)).toEqual([
    [
      [3, 1000],
      [6, 100],
    ],
    660,
    792,
  ]);
  expect(mix('AP1', 1650)).toEqual([[], undefined, undefined]);
  expect(mix('AP1', 16)).toEqual([[], undefined, undefined]);
  expect(mix('NA', 100)).toEqual([[], undefined, undefined]);
});

test.each([
  ['EU', 4293, 446.98],
  ['MEAA', 16, 4.13],
  ['AP2', 129, 30.32],
  ['NA', 1, 0.2],
  ['ME', 1, 0.26],
])(
  'a month in %s of %d GB is billed in whole cents, with the same amounts in the calculator and in an estimate',
  (region, gb, usd) => {
    const line = pricedLine(prices, '2026-11-28', { kind: 'traffic', id: region, quantity: gb, months: 6 });
    const { usd: calculated, single, averageUsdPerGb } = month(region, gb);
    expect([calculated, line?.usd]).toEqual([usd, usd]);
    expect(line && packInstead(prices, line)?.tiersUsd).toBe(single?.tiersUsd);
    if (gb === 1) expect(averageUsdPerGb).toBe(bandwidth.usdPerGb[region]?.[0]);
  },
);
