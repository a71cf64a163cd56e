// Calculators of time, distance and size at their limits.
import {
  audienceSize,
  audienceSizeFields,
  liveLadder,
  viewersFor,
} from '../../../src/shared/calculators/audienceSize.ts';
import { cacheOrigin, cacheOriginFields } from '../../../src/shared/calculators/cacheOrigin.ts';
import {
  copyTime,
  copyTimeFields,
  downtimeWindow,
  downtimeWindowFields,
} from '../../../src/shared/calculators/moveTimes.ts';
import { fibreFloor, fibreFloorFields, floorSites } from '../../../src/shared/calculators/fibreFloor.ts';
import { openHours, quietHours, quietHoursFields, quietSpans } from '../../../src/shared/calculators/quietHours.ts';
import { readQuery } from '../../../src/shared/calculators/readQuery.ts';
import { shieldNodes, shieldNodesFields } from '../../../src/shared/calculators/shieldNodes.ts';

const ranges = [
  ['12:30', '13:30'],
  ['21:00', '09:00'],
] as const;

const sending = (at: string, kind = 'marketing') => {
  const { values } = readQuery(quietHoursFields, { kind, at });
  return values && quietHours(ranges, values);
};

test.each(['09:00', '12:29', '13:30', '20:59', '９：００'])('marketing may go out at %s', (at) =>
  expect(sending(at)).toEqual({ allowed: true }),
);

test.each([
  ['12:30', '13:30', false],
  ['13:29', '13:30', false],
  ['21:00', '09:00', true],
  ['23:59', '09:00', true],
  ['00:00', '09:00', false],
  ['08:59', '09:00', false],
])('marketing at %s waits until %s, next day: %p', (at, from, nextDay) =>
  expect(sending(at)).toEqual({ allowed: false, from, nextDay }),
);

test('codes go out at any hour, and an invalid hour is refused', () => {
  expect(sending('23:00', 'otp')).toEqual({ allowed: true });
  expect(sending('24:00')).toBeUndefined();
  expect(readQuery(quietHoursFields, { at: '9' }).faults.at?.key).toBe('time');
  expect(readQuery(quietHoursFields, { kind: 'spam', at: '09:00' }).faults.kind?.key).toBe('choice');
});

test('the day is open where it is not quiet', () => {
  expect(openHours(ranges)).toBe(11);
  expect(quietSpans(ranges)).toEqual([
    { from: 0, to: 540 },
    { from: 750, to: 810 },
    { from: 1260, to: 1440 },
  ]);
  expect(openHours([['00:00', '00:00']])).toBe(0);
});

test('an audience in gigabits, gigabytes and its share of the network', () => {
  const size = (viewers: number, mbps: number, minutes: number) => audienceSize(120, { viewers, mbps, minutes });
  expect(size(50_000, 2.5, 120)).toEqual({ peakGbps: 125, gb: 112_500, sharePercent: 0.1042, fits: true });
  expect(size(24_000_000, 5, 1)).toMatchObject({ sharePercent: 100, fits: true });
  expect(size(24_000_001, 5, 1).fits).toBe(false);
  expect(readQuery(audienceSizeFields, { viewers: '1', mbps: '0.29', minutes: '1' }).faults).toHaveProperty('mbps');
});

test('no viewer more than the network carries', () => {
  expect(viewersFor(120, 2.5)).toBe(48_000_000);
  for (const { mbps } of liveLadder) {
    const most = { viewers: viewersFor(120, mbps), mbps, minutes: 1 };
    expect(audienceSize(120, most).fits).toBe(true);
    expect(audienceSize(120, { ...most, viewers: most.viewers + 1 }).fits).toBe(false);
  }
});

test.each([
  [1, 1],
  [500, 1],
  [501, 2],
  [1_000_000, 2000],
])('%d players need %d nodes', (users, nodes) => expect(shieldNodes(500, { users }).nodes).toBe(nodes));

test('no more players than a million', () => {
  expect(readQuery(shieldNodesFields, { users: '1000001' }).values).toBeUndefined();
});

test('what a cache leaves to the origin, at most everything', () => {
  expect(cacheOrigin({ gb: 10_000, hit: 85 })).toEqual([
    { percent: 85, originGb: 1500 },
    { percent: 90, originGb: 1000 },
    { percent: 95, originGb: 500 },
  ]);
  expect(cacheOrigin({ gb: 10, hit: 97 }).map(({ percent }) => percent)).toEqual([97, 100]);
  expect(readQuery(cacheOriginFields, { gb: '1', hit: '100.1' }).faults.hit).toMatchObject({ min: 0, max: 100 });
  expect(cacheOrigin({ gb: 10, hit: 100 })).toEqual([{ percent: 100, originGb: 0 }]);
});

test('copying over a part of a line', () => {
  expect(copyTime({ gb: 2000, mbps: 200, eff: 100 })).toEqual({ hours: 22.2, days: 0.9, syncAfter: false });
  expect(copyTime({ gb: 2000, mbps: 200, eff: 70 }).hours).toBe(31.7);
  expect(copyTime({ gb: 6480, mbps: 200, eff: 100 }).syncAfter).toBe(false);
  expect(copyTime({ gb: 6481, mbps: 200, eff: 100 }).syncAfter).toBe(true);
  expect(readQuery(copyTimeFields, { gb: '1', mbps: '1', eff: '9' }).faults).toHaveProperty('eff');
  // A field missing in the address keeps its initial value; an empty one is a fault.
  expect(readQuery(copyTimeFields, { gb: '2000', mbps: '200' }).values).toMatchObject({ eff: 70 });
  expect(readQuery(copyTimeFields, { gb: '1', mbps: '1', eff: '' }).faults).toHaveProperty('eff');
});

test('the floor between two places', () => {
  const sites = floorSites([{ id: 'jp-tokyo', lat: 35.68, lon: 139.69 }]);
  expect(fibreFloor(sites, { from: 'taipei', to: 'taipei' })).toEqual({
    from: 'taipei',
    to: 'taipei',
    km: 0,
    ms: 0,
    firstByteMs: 0,
  });
  expect(fibreFloor(sites, { from: 'taipei', to: 'jp-tokyo' })).toMatchObject({ km: 2099, ms: 21, firstByteMs: 63 });
  // Three times the round trip as shown: 281.3 would be three times the one before it was rounded.
  const frankfurt = fibreFloor(floorSites([{ id: 'far', lat: 50.11, lon: 8.68 }]), { from: 'taipei', to: 'far' });
  expect([frankfurt?.ms, frankfurt?.firstByteMs]).toEqual([93.8, 281.4]);
  expect(readQuery(fibreFloorFields(sites), { to: 'atlantis' }).faults.to?.key).toBe('choice');
});

test('a window is announced at twice its parts', () => {
  expect(downtimeWindow({ drain: 5, catchup: 10, verify: 10, switch: 5 })).toEqual({ sum: 30, announced: 60 });
  const { values } = readQuery(downtimeWindowFields, { drain: '0', catchup: '0', verify: '600', switch: '0' });
  expect(values && downtimeWindow(values)).toEqual({ sum: 600, announced: 1200 });
  expect(readQuery(downtimeWindowFields, { drain: '601' }).faults).toHaveProperty('drain');
});
