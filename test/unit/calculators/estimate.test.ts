// Sums of estimates: sixty baskets whose sums were calculated separately, by hand and with decimals, in both
// currencies; changed prices, packs, limits.
import { toTwd } from '../../../src/shared/calculators/currency.ts';
import {
  endingPacks,
  packInstead,
  priceEstimate,
  pricedLine,
  readLine,
  sumLines,
  withLine,
} from '../../../src/shared/calculators/estimate.ts';
import { mostLines, noEstimate, type EstimateLine } from '../../../src/shared/facts/Estimate.ts';
import type { Prices } from '../../../src/shared/facts/facts.ts';

const day = '2026-11-26';
const offer = { listUsdMonth: 9999, disk: '40 GB SSD', spec: '1 vCPU / 1 GiB' };

/** Prices for these tests only: what staff change has no effect here. */
const prices: Prices = {
  servers: [
    { name: 'Entry', type: 's1.small', platformUsdMonth: 7.6, ...offer },
    { name: 'Business', type: 'g1.large', platformUsdMonth: 34.2, ...offer },
    { name: 'Memory', type: 'r1.xlarge', platformUsdMonth: 152, ...offer },
  ],
  cdnPacks: [
    { gb: 100, listUsd: 25, platformUsd: 20, autoRenewUsd: 19, months: 6 },
    { gb: 1000, listUsd: 250, platformUsd: 180, autoRenewUsd: 171, months: 6 },
    { gb: 10_000, listUsd: 2500, platformUsd: 680, autoRenewUsd: 646, months: 6 },
  ],
  bandwidth: {
    tiers: ['0-1 TB', '1-10 TB', '10-50 TB', '50-100 TB', '100 TB+'],
    usdPerGb: { AP1: [0.22, 0.095, 0.075, 0.062, 0.052], EU: [0.2, 0.075, 0.055, 0.045, 0.036] },
  },
  ddos: [
    { name: 'Basic', protect: '10 Gbps', listUsdMonth: 25, platformUsdMonth: 23.75 },
    { name: 'Overseas', protect: '100 Gbps', listUsdMonth: 2944, platformUsdMonth: 2796.8 },
  ],
  prepaid: [
    { payUsd: 500, creditUsd: 500, approxTwd: 16_500, tabs: ['new', 'topup'] },
    { payUsd: 1000, creditUsd: 1020, approxTwd: 33_000, tabs: ['new', 'topup'] },
  ],
  sms: [
    { country: 'TW', usdPerSegment: 0.048, updated: day },
    { country: 'CA', usdPerSegment: 0.0075, updated: day },
    { country: 'TH', usdPerSegment: 0.0195, updated: day },
  ],
};

function lineOf(code: string, from = prices, on = day): EstimateLine {
  const wanted = readLine(code);
  const line = wanted && pricedLine(from, on, wanted);
  if (!line) throw new Error(`No line ${code}`);
  return line;
}
const linesOf = (codes: string) => codes.split(' + ').map((code) => lineOf(code));

/** Lines | paid once | a month, by periods | in total | in NT dollars at 33. */
const baskets = `
server s1.small 1 1 | 0 | 1-1:7.6 | 7.6 | 251
server g1.large 3 12 | 0 | 1-12:102.6 | 1231.2 | 40630
server r1.xlarge 100 36 | 0 | 1-36:15200 | 547200 | 18057600
traffic AP1 1 1 | 0 | 1-1:0.22 | 0.22 | 7.26
traffic AP1 1000 1 | 0 | 1-1:220 | 220 | 7260
traffic AP1 1001 12 | 0 | 1-12:220.1 | 2641.2 | 87160
traffic AP1 10000 6 | 0 | 1-6:1075 | 6450 | 212850
traffic AP1 12000 6 | 0 | 1-6:1225 | 7350 | 242550
traffic AP1 50000 1 | 0 | 1-1:4075 | 4075 | 134475
traffic AP1 50001 1 | 0 | 1-1:4075.06 | 4075.06 | 134477
traffic EU 100000 12 | 0 | 1-12:5325 | 63900 | 2108700
traffic EU 100001 12 | 0 | 1-12:5325.04 | 63900.48 | 2108716
traffic EU 99999999 36 | 0 | 1-36:3601724.96 | 129662098.56 | 4278849252
pack 100 1 1 | 20 |  | 20 | 660
pack 1000 3 1 | 540 |  | 540 | 17820
pack 10000 100 1 | 68000 |  | 68000 | 2244000
ddos Basic 1 12 | 0 | 1-12:23.75 | 285 | 9405
ddos Overseas 2 36 | 0 | 1-36:5593.6 | 201369.6 | 6645197
sms TW 2000 12 | 0 | 1-12:96 | 1152 | 38016
sms CA 1 1 | 0 | 1-1:0.01 | 0.01 | 0.33
sms CA 1 36 | 0 | 1-36:0.01 | 0.36 | 11.88
sms TH 333 7 | 0 | 1-7:6.49 | 45.43 | 1499
sms CA 10000000 36 | 0 | 1-36:75000 | 2700000 | 89100000
topUp 500 1 1 | 500 |  | 500 | 16500
topUp 1000 20 1 | 20000 |  | 20000 | 660000
server g1.large 3 12 + traffic AP1 1500 6 + ddos Basic 1 12 + sms TW 2000 12 + topUp 1000 1 1 | 1000 | 1-6:489.85 7-12:222.35 | 5273.2 | 174016
traffic AP1 171 1 + topUp 500 5 1 + ddos Basic 3 24 + pack 1000 1 1 + server g1.large 14 1 | 2680 | 1-1:587.67 2-24:71.25 | 4906.42 | 161912
ddos Overseas 2 3 + traffic AP1 395 36 | 0 | 1-3:5680.5 4-36:86.9 | 19909.2 | 657004
sms TH 45086 6 + ddos Basic 1 3 + topUp 500 3 1 | 1500 | 1-3:902.93 4-6:879.18 | 6846.33 | 225929
pack 100 2 1 + sms TH 42819 1 + ddos Basic 1 28 | 40 | 1-1:858.72 2-28:23.75 | 1539.97 | 50819
topUp 500 2 1 + ddos Basic 3 6 | 1000 | 1-6:71.25 | 1427.5 | 47108
server r1.xlarge 4 1 + topUp 1000 3 1 + ddos Overseas 2 6 + traffic EU 77481 12 | 3000 | 1-1:10513.25 2-6:9905.25 7-12:4311.65 | 88909.4 | 2934010
pack 10000 1 1 + server r1.xlarge 12 12 + sms TW 17464 12 | 680 | 1-12:2662.27 | 32627.24 | 1076699
sms TH 14618 29 + traffic AP1 324 3 + pack 1000 2 1 + server g1.large 14 36 + topUp 1000 5 1 + ddos Overseas 3 1 | 5360 | 1-1:9225.53 2-3:835.13 4-29:763.85 30-36:478.8 | 39467.49 | 1302427
traffic AP1 572 1 + pack 100 4 1 + sms TH 20245 19 | 80 | 1-1:520.62 2-19:394.78 | 7706.66 | 254320
ddos Overseas 1 24 + sms TH 21859 12 + traffic EU 57298 36 + server g1.large 16 6 | 0 | 1-6:7173.66 7-12:6626.46 13-24:6200.21 25-36:3403.41 | 198044.16 | 6535457
topUp 500 1 1 + traffic EU 70416 36 + sms TW 23955 12 + ddos Basic 3 1 + server g1.large 1 20 + pack 1000 2 1 | 860 | 1-1:5249.01 2-12:5177.76 13-20:4027.92 21-36:3993.72 | 159187.25 | 5253179
server s1.small 12 3 + sms CA 31022 6 + pack 100 3 1 + topUp 1000 3 1 | 3060 | 1-3:323.87 4-6:232.67 | 4729.62 | 156077
topUp 1000 1 1 + ddos Basic 1 6 + traffic EU 1465 28 + server g1.large 5 12 + pack 10000 1 1 | 1680 | 1-6:429.63 7-12:405.88 13-28:234.88 | 10451.14 | 344888
topUp 500 3 1 + sms TH 9103 24 + traffic AP1 1125 12 + server r1.xlarge 17 1 | 1500 | 1-1:2993.39 2-12:409.39 13-24:177.51 | 11126.8 | 367184
server g1.large 1 12 + sms TH 48776 1 + traffic AP1 51513 12 + ddos Basic 3 36 + topUp 1000 4 1 + pack 10000 2 1 | 5360 | 1-1:5225.39 2-12:4274.26 13-36:71.25 | 59312.25 | 1957304
traffic AP1 118611 36 + server s1.small 18 35 | 0 | 1-35:8279.57 36-36:8142.77 | 297927.72 | 9831615
sms TH 24519 24 + topUp 1000 5 1 | 5000 | 1-24:478.12 | 16474.88 | 543671
traffic AP1 1786 36 + topUp 1000 4 1 + ddos Basic 1 12 | 4000 | 1-12:318.42 13-36:294.67 | 14893.12 | 491473
topUp 1000 4 1 + server g1.large 11 14 | 4000 | 1-14:376.2 | 9266.8 | 305804
ddos Overseas 2 6 + sms TH 41503 24 + pack 100 2 1 | 40 | 1-6:6402.91 7-24:809.31 | 53025.04 | 1749826
topUp 1000 1 1 + sms CA 496 36 + traffic AP1 2006 6 + ddos Overseas 3 3 + server g1.large 18 6 | 1000 | 1-3:9325.29 4-6:934.89 7-36:3.72 | 31892.14 | 1052441
pack 1000 1 1 + topUp 1000 4 1 + server s1.small 17 12 + ddos Basic 1 24 | 4180 | 1-12:152.95 13-24:23.75 | 6300.4 | 207913
sms CA 4910 6 + traffic EU 1942 30 | 0 | 1-6:307.48 7-30:270.65 | 8340.48 | 275236
topUp 500 5 1 + traffic EU 1391 1 + ddos Basic 2 12 + pack 100 4 1 + sms TW 28438 9 + server s1.small 15 12 | 2580 | 1-1:1755.85 2-9:1526.52 10-12:161.5 | 17032.51 | 562073
ddos Overseas 3 12 + topUp 1000 4 1 + traffic EU 26392 6 + pack 1000 4 1 + server r1.xlarge 5 12 | 4720 | 1-6:10926.96 7-12:9150.4 | 125184.16 | 4131077
ddos Overseas 2 6 + sms CA 5559 3 + topUp 1000 2 1 | 2000 | 1-3:5635.29 4-6:5593.6 | 35686.67 | 1177660
sms TW 41154 35 + traffic AP1 37262 12 + ddos Basic 1 12 | 0 | 1-12:5118.79 13-35:1975.39 | 106859.45 | 3526362
topUp 1000 1 1 + pack 100 4 1 + ddos Overseas 2 35 + traffic AP1 2784 1 | 1080 | 1-1:5983.08 2-35:5593.6 | 197245.48 | 6509101
ddos Overseas 2 12 + pack 1000 2 1 + topUp 500 1 1 + sms TH 47947 12 | 860 | 1-12:6528.57 | 79202.84 | 2613694
ddos Basic 1 36 + pack 100 2 1 + traffic EU 1814 12 | 40 | 1-12:284.8 13-36:23.75 | 4027.6 | 132911
ddos Overseas 1 24 + pack 100 3 1 | 60 | 1-24:2796.8 | 67183.2 | 2217046
sms TW 18228 12 + topUp 500 2 1 + pack 1000 2 1 | 1360 | 1-12:874.94 | 11859.28 | 391356
ddos Overseas 3 14 + traffic AP1 33874 6 | 0 | 1-6:11255.95 7-14:8390.4 | 134658.9 | 4443744
server s1.small 11 6 + traffic EU 41068 1 + topUp 500 2 1 | 1000 | 1-1:2667.34 2-6:83.6 | 4085.34 | 134816`
  .trim()
  .split('\n')
  .map((row): [string, string] => {
    const [codes = '', ...sums] = row.split(' | ');
    return [codes, sums.join(' | ')];
  });

test('there are sixty of them', () => {
  expect(new Set(baskets.map(([codes]) => codes)).size).toBe(60);
});

test.each(baskets)('%s', (codes, expected) => {
  const { onceUsd, spans, totalUsd } = sumLines(linesOf(codes));
  const months = spans.map(({ from, to, usd }) => `${from}-${to}:${usd}`).join(' ');
  expect([onceUsd, months, totalUsd, toTwd(totalUsd, { rate: 33 })].join(' | ')).toBe(expected);
});

test.each([
  ['nothing', ''],
  ['another list', 'gpu a100 1 12'],
  ['no such list, but a name of every object', 'constructor g1.large 1 12'],
  ['none of it', 'server g1.large 0 12'],
  ['half a server', 'server g1.large 1.5 12'],
  ['more than there are', 'server g1.large 101 12'],
  ['more months than we write down', 'server g1.large 1 37'],
  ['no number', 'server g1.large many 12'],
  ['more than a line', 'server g1.large 1 12 1'],
])('%s is not a valid line', (_, code) => {
  expect(readLine(code)).toBeUndefined();
});

test('what our lists do not have is not priced', () => {
  const unknown = [
    'server x9.none 1 1',
    'traffic constructor 1 1',
    'pack 5 1 1',
    'ddos None 1 1',
    'sms FR 1 1',
    'topUp 7 1 1',
  ];
  expect(unknown.map((code) => pricedLine(prices, day, readLine(code) ?? lineOf(code)))).toEqual(
    unknown.map(() => undefined),
  );
});

test('the same item again adds up, and a plan replaces the previous one', () => {
  const added = (...codes: string[]) =>
    codes.reduce((estimate, code) => {
      const wanted = readLine(code);
      const next = wanted && withLine(prices, day, estimate, wanted);
      return typeof next === 'object' ? next : estimate;
    }, noEstimate).lines;
  expect(added('server g1.large 2 12', 'pack 100 1 1', 'server g1.large 3 6', 'server g1.large 95 6')).toMatchObject([
    { kind: 'server', quantity: 100, months: 6 },
    { kind: 'pack', quantity: 1 },
  ]);
  expect(added('traffic AP1 500 12', 'traffic AP1 1500 6')).toMatchObject([{ quantity: 1500, months: 6, usd: 267.5 }]);
});

test('more of an item than an estimate takes is not added, and said', () => {
  const server = { kind: 'server', id: 'g1.large', quantity: 60, months: 12 } as const;
  const once = withLine(prices, day, noEstimate, server);
  if (typeof once === 'string') throw new Error(once);
  expect(withLine(prices, day, once, server)).toBe('number');
  expect(withLine(prices, day, once, { ...server, quantity: 40 })).toMatchObject({ lines: [{ quantity: 100 }] });
});

test('a full estimate says so', () => {
  const line = lineOf('server g1.large 1 12');
  const full = { ...noEstimate, lines: Array.from({ length: mostLines }, (_, at) => ({ ...line, id: `x${at}` })) };
  expect(withLine(prices, day, full, line)).toBe('full');
  expect(withLine(prices, day, noEstimate, { ...line, id: 'x9.none' })).toBe('unknown');
});

test('changed prices are shown beside today’s, and discontinued items are in no sum', () => {
  const dearer = { ...prices, sms: [{ country: 'TW', usdPerSegment: 0.05, updated: day }], ddos: [] };
  const lines = [...linesOf('sms TW 2000 12 + server s1.small 1 12'), lineOf('ddos Basic 1 12')];
  const { rows, totalUsd, changedUsd } = priceEstimate(dearer, day, { lines });
  expect(rows.map(({ now, isChanged }) => [now?.usd, isChanged])).toEqual([
    [0.05, true],
    [7.6, false],
    [undefined, false],
  ]);
  // 2,000 × 0.05 × 12 and 7.60 × 12; before, messages were 2,000 × 0.048 × 12.
  expect([totalUsd, changedUsd]).toEqual([1291.2, 48]);
});

test.each([
  // 1.5 TB: 267.50 a month, 1,605.00 in six months; the pack of 10 TB is passed in the third month.
  ['traffic AP1 1500 6', '10000 6 1605 925 3'],
  ['traffic AP1 1500 12', '10000 6 1605 925 3'],
  // 9 TB in three months: 3 TB cost 410.00.
  ['traffic AP1 3000 3', '10000 3 1230 550 2'],
  // A pack of 100 GB costs 20; 15 GB a month cost 3.30, in six months 19.80.
  ['traffic AP1 15 6', ''],
  ['traffic AP1 16 6', '100 6 21.12 1.12 6'],
  // More than one pack holds.
  ['traffic AP1 1700 6', ''],
  ['server g1.large 1 12', ''],
])('packs instead of %s: %s', (code, said) => {
  const found = packInstead(prices, lineOf(code));
  const { pack, months = 0, tiersUsd = 0, savedUsd = 0, from = 0 } = found ?? {};
  expect(found ? [pack?.gb, months, tiersUsd, savedUsd, from].join(' ') : '').toBe(said);
});

test.each([
  ['server g1.large 1 12 + pack 10000 1 1', '10000'],
  ['pack 100 3 1 + ddos Basic 1 7 + pack 1000 1 1', '100 1000'],
  ['server g1.large 1 6 + pack 10000 1 1', ''],
  ['pack 10000 1 1', ''],
  ['server g1.large 1 12 + pack 10000 1 1 + traffic AP1 1000 12', ''],
  ['server g1.large 1 12 + pack 10000 1 1 + traffic AP1 1000 7', '10000'],
])('packs that end before %s does: %s', (basket, said) => {
  const lines = basket.split(' + ').map((code) => lineOf(code));
  const packs = endingPacks(prices, lines, sumLines(lines).months);
  expect(packs.map(({ gb }) => gb).join(' ')).toBe(said);
});
