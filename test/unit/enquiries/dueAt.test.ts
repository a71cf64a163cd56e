// The promised time of an answer, by the clock or in Taipei's working hours, across nights, weekends and holidays.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder, faultList } from '../../../src/server/content/contentFolder.ts';
import { readHolidays } from '../../../src/server/content/readBrand.ts';
import {
  deskTimes,
  dueAt,
  missingHolidays,
  promisedDays,
  type ReplyPromise,
} from '../../../src/server/enquiries/dueAt.ts';
import { taipei } from '../../support/taipei.ts';

const content = onceAWorker.content();
const { holidays } = content;
const desk = deskTimes(content);
const written = (time: number): string => new Date(time + 8 * 3_600_000).toISOString().slice(0, 16);

test.each<[ReplyPromise, string, string]>([
  // 2026-11-16 is a Monday.
  ['enquiry', '2026-11-16T10:00', '2026-11-18T10:00'],
  ['enquiry', '2026-11-16T07:00', '2026-11-17T18:00'],
  ['enquiry', '2026-11-16T20:00', '2026-11-18T18:00'],
  ['enquiry', '2026-11-19T15:30', '2026-11-23T15:30'],
  ['enquiry', '2026-11-20T17:59', '2026-11-24T17:59'],
  ['enquiry', '2026-11-20T18:00', '2026-11-24T18:00'],
  ['enquiry', '2026-11-21T12:00', '2026-11-24T18:00'],
  ['enquiry', '2026-11-22T23:59', '2026-11-24T18:00'],
  // Christmas is Constitution Day in Taiwan, the weekend follows.
  ['enquiry', '2026-12-23T15:00', '2026-12-28T15:00'],
  // The lunar new year of 2027: closed from Thursday to Wednesday.
  ['enquiry', '2027-02-02T17:00', '2027-02-11T17:00'],
  // That year has no holiday list: only weekends count.
  ['enquiry', '2028-12-22T10:00', '2028-12-26T10:00'],
  ['activation', '2026-11-16T10:00', '2026-11-17T10:00'],
  ['activation', '2026-11-21T03:15', '2026-11-22T03:15'],
  ['activation', '2027-02-05T23:59', '2027-02-06T23:59'],
])('%s at %s is due %s', (promise, created, due) => {
  expect(written(dueAt(taipei(created), promise, desk))).toBe(due);
});

test.each([
  ['2026-11-19T10:00', '2026-11-20T10:00'],
  ['2026-11-20T10:00', '2026-11-23T10:00'],
  // In UTC that is still a Friday.
  ['2026-11-20T03:00', '2026-11-23T03:00'],
  ['2026-11-22T23:59', '2026-11-23T23:59'],
])('where the owner excepts weekends, a contact asked for at %s is due %s', (created, due) => {
  const weekdays = deskTimes({ ...content, owner: { reply: { weekends: false } } });
  expect(written(dueAt(taipei(created), 'activation', weekdays))).toBe(due);
});

test.each([
  ['2026-11-16T10:00', '2026-11-18T10:00', ['17', '18']],
  // The minute of opening belongs to the day, at both ends.
  ['2026-11-16T09:00', '2026-11-18T09:00', ['16', '17', '18']],
  ['2026-11-16T09:01', '2026-11-18T08:59', ['17']],
  // Already the next day in Taipei, not yet in UTC.
  ['2026-11-17T00:30', '2026-11-18T18:00', ['17', '18']],
  ['2026-11-20T17:59', '2026-11-24T17:59', ['23', '24']],
  ['2026-12-23T15:00', '2026-12-28T15:00', ['24', '28']],
  ['2026-11-21T12:00', '2026-11-22T12:00', []],
])('between %s and %s the working days are %j', (created, due, days) => {
  expect(promisedDays(taipei(created), taipei(due), desk).map(written)).toEqual(
    days.map((day) => `${created.slice(0, 8)}${day}T09:00`),
  );
});

test('a year without a holiday list is reported before it begins', () => {
  expect(missingHolidays(holidays, taipei('2026-11-21T09:00'))).toEqual([]);
  expect(missingHolidays(holidays, taipei('2027-10-20T09:00'))).toEqual([]);
  expect(missingHolidays(holidays, taipei('2027-11-20T09:00'))).toEqual(['2028']);
  expect(missingHolidays({}, taipei('2026-12-01T09:00'))).toEqual(['2026', '2027']);
});

test.each([
  ['a day of another year', '2026: [2027-01-01]\n', /holidays\.yaml:1: 2027-01-01 is not a day of 2026/],
  ['no day', '2026: [2026-13-40]\n', /holidays\.yaml:1: 2026\.0: is not a day/],
  ['no year', 'soon: []\n', /holidays\.yaml:1: soon: is not a year/],
])('%s is refused with its line', (_what, text, fault) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-holidays-'));
  writeFileSync(join(folder, 'holidays.yaml'), text);
  const faults = faultList();
  readHolidays(contentFolder(folder, faults));
  rmSync(folder, { recursive: true });
  expect(() => faults.settle()).toThrow(fault);
});
