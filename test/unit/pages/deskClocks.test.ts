// The clocks at the ends of the sales desk's day, beside the line of the current time.
import { isInside } from '../../../src/shared/sections/deskZones.ts';

test.each([
  ['opens', 10, 8, true],
  ['opens', 10, 10.5, false],
  ['opens', 10, 13, true],
  ['closes', 19, 16, true],
  ['closes', 19, 18.2, false],
  ['closes', 19, 19.5, true],
  // A day that begins late in the evening.
  ['opens', 22, 23.2, false],
  ['closes', 0.5, 23.9, false],
  // No room above midnight.
  ['opens', 1, 1.5, true],
] as const)('the hour when the desk %s (%d) is inside its day at %d: %s', (end, hour, now, inside) => {
  expect(isInside(end, hour, now)).toBe(inside);
});
