// What a form's fields and buttons make of an estimate, in browser and server alike.
import { changeAsSent } from '../../../src/shared/calculators/changeAsSent.ts';
import { pricedLine, readLine } from '../../../src/shared/calculators/estimate.ts';
import { mostLines, type Estimate, type EstimateLine } from '../../../src/shared/facts/Estimate.ts';
import { longestName } from '../../../src/shared/forms/estimateLimits.ts';
import type { Prices } from '../../../src/shared/facts/facts.ts';

const [then, day] = ['2026-11-20', '2026-11-26'];
const types = ['s1.small', 'g1.large', ...Array.from({ length: mostLines }, (_, at) => `x${at}`)];

/** Prices for these tests only: what staff change has no effect here. */
const pricesAt = (serverUsd: number): Prices => ({
  servers: types.map((type) => ({
    name: 'Entry',
    type,
    platformUsdMonth: serverUsd,
    listUsdMonth: 99,
    disk: '40 GB',
    spec: '1 vCPU',
  })),
  cdnPacks: [{ gb: 10_000, listUsd: 2500, platformUsd: 680, autoRenewUsd: 646, months: 6 }],
  bandwidth: { tiers: ['0-1 TB', '1-10 TB', '10 TB+'], usdPerGb: { AP1: [0.22, 0.095, 0.075] } },
  ddos: [{ name: 'Basic', protect: '10 Gbps', listUsdMonth: 25, platformUsdMonth: 23.75 }],
  prepaid: [{ payUsd: 500, creditUsd: 500, approxTwd: 16_500, tabs: ['new', 'topup'] }],
  sms: [{ country: 'TW', usdPerSegment: 0.048, updated: day }],
});
const prices = pricesAt(10);

function lineOf(code: string): EstimateLine {
  const wanted = readLine(code);
  const line = wanted && pricedLine(pricesAt(8), then, wanted);
  if (!line) throw new Error(`No line ${code}`);
  return line;
}

const estimateOf = (codes: string): Estimate => ({
  name: 'Shop',
  region: 'tokyo',
  gb: 500,
  lines: codes === '' ? [] : codes.split(',').map(lineOf),
});

const shown = ({ kind, id, quantity, months, usd, day: on }: EstimateLine) =>
  [kind, id, quantity, months, usd, on === day ? 'today' : 'then'].join(' ');

function change(codes: string, fields: Record<string, string>, decimal: '.' | ',' = '.') {
  const facts = { prices, isRegion: (id: string) => ['tokyo', 'seoul'].includes(id), day, decimal };
  return changeAsSent(estimateOf(codes), (name) => fields[name], facts);
}

test.each<[string, Record<string, string>, string[], ('.' | ',')?]>([
  ['server s1.small 2 3', {}, ['server s1.small 2 3 8 then']],
  ['server s1.small 2 3', { q0: '5', m0: '12' }, ['server s1.small 5 12 8 then']],
  ['server s1.small 2 3', { q0: '100', m0: '36' }, ['server s1.small 100 36 8 then']],
  ['server s1.small 2 3', { q0: '1', m0: '1' }, ['server s1.small 1 1 8 then']],
  [
    'server s1.small 2 3,sms TW 1000 1',
    { q1: '2.500' },
    ['server s1.small 2 3 8 then', 'sms TW 2500 1 0.048 then'],
    ',',
  ],
  // Traffic is typed in TB, and its price depends on the quantity.
  ['traffic AP1 1000 1', { q0: '2' }, ['traffic AP1 2000 1 315 today']],
  ['traffic AP1 1000 1', { q0: '1.5' }, ['traffic AP1 1500 1 267.5 today']],
  ['traffic AP1 1000 1', { q0: '1', m0: '4' }, ['traffic AP1 1000 4 220 then']],
  // A pack is paid once, whatever months are sent.
  ['pack 10000 1 1', { q0: '2', m0: '9' }, ['pack 10000 2 1 680 then']],
])('%s with %j typed', (codes, fields, expected, decimal = '.') => {
  const { estimate, note, wrong } = change(codes, fields, decimal);
  expect([estimate.lines.map(shown), note, wrong]).toEqual([expected, undefined, []]);
});

test.each<[Record<string, string>, string[]]>([
  [{ q0: '0' }, ['q0']],
  [{ q0: '101' }, ['q0']],
  [{ q0: '1.5' }, ['q0']],
  [{ q0: 'many', m0: '0' }, ['q0', 'm0']],
  [{ m0: '' }, ['m0']],
  [{ gb: '1.5', q0: '-1' }, ['q0', 'gb']],
  [{ gb: '100000000' }, ['gb']],
])('of %j what is no possible number is named and ignored', (fields, names) => {
  const { estimate, note, wrong } = change('server s1.small 2 3', fields);
  expect([estimate.lines.map(shown), estimate.gb, note, wrong]).toEqual([
    ['server s1.small 2 3 8 then'],
    500,
    'number',
    names,
  ]);
});

test.each<[Record<string, string>, Partial<Estimate>]>([
  [{ name: '  Web\u200b \n shop  ' }, { name: 'Web shop' }],
  [{ name: 'x'.repeat(longestName + 5) }, { name: 'x'.repeat(longestName) }],
  [{ name: `${'x'.repeat(longestName - 1)} y` }, { name: 'x'.repeat(longestName - 1) }],
  [{ region: 'seoul' }, { region: 'seoul' }],
  [{ region: 'atlantis' }, { region: '' }],
  [{ gb: '1,200' }, { gb: 1200 }],
  [{ gb: '99,999,999' }, { gb: 99_999_999 }],
  [{ gb: ' ' }, { gb: 0 }],
])('%j is kept with the estimate', (fields, expected) => {
  const { estimate, note } = change('', fields);
  expect([estimate, note]).toEqual([{ ...estimateOf(''), ...expected }, undefined]);
});

test('lines that the browser shows replace the signed ones; those that were signed keep their price', () => {
  const lines = 'server g1.large 1 1,server s1.small 3 6,nonsense,server gone 1 1';
  const { estimate } = change('server s1.small 2 3,sms TW 1000 1', { lines });
  expect(estimate.lines.map(shown)).toEqual(['server g1.large 1 1 10 today', 'server s1.small 3 6 8 then']);
  expect(change('server s1.small 2 3', { lines: '' }).estimate.lines).toEqual([]);
  const many = types.map((type) => `server ${type} 1 1`).join(',');
  expect(change('', { lines: many }).estimate.lines).toHaveLength(mostLines);
});

const two = 'server s1.small 2 3,traffic AP1 1000 2';

test.each<[string, Record<string, string>, string[]]>([
  [two, { more: '0' }, ['server s1.small 3 3 8 then', 'traffic AP1 1000 2 220 then']],
  [two, { more: '1' }, ['server s1.small 2 3 8 then', 'traffic AP1 1500 2 267.5 today']],
  [two, { less: '0' }, ['server s1.small 1 3 8 then', 'traffic AP1 1000 2 220 then']],
  // A step never goes below one piece, nor over the limit.
  ['server s1.small 1 3', { less: '0' }, ['server s1.small 1 3 8 then']],
  ['traffic AP1 500 1', { less: '0' }, ['traffic AP1 500 1 110 then']],
  ['server s1.small 100 3', { more: '0' }, ['server s1.small 100 3 8 then']],
  [two, { remove: '0' }, ['traffic AP1 1000 2 220 then']],
  [two, { remove: '1' }, ['server s1.small 2 3 8 then']],
  // A press comes after what was typed.
  [two, { q0: '7', more: '0' }, ['server s1.small 8 3 8 then', 'traffic AP1 1000 2 220 then']],
  [two, { today: '' }, ['server s1.small 2 3 10 today', 'traffic AP1 1000 2 220 today']],
  // No line, or no number: nothing is pressed.
  ...['2', '-1', '', 'x', '1x', '001'].map((at): [string, Record<string, string>, string[]] => [
    two,
    { remove: at },
    ['server s1.small 2 3 8 then', 'traffic AP1 1000 2 220 then'],
  ]),
])('%s with %j pressed', (codes, fields, expected) => {
  expect(change(codes, fields).estimate.lines.map(shown)).toEqual(expected);
});

test('a price that is no longer listed stays as it was, also for today', () => {
  const gone = { ...lineOf('server s1.small 2 3'), id: 'gone' };
  const facts = { prices, isRegion: () => true, day, decimal: '.' as const };
  const before = { ...estimateOf(''), lines: [gone] };
  for (const fields of [{ today: '' }, { q0: '2' }] as Record<string, string>[])
    expect(changeAsSent(before, (name) => fields[name], facts).estimate.lines).toEqual([gone]);
});

test.each([
  // The pack lasts six months: what is left of the traffic stays by tiers.
  ['traffic AP1 1500 8', { pack: '0' }, ['traffic AP1 1500 2 267.5 then', 'pack 10000 1 1 680 today']],
  ['traffic AP1 1500 6', { pack: '0' }, ['pack 10000 1 1 680 today']],
  ['traffic AP1 1500 8,pack 10000 1 1', { pack: '0' }, ['traffic AP1 1500 2 267.5 then', 'pack 10000 2 1 680 today']],
  // No pack costs less, or it is no traffic.
  ['traffic AP1 500 1', { pack: '0' }, ['traffic AP1 500 1 110 then']],
  ['server s1.small 2 3', { pack: '0' }, ['server s1.small 2 3 8 then']],
])('%s with %j: a pack takes the place of traffic', (codes, fields, expected) => {
  expect(change(codes, fields).estimate.lines.map(shown)).toEqual(expected);
});

test.each<[string, string, string[] | undefined, string | undefined]>([
  ['', 'server s1.small 2 3', ['server s1.small 2 3 10 today'], undefined],
  ['server s1.small 2 3', 'server s1.small 1 6', ['server s1.small 3 6 10 today'], undefined],
  ['', 'server gone 1 1', undefined, 'unknown'],
  ['', 'nonsense', undefined, 'unknown'],
  [
    types
      .slice(0, mostLines)
      .map((type) => `server ${type} 1 1`)
      .join(','),
    `server ${types[mostLines]} 1 1`,
    undefined,
    'full',
  ],
])('to %s is added %s', (codes, add, expected, note) => {
  const changed = change(codes, { add });
  expect(changed.estimate.lines.map(shown)).toEqual(expected ?? estimateOf(codes).lines.map(shown));
  expect(changed.note).toBe(note);
});

test('an added line comes after the pressed button: prices of today are sent along until they are saved', () => {
  const { estimate } = change('server s1.small 2 3', { today: 'yes', add: 'server g1.large 1 1' });
  expect(estimate.lines.map(shown)).toEqual(['server s1.small 2 3 10 today', 'server g1.large 1 1 10 today']);
});
