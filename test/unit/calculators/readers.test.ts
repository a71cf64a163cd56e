// How calculators read values: numbers and hours as people write them, places, and whole queries.
import { cdnMonthFields } from '../../../src/shared/calculators/cdnMonth.ts';
import { choice, optional, time, whole } from '../../../src/shared/calculators/fields.ts';
import {
  fibreFloor,
  fibreFloorFields,
  floorSites,
  bearingOf,
  kmBetween,
} from '../../../src/shared/calculators/fibreFloor.ts';
import { quietHours } from '../../../src/shared/calculators/quietHours.ts';
import { readNumber, readQuery } from '../../../src/shared/calculators/readQuery.ts';
import { smsCostFields } from '../../../src/shared/calculators/smsCost.ts';

test('a range of hours that covers the whole day', () => {
  expect(quietHours([['08:00', '08:00']], { kind: 'marketing', at: 7 * 60 })).toEqual({
    allowed: false,
    from: '08:00',
    nextDay: false,
  });
});

describe('places', () => {
  const [tokyo, sydney] = [
    { id: 'tokyo', lat: 35.68, lon: 139.69 },
    { id: 'sydney', lat: -33.87, lon: 151.21 },
  ];

  test('distance and bearing', () => {
    expect(Math.round(kmBetween(tokyo, sydney))).toBe(7826);
    expect(kmBetween({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(Math.PI * 6371, 6);
    const degrees = (a: typeof tokyo, b: typeof tokyo) => Math.round((bearingOf(a, b) * 180) / Math.PI);
    expect([degrees(tokyo, sydney), degrees(sydney, tokyo)]).toEqual([170, -10]);
    expect(degrees({ id: '', lat: 0, lon: 0 }, { id: '', lat: 0, lon: 90 })).toBe(90);
    expect(degrees({ id: '', lat: 50, lon: 10 }, { id: '', lat: 40, lon: 60 })).toBe(86);
  });

  test('two known places have a shortest round trip', () => {
    const sites = floorSites([tokyo]);
    expect(fibreFloor(sites, { from: 'tokyo', to: 'nowhere' })).toBeUndefined();
    expect(fibreFloor(sites, { from: 'nowhere', to: 'tokyo' })).toBeUndefined();
    expect(fibreFloorFields(sites)).toMatchObject({
      from: { options: ['taipei', 'tokyo'], initial: 'taipei' },
      to: { initial: 'taipei' },
    });
    expect(fibreFloorFields([{ ...tokyo, id: 'eu-frankfurt' }]).to.initial).toBe('eu-frankfurt');
    const starts = ['tokyo', 'nowhere'].map((start) => fibreFloorFields(sites, start).from.initial);
    expect(starts).toEqual(['tokyo', 'taipei']);
  });
});

test.each<[string, '.' | ',', number, number | undefined]>([
  ['1,234', '.', 0, 1234],
  ['1.234', ',', 0, 1234],
  ['1.234,5', ',', 1, 1234.5],
  ['1,234.5', '.', 1, 1234.5],
  ['2.5', ',', 1, 2.5],
  ['2,5', '.', 1, 2.5],
  ['2,5000', '.', 4, 2.5],
  ['0,500', '.', 3, 0.5],
  ['0.500', ',', 3, 0.5],
  ['0,500', '.', 0, undefined],
  ['0.500.000', ',', 0, undefined],
  ['12,34,567', '.', 0, undefined],
  ['1234', '.', 0, 1234],
  ['1.25', '.', 1, undefined],
  ['1.25', '.', 2, 1.25],
  ['1.', '.', 1, undefined],
  ['.5', '.', 1, undefined],
  ['x1', '.', 0, undefined],
  ['1x', '.', 0, undefined],
  ['1 234', '.', 0, 1234],
  ['123456789012345', '.', 0, 123_456_789_012_345],
  ['1234567890123456', '.', 0, undefined],
])('%s where the mark is %s, with %d decimals', (text, decimal, decimals, value) => {
  expect(readNumber(text, { decimal, decimals })).toBe(value);
});

describe('a query', () => {
  const fields = { n: whole(1, 9, 5), may: optional(1, 9), set: choice(['x', 'y'], 'x'), at: time('12:45') };

  test('keeps the initial value of a field missing in the address', () => {
    expect(readQuery(fields, { n: '3' })).toEqual({
      values: { n: 3, set: 'x', at: 765 },
      faults: {},
      texts: { n: '3', may: '', set: 'x', at: '12:45' },
    });
    expect(readQuery(fields, { other: '1' }).texts).toMatchObject({ n: '5', at: '12:45' });
    expect(readQuery(fields, { set: 'y' })).toMatchObject({ values: { n: 5, set: 'y' }, faults: {} });
    expect(readQuery(fields, { n: '3', may: ' ', at: ' 9h05 ' }).values).toEqual({ n: 3, set: 'x', at: 545 });
  });

  test.each(['0', '10', 'x', '', ' '])('a number of %j is out of its range', (n) => {
    expect(readQuery(fields, { n, at: '1:00' }).faults).toEqual({ n: { key: 'whole', min: 1, max: 9 } });
  });

  test.each(['24:00', '9:60', '9:5', 'x9:05', '9:05x', '905'])('%s is not a valid hour', (at) => {
    expect(readQuery(fields, { n: '1', at }).faults).toHaveProperty('at');
  });

  test('a limit follows the unit or character set, also where the address names none', () => {
    const traffic = (gb: string, unit: string) => readQuery(cdnMonthFields(['AP1']), { gb, unit });
    const most = ['gb', 'tb'].map((unit) => traffic('100000', unit).faults.gb?.max);
    expect([most, traffic('99999', 'tb').values?.gb]).toEqual([[undefined, 99_999], 99_999]);
    const message = (len: string, set = {}) => readQuery(smsCostFields(['TW']), { len, ...set }).values?.len;
    expect([message('1530', { set: 'gsm' }), message('1531', { set: 'gsm' })]).toEqual([1530, undefined]);
    expect([message('670', { set: 'ucs2' }), message('671', { set: 'ucs2' })]).toEqual([670, undefined]);
    expect([message('670'), message('671')]).toEqual([670, undefined]);
  });

  test('a name that every object has is no field', () => {
    expect(readQuery({ constructor: whole(1, 2, 1) } as never, {}).texts).toEqual({ constructor: '1' });
  });
});
