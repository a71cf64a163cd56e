// The example attack: its figures agree with its curve, and when it is at least as large as a line can take.
import { attackAbove, attackCurve, exampleAttack } from '../../../src/shared/calculators/exampleAttack.ts';

test('its parts add up to its peak, which the curve reaches, in its minutes', () => {
  const { udpGbps, synGbps, gbps, minutes } = exampleAttack;
  expect(udpGbps + synGbps).toBe(gbps);
  expect(Math.max(...attackCurve.map(([, value]) => value))).toBe(gbps);
  expect(attackCurve.map(([minute]) => minute)).toEqual(
    attackCurve.map(([minute]) => minute).toSorted((a, b) => a - b),
  );
  expect([attackCurve[0]?.[0], attackCurve[attackCurve.length - 1]?.[0]]).toEqual([0, minutes]);
});

test.each([
  ['all the time', 1, 0, 30],
  ['at points of the curve', 26, 1, 28 + 9 / 17],
  ['between points', 13.5, 0.5, 29 + 4.5 / 17],
  ['on a slow rise', 47, 3, 26 + 2 / 7],
  ['not in a dip between two peaks', 58, 4 + 15 / 7, 20 + 1 / 3],
  ['at the peaks', 60, 7, 17],
])('at least so large %s: %d Gbps', (_, gbps, from, to) => {
  const above = attackAbove(gbps);
  expect([above.from, above.to]).toEqual([expect.closeTo(from, 9), expect.closeTo(to, 9)]);
});
