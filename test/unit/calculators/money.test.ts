// Calculators of money at their limits: tiers, packs, segments, prepaid credit, servers, protection, currency.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { breakEvenGb, cdnMonth, cdnMonthFields } from '../../../src/shared/calculators/cdnMonth.ts';
import { amountIn, moneyIn, readCurrency, toTwd } from '../../../src/shared/calculators/currency.ts';
import { ddosFinder, ddosFinderFields } from '../../../src/shared/calculators/ddosFinder.ts';
import { listSaving, listSavingFields } from '../../../src/shared/calculators/listSaving.ts';
import { measureMessage, segmentsOf, smsCost, smsCostFields } from '../../../src/shared/calculators/smsCost.ts';
import { bonusOf, prepaidNeed, prepaidNeedFields } from '../../../src/shared/calculators/prepaidNeed.ts';
import { readQuery } from '../../../src/shared/calculators/readQuery.ts';
import { serverFinder, serverFinderFields } from '../../../src/shared/calculators/serverFinder.ts';
import type { Bandwidth, CdnPack, DdosPlan, Instance, PrepaidPack, SmsPrice } from '../../../src/shared/facts/facts.ts';
import { root } from '../../support/app.ts';

/** Of the tests, so that staff can change a price of the site and no test fails. */
const pricesIn = <Data>(name: string): Data =>
  parse(readFileSync(path.join(root, 'test/fixtures/content/prices', `${name}.yaml`), 'utf8')) as Data;
const { packs, bandwidth } = pricesIn<{ packs: CdnPack[]; bandwidth: Bandwidth }>('cdn');
const servers = pricesIn<Instance[]>('servers');
const plans = pricesIn<DdosPlan[]>('ddos');
const prepaid = pricesIn<PrepaidPack[]>('prepaid');
const sms = pricesIn<SmsPrice[]>('sms');
const rate = { rate: 33, day: '2026-11-20', source: 'sample' };

const zones = Object.keys(bandwidth.usdPerGb);
const month = (region: string, gb: number, unit: 'gb' | 'tb' = 'gb') =>
  cdnMonth(bandwidth, packs, { region, gb, unit });

describe('a month of CDN traffic', () => {
  test.each([
    [1, 0.22, 1],
    [1000, 220, 1],
    [1001, 220.1, 2],
    [10_000, 1075, 2],
    [10_001, 1075.08, 3],
    [12_000, 1225, 3],
    [50_000, 4075, 3],
    [100_000, 7175, 4],
    [100_001, 7175.05, 5],
  ])('%d GB in Asia Pacific 1', (gb, usd, parts) => {
    expect(month('AP1', gb).usd).toBe(usd);
    expect(month('AP1', gb).parts).toHaveLength(parts);
  });

  test('terabytes count 1,000 GB', () => expect(month('AP1', 12, 'tb').usd).toBe(1225));

  test.each([
    ['AP1', [90.9, 818.2, 3090.9]],
    ['NA', [100, 900, 3400]],
    ['EU', [100, 900, 3400]],
    ['CN', [95.2, 857.1, 3238.1]],
  ])('packs pay in %s from %p', (region, gigabytes) => {
    expect(packs.map((pack) => breakEvenGb(bandwidth, region, pack))).toEqual(gigabytes);
  });

  test.each(['0', '', '100000000', '1.5', '-1', 'x', '1e3'])('refuses %p', (gb) => {
    const { values, faults } = readQuery(cdnMonthFields(zones), { gb });
    expect([values, faults.gb?.key]).toEqual([undefined, 'whole']);
  });

  test.each(['99,999,999', '９９９９９９９９', ' 99 999 999 '])('reads %p', (gb) => {
    expect(readQuery(cdnMonthFields(zones), { gb }).values?.gb).toBe(99_999_999);
  });
});

describe('text messages', () => {
  test.each([
    ['gsm', 160, 1],
    ['gsm', 161, 2],
    ['gsm', 306, 2],
    ['gsm', 307, 3],
    ['ucs2', 70, 1],
    ['ucs2', 71, 2],
    ['ucs2', 134, 2],
    ['ucs2', 135, 3],
  ] as const)('%s of %d characters: %d segments', (set, length, segments) =>
    expect(segmentsOf(set, length)).toBe(segments),
  );

  test('costs four decimals below a dollar and two above', () => {
    const cost = (to: string, len: number, n: number) => smsCost(sms, { to, set: 'gsm', len, n }).usd;
    expect(cost('CA', 160, 1)).toBe(0.0075);
    expect(cost('TH', 161, 3)).toBe(0.117);
    expect(cost('TW', 160, 10_000)).toBe(480);
    expect(cost('JP', 160, 1001)).toBe(72.07);
    expect(cost('other', 161, 10)).toBeUndefined();
  });

  test.each(['0', '1531'])('a length of %p is refused', (len) => {
    expect(readQuery(smsCostFields(['TW']), { len }).faults.len?.key).toBe('whole');
  });

  test('measures the text in the set it needs, without splitting a pair', () => {
    expect(measureMessage('a'.repeat(160))).toEqual({ set: 'gsm', length: 160 });
    expect(measureMessage('€')).toEqual({ set: 'gsm', length: 2 });
    expect(measureMessage('驗')).toEqual({ set: 'ucs2', length: 1 });
    expect(measureMessage('😀')).toEqual({ set: 'ucs2', length: 2 });
    expect(measureMessage(`${'驗'.repeat(66)}😀${'驗'.repeat(66)}`)).toEqual({ set: 'ucs2', length: 135 });
  });
});

describe('prepaid credit', () => {
  const need = (tab: 'new' | 'topup', credit: number, use?: number) =>
    prepaidNeed(prepaid, rate, { tab, need: credit, use });

  test.each([
    ['new', 500, 500, true],
    ['new', 501, 1000, true],
    ['new', 1020, 1000, true],
    ['new', 1021, 2000, true],
    ['new', 2051, 2000, false],
    ['topup', 2051, 3000, true],
    ['topup', 3151, 3000, false],
  ] as const)('%s, %d needed: %d, enough: %p', (tab, credit, payUsd, enough) => {
    expect([need(tab, credit)?.pack.payUsd, need(tab, credit)?.enough]).toEqual([payUsd, enough]);
  });

  test('bonus, months and Taiwan dollars', () => {
    expect(prepaid.map((pack) => bonusOf(pack).percent)).toEqual([0, 2, 2.5, 5]);
    expect(need('new', 1000, 300)).toMatchObject({ months: 3.4, twd: 33_000 });
    expect(need('new', 1000)?.months).toBeUndefined();
    expect(readQuery(prepaidNeedFields, { need: '1000', use: '' }).values?.use).toBeUndefined();
    expect(readQuery(prepaidNeedFields, { need: '1000001' }).faults.need).toMatchObject({ max: 1_000_000 });
  });
});

describe('servers', () => {
  const find = (cpu: number, mem: number, n = 1, max?: number) => serverFinder(servers, { cpu, mem, n, max });

  test('the cheapest that fits, and the next dearer', () => {
    expect(find(4, 16)).toMatchObject({
      kind: 'found',
      usd: 152,
      server: { name: 'Memory' },
      next: { server: { name: 'Performance' }, usd: 247 },
    });
    expect(find(1, 1, 3)).toMatchObject({ server: { name: 'Entry' }, usd: 22.8, listUsd: 24, savedUsd: 1.2 });
    expect(find(8, 32)).toMatchObject({ server: { name: 'Performance' }, next: undefined });
  });

  test('the next dearer is priced for as many servers as the found one', () => {
    expect(find(2, 8, 3)).toMatchObject({ usd: 171, next: { server: { name: 'Compute' }, usd: 273.6 } });
  });

  test('larger ones on request', () => {
    expect([find(9, 1).kind, find(1, 33).kind]).toEqual(['larger', 'larger']);
  });

  test('what a budget buys instead', () => {
    expect(find(2, 8, 1, 57)).toMatchObject({ kind: 'found' });
    expect(find(2, 8, 1, 56.99)).toMatchObject({ kind: 'overBudget', affordable: { name: 'Business' } });
    expect(find(2, 8, 1, 7)).toMatchObject({ kind: 'overBudget', affordable: undefined });
  });

  test('reads full-width digits, ignores what it does not know, and names the wrong field', () => {
    expect(readQuery(serverFinderFields, { cpu: '４', mem: '１６', n: '1', evil: '<b>' }).values).toEqual({
      cpu: 4,
      mem: 16,
      n: 1,
    });
    expect(readQuery(serverFinderFields, { cpu: '0', mem: '8', n: '101' })).toMatchObject({
      values: undefined,
      faults: { cpu: { key: 'whole' }, n: { min: 1, max: 100 } },
      texts: { cpu: '0', n: '101' },
    });
    expect(readQuery(serverFinderFields, {})).toMatchObject({ values: { cpu: 2, mem: 8, n: 1 }, faults: {} });
  });
});

describe('protection', () => {
  const find = (gbps: number, line: 'any' | 'mainland' = 'any') => ddosFinder(plans, 99.995, { gbps, line });

  test.each([
    [0, 'any', 'unknown', 'Basic'],
    [10, 'any', 'found', 'Basic'],
    [10.1, 'any', 'found', 'Standard'],
    [30, 'any', 'found', 'Standard'],
    [100, 'any', 'found', 'Overseas'],
    [100.1, 'any', 'found', 'Enterprise'],
    [300, 'any', 'found', 'Enterprise'],
    [5, 'mainland', 'found', 'Advanced'],
    [100, 'mainland', 'found', 'Advanced'],
  ] as const)('%d Gbps, %s line', (gbps, line, kind, name) =>
    expect(find(gbps, line)).toMatchObject({ kind, plan: { name } }),
  );

  test('above the plans: ask; what is left is arithmetic', () => {
    expect(find(300.1)).toEqual({ kind: 'ask', gbps: 300.1, elsewhere: undefined });
    expect(find(100.1, 'mainland')).toMatchObject({ kind: 'ask', elsewhere: { name: 'Enterprise' } });
    expect([find(100), find(0.5)]).toMatchObject([{ leftMbps: 5 }, { leftMbps: 0.025 }]);
    expect(readQuery(ddosFinderFields, { gbps: '10000.1' }).faults.gbps?.key).toBe('decimal');
    expect(readQuery(ddosFinderFields, { gbps: '1.25' }).faults.gbps?.key).toBe('decimal');
    expect(readQuery(ddosFinderFields, { gbps: '2,5' }, ',').values?.gbps).toBe(2.5);
  });
});

describe('below the original price', () => {
  const field = (spend: string) => readQuery(listSavingFields, { spend });

  test('the discount is fixed for our own lists and quoted for the clouds', () => {
    expect(listSaving(5, { spend: 260, on: 'own' })).toEqual({ usd: 247, savedUsd: 13, savedUsdYear: 156 });
    expect(listSaving(5, { spend: 0.99 + 0.02, on: 'own' })?.usd).toBe(0.96);
    expect(listSaving(5, { spend: 260, on: 'cloud' })).toBeUndefined();
    // 0.4055 a month is 4.866 a year, although a month is shown as 0.41.
    expect(listSaving(5, { spend: 8.11, on: 'own' })).toMatchObject({ savedUsd: 0.41, savedUsdYear: 4.87 });
  });

  test('from one dollar to a million, with cents', () => {
    expect([field('1').values?.spend, field('1000000').values?.spend, field('8.25').values?.spend]).toEqual([
      1, 1_000_000, 8.25,
    ]);
    expect([field('0.99').faults.spend?.key, field('1000000.01').faults.spend?.key]).toEqual(['decimal', 'decimal']);
  });
});

describe('Taiwan dollars', () => {
  test.each([
    [7.6, 251],
    [3.0303, 100],
    [3, 99],
    [0.22, 7.26],
    [0.0075, 0.2475],
    [0.048, 1.58],
  ])('%d US dollars', (usd, twd) => expect(toTwd(usd, rate)).toBe(twd));

  test('an unknown currency means the usual one of the market', () => {
    expect([
      readCurrency({}, 'usd'),
      readCurrency({ cur: 'twd' }, 'usd'),
      readCurrency({ cur: 'eur' }, 'usd'),
      readCurrency({}, 'twd'),
      readCurrency({ cur: 'usd' }, 'twd'),
    ]).toEqual(['usd', 'twd', 'usd', 'twd', 'usd']);
  });

  test('amounts as a reader sees them, in either currency', () => {
    expect([amountIn('usd', rate, 7.6), amountIn('twd', rate, 7.6)]).toEqual([7.6, 251]);
    expect([moneyIn({ iso: 'en' }, 'usd', rate)(7.6), moneyIn({ iso: 'en' }, 'twd', rate)(7.6)]).toEqual([
      'US$7.60',
      'NT$251',
    ]);
  });
});
