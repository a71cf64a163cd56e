// State of the sales desk at a moment: whether it is open, when it answers a new enquiry, and when it can call.
import type { CallDay, Desk } from '../../shared/facts/facts.ts';
import type { Holidays } from '../content/hoursSchema.ts';
import type { Store } from '../store/openStore.ts';
import { callDays, openCallDays, type CallHours } from './callTimes.ts';
import { dayMs, deskDayMs, dueAt, promisedDays } from './dueAt.ts';

/** Longer than any series of holidays. */
const monthMs = 31 * dayMs;

function deskAt(now: number, holidays: Holidays): Desk {
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

/** Data for pages. If bookings are unavailable, all hours are shown, and booking a taken one is refused later. */
export const deskNeeds = (of: CallHours, open: () => Promise<Store>) => ({
  desk: (now: number): Desk => deskAt(now, of.holidays),
  async calls(now: number): Promise<CallDay[]> {
    try {
      return await openCallDays(of, now, await open());
    } catch {
      return callDays(of, now, []);
    }
  },
});
