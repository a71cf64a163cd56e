// What the sales desk does at a moment, and when it answers an enquiry that comes then.
import type { Desk } from '../../shared/facts/facts.ts';
import type { Holidays } from '../content/holidaysSchema.ts';
import { deskDayMs, dueAt, promisedDays } from './dueAt.ts';

/** Longer than any row of holidays. */
const monthMs = 31 * 24 * 3_600_000;

export function deskAt(now: number, holidays: Holidays): Desk {
  const [opened] = promisedDays(now - deskDayMs + 1, now, holidays);
  const [opens = now] = promisedDays(now, now + monthMs, holidays);
  const due = dueAt(now, 'enquiry', holidays);
  return {
    now,
    isOpen: opened !== undefined,
    turnsAt: opened === undefined ? opens : opened + deskDayMs,
    replyDays: promisedDays(now, due, holidays),
    dueAt: due,
  };
}
