// The clocks at the ends of the sales desk's day, beside the line of the current time.
import { hourAt } from '../../../src/shared/pages/sms/sending.ts';
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

test.each([
  // The clocks of Toronto go back on 1 November and forward on 14 March, in its night: ten in the morning in Taipei is before.
  ['America/Toronto', '2026-11-01', 22, -1],
  ['America/Toronto', '2026-11-02', 21, -1],
  ['America/Toronto', '2027-03-14', 21, -1],
  ['America/Toronto', '2027-03-15', 22, -1],
  // Those of Zurich do so one hour before ten in Taipei.
  ['Europe/Zurich', '2026-10-24', 4, 0],
  ['Europe/Zurich', '2026-10-25', 3, 0],
  ['Europe/Zurich', '2027-03-28', 4, 0],
  ['Asia/Tokyo', '2028-02-29', 11, 0],
])('at ten in Taipei the clocks of %s show, on %s, %d hours', (zone, day, hour, days) => {
  expect(hourAt(zone, 'Asia/Taipei', day, 10)).toEqual({ hour, days });
});
