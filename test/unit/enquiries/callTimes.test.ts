// Half hours that are offered for calls, and their names in time zones whose clocks change.
import { bookersOf, callDays, isOffered } from '../../../src/server/enquiries/callTimes.ts';
import { calendarFile } from '../../../src/server/messages/calendar.ts';
import { readSlot, slotText } from '../../../src/shared/forms/slot.ts';
import { localTime, utcName } from '../../../src/shared/i18n/zones.ts';
import { callSpreads, freeIn } from '../../../src/shared/sections/calls/callColumns.ts';
import { secretsOf } from '../../../src/server/secrets.ts';
import { taipei } from '../../support/taipei.ts';

const halfHour = 1_800_000;
const hours = { from: '9:00', to: '18:00', lunch: { from: '12:00', to: '13:00' }, notice: 2, days: 5 };
const holidays = { 2026: ['2026-12-25'] };
/** A Tuesday. */
const now = taipei('2026-12-22T10:10');

test('a day offers its half hours except lunch; too early ones are not called taken; holidays are named, weekends are not', () => {
  const days = callDays({ hours, holidays }, now, [taipei('2026-12-23T09:30')]);
  expect(days.map(({ at, halves }) => [new Date(at + 8 * 3_600_000).toISOString().slice(0, 10), halves])).toEqual([
    // 9:00 to 12:00 is too soon, and 12:00 is lunch.
    ['2026-12-22', 'ssssssllffffffffff'],
    ['2026-12-23', 'ftffffllffffffffff'],
    ['2026-12-24', 'ffffffllffffffffff'],
    ['2026-12-25', ''],
    ['2026-12-28', 'ffffffllffffffffff'],
    ['2026-12-29', 'ffffffllffffffffff'],
  ]);
});

test.each([
  ['in the middle of an afternoon', '2026-12-22T14:30', true],
  ['too soon', '2026-12-22T12:00', false],
  ['at lunch', '2026-12-23T12:30', false],
  ['in the evening', '2026-12-23T18:00', false],
  ['on a holiday', '2026-12-25T10:00', false],
  ['on a Saturday', '2026-12-26T10:00', false],
  ['between two half hours', '2026-12-23T10:15', false],
  ['next year', '2027-03-02T10:00', false],
])('%s', (_, time, offered) => {
  expect(isOffered({ hours, holidays }, now, taipei(time))).toBe(offered);
});

test('when the last half hours of today are too soon, today is not shown', () => {
  const evening = callDays({ hours, holidays }, taipei('2026-12-22T17:00'), []);
  expect(evening[0]?.at).toBe(taipei('2026-12-23T09:00'));
});

/** A moment in several places: what their clocks show on both sides of a change. */
test.each([
  // The clocks of London go back at 1:00 UTC on 25 October, forward on 28 March.
  ['Europe/London', '2026-10-23T02:00Z', '2026-10-23', '3:00', 'UTC+1'],
  ['Europe/London', '2026-10-26T02:00Z', '2026-10-26', '2:00', 'UTC+0'],
  ['Europe/London', '2027-03-29T02:00Z', '2027-03-29', '3:00', 'UTC+1'],
  // Those of New York on 1 November and 14 March.
  ['America/New_York', '2026-10-30T01:30Z', '2026-10-29', '21:30', 'UTC−4'],
  ['America/New_York', '2026-11-02T01:30Z', '2026-11-01', '20:30', 'UTC−5'],
  ['America/New_York', '2027-03-15T01:30Z', '2027-03-14', '21:30', 'UTC−4'],
  // Brazil has had no summer time since 2019, when it would have begun in November.
  ['America/Sao_Paulo', '2026-10-30T01:30Z', '2026-10-29', '22:30', 'UTC−3'],
  ['America/Sao_Paulo', '2026-11-30T01:30Z', '2026-11-29', '22:30', 'UTC−3'],
  ['America/Sao_Paulo', '2018-12-03T01:30Z', '2018-12-02', '23:30', 'UTC−2'],
  ['Asia/Kolkata', '2026-12-22T01:00Z', '2026-12-22', '6:30', 'UTC+5:30'],
])('%s at %s', (zone, moment, day, clock, utc) => {
  const at = Date.parse(moment);
  expect({ ...localTime(zone, at), utc: utcName(zone, at) }).toEqual({ day, clock, utc });
});

test('a desk day that spans two days of the visitor is shown on both, even while clocks change; columns are as even as possible', () => {
  const october = callDays({ hours, holidays: {} }, taipei('2026-10-30T00:00'), []);
  const spreads = callSpreads(october, 'America/New_York');
  expect(
    spreads.map((spread) => spread.map(({ day, halves }) => [day, halves[0]?.clock, halves.at(-1)?.clock])),
  ).toEqual([
    [
      // Friday 9:00 to 18:00 in Taipei, in summer time.
      ['2026-10-29', '21:00', '23:30'],
      ['2026-10-30', '0:00', '5:30'],
      ['2026-11-01', '20:00', '23:30'],
      ['2026-11-02', '0:00', '23:30'],
    ],
    [
      ['2026-11-03', '0:00', '23:30'],
      ['2026-11-04', '0:00', '23:30'],
      ['2026-11-05', '0:00', '4:30'],
    ],
  ]);
  expect(spreads.map(freeIn)).toEqual([38, 42]);
});

test('a holiday has its own column if its day has one', () => {
  const days = callDays({ hours, holidays }, now, []);
  const closedIn = (zone: string) =>
    callSpreads(days, zone).flatMap((spread) =>
      spread.filter(({ halves }) => halves.length === 0).map(({ day }) => day),
    );
  expect(closedIn('Asia/Tokyo')).toEqual(['2026-12-25']);
  expect(closedIn('America/New_York')).toEqual([]);
});

test.each(['2026-12-22T05:30Z[Asia/Tokyo]', '2026-12-22T01:00Z[America/Sao_Paulo]'])('%s is read unchanged', (text) => {
  const slot = readSlot(text);
  expect(slot && slotText(slot)).toBe(text);
});

test.each([
  '',
  '2026-12-22T05:30Z',
  '2026-12-22T05:31Z[Asia/Tokyo]',
  '2026-13-22T05:30Z[Asia/Tokyo]',
  '2026-12-22T05:30Z[Mars/Base]',
])('no half hour: %s', (text) => expect(readSlot(text)).toBeUndefined());

test('a calendar file has lines of at most 75 bytes, escaped commas, and the method for the calendar', () => {
  const at = Date.parse('2026-12-22T05:30:00Z');
  const file = calendarFile({
    method: 'REQUEST',
    uid: 'CO-7F3K-29QD@cocloud.example',
    sequence: 2,
    from: at,
    to: at + halfHour,
    madeAt: at - 86_400_000,
    summary: '営業窓口からのお電話、ご登録の番号へ；'.repeat(4),
    description: 'One, two; three\\four\nfive',
    url: 'https://cocloud.example/jp/callback/0123456789abcdef0123456789abcdef01234567',
    organizer: { name: 'CO"Cloud', address: 'sales@cocloud.example' },
    attendee: 'you@shop.example',
  });
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file).not.toMatch(/[^\r]\n/);
  const whole = file.replaceAll('\r\n ', '').split('\r\n');
  expect(whole).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'SEQUENCE:2',
      'DTSTART:20261222T053000Z',
      'DTEND:20261222T060000Z',
      'DESCRIPTION:One\\, two\\; three\\\\four\\nfive',
      'ORGANIZER;CN="CO Cloud":mailto:sales@cocloud.example',
      'STATUS:CONFIRMED',
    ]),
  );
});

test('a booking counts for phone, mailbox, address and IPv6 network; the last two are shared and have more', () => {
  const secrets = secretsOf(['calls-of-a-test-0123456789-abcdefghi']);
  const bookers = (address: string, phone = '+81 90 1234 5678') =>
    bookersOf({ secrets, callsAhead: 2 }, { phone, email: 'Ada@example.com' }, address);
  const mosts = (address: string) => bookers(address).map(({ most, isShared = false }) => [most, isShared]);
  const person = [
    [2, false],
    [2, false],
  ];
  expect(mosts('203.0.113.9')).toEqual([...person, [20, true]]);
  expect(mosts('2001:db8:7:1::1')).toEqual([...person, [20, true], [40, true]]);
  const keys = (address: string) => bookers(address).map(({ key }) => key);
  // Another line of the same network; another spelling of the same phone.
  expect(keys('2001:db8:7:2::9').map((key, at) => key === keys('2001:db8:7:1::1')[at])).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(bookers('203.0.113.9', '+81-90-12345678')[0]).toEqual(bookers('203.0.113.9')[0]);
});
