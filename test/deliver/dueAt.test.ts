// The promise in working hours of Taipei, over nights and weekends.
import { dueAt, type ReplyPromise } from '../../src/server/deliver/dueAt.ts';

const taipei = (text: string): number => Date.parse(`${text}:00+08:00`);
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
  ['activation', '2026-11-16T10:00', '2026-11-17T10:00'],
  ['activation', '2026-11-16T00:30', '2026-11-16T18:00'],
  ['activation', '2026-11-16T18:30', '2026-11-17T18:00'],
  ['activation', '2026-11-20T15:00', '2026-11-23T15:00'],
  ['activation', '2026-11-21T15:00', '2026-11-23T18:00'],
  ['activation', '2026-12-31T15:00', '2027-01-01T15:00'],
])('%s at %s is due %s', (promise, created, due) => {
  expect(written(dueAt(taipei(created), promise))).toBe(due);
});

test('an activation on a working day is due within 24 hours', () => {
  for (let minute = 0; minute < 4 * 24 * 60; minute += 7) {
    const created = taipei('2026-11-16T00:00') + minute * 60_000;
    const due = dueAt(created, 'activation');
    expect(due).toBeGreaterThan(created);
    expect(due - created).toBeLessThanOrEqual(24 * 3_600_000);
  }
});
