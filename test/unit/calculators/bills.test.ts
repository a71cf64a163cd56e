// Sums over made-up price lists, in any order of their rows: each part counts, and each limit is exact.
import {
  breakEvenGb,
  cdnMonth,
  cdnMonthFields,
  gbOfLargest,
  packAtTiers,
  tierParts,
} from '../../../src/shared/calculators/cdnMonth.ts';
import { twdDecimals } from '../../../src/shared/i18n/numbers.ts';
import { ddosFinder, partsPerLeftOver } from '../../../src/shared/calculators/ddosFinder.ts';
import { measureMessage, smsCostFields } from '../../../src/shared/calculators/smsCost.ts';
import { bonusOf, prepaidNeed } from '../../../src/shared/calculators/prepaidNeed.ts';
import {
  billByDay,
  campaignUsd,
  largestCampaign,
  sampleBill,
  sampleBillFields,
} from '../../../src/shared/calculators/sampleBill.ts';
import { serverFinder } from '../../../src/shared/calculators/serverFinder.ts';
import type { CdnPack, DdosPlan, Instance, PrepaidPack, Prices } from '../../../src/shared/facts/facts.ts';

const instance = (name: string, spec: string, platformUsdMonth: number): Instance => ({
  name,
  type: name,
  spec,
  disk: '',
  listUsdMonth: platformUsdMonth + 3,
  platformUsdMonth,
});
const plan = (name: string, protect: string, platformUsdMonth: number): DdosPlan => ({
  name,
  protect,
  listUsdMonth: platformUsdMonth + 7,
  platformUsdMonth,
});
const pack = (gb: number, platformUsd: number) => ({ gb, listUsd: 0, platformUsd, autoRenewUsd: 0, months: 1 });

const sms = (country: string, usdPerSegment: number) => ({ country, usdPerSegment, updated: '2026-01-01' });

const bandwidth = {
  tiers: ['0-1 TB', '1-10 TB', '10 TB+'],
  usdPerGb: { NA: [0.5, 0.2, 0.1], AP1: [1, 1, 1] },
};
const prices = {
  servers: [instance('small', '1 vCPU / 1 GiB', 5), instance('large', '4 vCPU / 8 GiB', 40)],
  cdnPacks: [pack(1000, 30), pack(5000, 100)],
  bandwidth,
  ddos: [plan('basic', '10 Gbps', 20), plan('pro', '50 Gbps, mainland line', 200)],
  prepaid: [],
  sms: [sms('JP', 0.07), sms('TW', 0.05)],
} as Prices;

describe('a bill', () => {
  test('starts with the largest pack and the second plan', () => {
    const { s, tb, ddos, sms } = sampleBillFields(prices);
    expect([s.initial, tb.initial, ddos.initial, sms.initial]).toEqual([2, '5', 'pro', 10_000]);
    expect([tb.options, ddos.options]).toEqual([
      ['none', '1', '5'],
      ['none', 'basic', 'pro'],
    ]);
    const empty = sampleBillFields({ cdnPacks: [], ddos: [] });
    expect([empty.tb.initial, empty.ddos.initial]).toEqual(['none', 'none']);
    expect(sampleBill(prices)?.total).toBe(80 + 100 + 200 + 500);
  });

  test('is the sum of its lines, and says what they hold', () => {
    expect(sampleBill(prices, { s: 3, tb: '1', ddos: 'basic', sms: 1000 })).toEqual({
      lines: { compute: 120, cdn: 30, ddos: 20, sms: 50 },
      total: 220,
      contents: { servers: 3, type: 'large', tb: 1, protect: '10 Gbps', messages: 1000 },
    });
    expect(sampleBill(prices, { s: 0, tb: 'none', ddos: 'none', sms: 0 })).toEqual({
      lines: { compute: 0, cdn: 0, ddos: 0, sms: 0 },
      total: 0,
      contents: { servers: 0, type: 'large', tb: 0, protect: '', messages: 0 },
    });
  });

  test('is missing without a server or a price of messages', () => {
    const asked = { s: 1, tb: 'none', ddos: 'none', sms: 1 };
    expect(sampleBill({ ...prices, servers: [] }, asked)).toBeUndefined();
    expect(sampleBill({ ...prices, sms: [sms('JP', 1)] }, asked)).toBeUndefined();
  });

  test('grows day by day, and jumps with its campaigns', () => {
    const lines = { compute: 62, cdn: 10, ddos: 31, sms: 100 };
    const byDay = billByDay({ lines });
    expect(byDay).toHaveLength(31);
    expect([byDay[0], byDay[9], byDay[10], byDay[22], byDay[23], byDay[30]]).toEqual([13, 40, 83, 119, 182, 203]);
    expect([largestCampaign, campaignUsd({ lines })]).toEqual([24, 60]);
  });
});

describe('traffic', () => {
  test('the field of regions starts with ours, or with the first', () => {
    const first = (zones: string[]) => cdnMonthFields(zones).region.initial;
    expect([first(['NA', 'AP1']), first(['NA', 'EU']), first([])]).toEqual(['AP1', 'NA', '']);
    expect(cdnMonthFields([]).unit.options).toEqual(['gb', 'tb']);
  });

  test('the traffic that uses up the largest pack by its end is where a campaign begins', () => {
    const gb = gbOfLargest([pack(10, 1), { gb: 1000, months: 6 }, pack(100, 1)]);
    expect([gb, gbOfLargest([])]).toEqual([166, undefined]);
    expect([cdnMonthFields([], gb).gb.initial, cdnMonthFields([]).gb.initial]).toEqual([166, 12_000]);
  });

  test('tiers add up, and a region without prices costs nothing', () => {
    expect(tierParts(bandwidth, 'NA', 12_000)).toEqual([
      { gb: 1000, usdPerGb: 0.5, usd: 500 },
      { gb: 9000, usdPerGb: 0.2, usd: 1800 },
      { gb: 2000, usdPerGb: 0.1, usd: 200 },
    ]);
    expect(tierParts(bandwidth, 'XX', 5)).toEqual([]);
    expect(cdnMonth(bandwidth, [], { region: 'NA', gb: 2, unit: 'tb' })).toMatchObject({
      gb: 2000,
      usd: 700,
      averageUsdPerGb: 0.35,
    });
  });

  test.each([
    [500, 1000],
    [600, 1500],
    [2300, 10_000],
    [2400, 11_000],
  ])('a pack of %d dollars pays from %d GB on', (usd, gb) => {
    expect(breakEvenGb(bandwidth, 'NA', pack(1, usd))).toBe(gb);
  });

  test('packs are advised as soon as they cost less than the tiers, as many as the traffic needs', () => {
    const at = (gb: number, ...others: CdnPack[]) =>
      cdnMonth(bandwidth, [pack(3000, 600), ...others], { region: 'NA', gb, unit: 'gb' });
    expect([at(1500).single, at(1500).mix, at(3001).single, at(3001).mix]).toEqual(Array(4).fill(undefined));
    expect(at(1501)).toMatchObject({ single: { usd: 600, tiersUsd: 600.2 }, mix: undefined });
    expect(at(6000)).toMatchObject({ single: undefined, mix: { usd: 1200, tiersUsd: 1500, parts: [{ count: 2 }] } });
    expect(at(3000).single).toMatchObject({ usd: 600, tiersUsd: 900 });
    expect(at(2000, pack(2500, 500), pack(2000, 550)).single?.usd).toBe(500);
  });

  test('a size that costs less per GB is taken whatever its size, and packs that last shorter are not mixed in', () => {
    const mix = (...packs: CdnPack[]) =>
      cdnMonth(bandwidth, packs, { region: 'NA', gb: 3000, unit: 'gb' }).mix?.parts.map((part) => [
        part.count,
        part.pack.gb,
      ]);
    expect(mix(pack(1000, 100), pack(2000, 400))).toEqual([[3, 1000]]);
    expect(mix(pack(1000, 100), pack(2000, 150))).toEqual([
      [1, 2000],
      [1, 1000],
    ]);
    expect(mix(pack(1000, 10), { ...pack(2000, 150), months: 2 })).toEqual([[3, 2000]]);
    // The fewest for the same price.
    expect(mix(pack(1000, 150), pack(2000, 150))).toEqual([[2, 2000]]);
  });

  test('a pack’s traffic by tiers is that of our region, or of the first', () => {
    const { usdPerGb, ...rest } = bandwidth;
    expect(packAtTiers(bandwidth, { gb: 1500 })).toBe(1500);
    expect(packAtTiers({ ...rest, usdPerGb: { NA: usdPerGb.NA } }, { gb: 1500 })).toBe(600);
  });
});

test('Taiwan dollars are whole from 100, in cents from 1', () => {
  expect([100, 99.99, 1, 0.99].map(twdDecimals)).toEqual([0, 2, 2, 4]);
});

test('the cheapest plan is found in any order', () => {
  const plans = [plan('dear', '50 Gbps', 300), plan('cheap', '50 Gbps', 200), plan('middle', '50 Gbps', 250)];
  expect(ddosFinder(plans, 99, { gbps: 50, line: 'any' })).toMatchObject({ plan: { name: 'cheap' } });
  expect(partsPerLeftOver(99.9)).toBe(1000);
});

test('the cheapest server is found in any order, within a budget to the cent', () => {
  const servers = [
    instance('c', '4 vCPU / 8 GiB', 40),
    instance('a', '4 vCPU / 8 GiB', 20),
    instance('b', '1 vCPU / 1 GiB', 5),
  ];
  const find = (max?: number) => serverFinder(servers, { cpu: 2, mem: 2, n: 2, max });
  expect(find()).toMatchObject({ kind: 'found', server: { name: 'a' }, usd: 40, savedUsd: 6 });
  expect(find()).toMatchObject({ next: { server: { name: 'c' }, usd: 80 } });
  expect(find(40)).toMatchObject({ kind: 'found' });
  expect(find(10)).toMatchObject({ kind: 'overBudget', affordable: { name: 'b' } });
  expect(find(9.99)).toMatchObject({ kind: 'overBudget', affordable: undefined });
});

test('the smallest pack that is enough is found in any order; without packs there is none', () => {
  const rate = { rate: 30, day: '', source: '' };
  const credit = (payUsd: number, creditUsd: number): PrepaidPack => ({
    payUsd,
    creditUsd,
    approxTwd: 0,
    tabs: ['new'],
  });
  const packs = [credit(300, 330), credit(100, 101), credit(200, 210)];
  const need = (amount: number) => prepaidNeed(packs, rate, { tab: 'new', need: amount, use: 10 });
  expect(need(102)).toMatchObject({ pack: { payUsd: 200 }, bonus: { usd: 10, percent: 5 }, twd: 6000, months: 21 });
  expect(need(999)).toMatchObject({ pack: { payUsd: 300 }, enough: false });
  expect(prepaidNeed(packs, rate, { tab: 'topup', need: 1, use: undefined })).toBeUndefined();
  expect(bonusOf(credit(100, 150))).toEqual({ usd: 50, percent: 50 });
});

test('messages: the character set, the length, the first country of a list', () => {
  expect(measureMessage('a驗')).toEqual({ set: 'ucs2', length: 2 });
  expect(measureMessage('')).toEqual({ set: 'gsm', length: 0 });
  expect(measureMessage('€'.repeat(80))).toEqual({ set: 'gsm', length: 160 });
  expect(measureMessage('a'.repeat(161))).toEqual({ set: 'gsm', length: 161 });
  // The 153rd place of a part cannot hold half of an escaped pair.
  expect(measureMessage(`${'a'.repeat(152)}€${'a'.repeat(10)}`)).toEqual({ set: 'gsm', length: 165 });
  expect(smsCostFields(['JP', 'TW']).to).toMatchObject({ options: ['JP', 'TW', 'other'], initial: 'TW' });
  expect(smsCostFields(['JP']).to.initial).toBe('other');
});
