// State of the sales desk at a moment: whether it is open, when it answers a new enquiry, and when it can call.
import type { CallDay, Desk } from '../../shared/facts/facts.ts';
import type { Store } from '../store/openStore.ts';
import { callDays, openCallDays, type CallHours } from './callTimes.ts';
import { deskDayMs, deskTimes, dueAt, promisedDays, type DeskTimes } from './dueAt.ts';
import { dayMs } from '../../shared/i18n/times.ts';

/** Longer than any series of holidays. */
const monthMs = 31 * dayMs;

function deskAt(now: number, desk: DeskTimes): Desk {
  const [opened] = promisedDays(now - deskDayMs(desk) + 1, now, desk);
  const [opens = now] = promisedDays(now, now + monthMs, desk);
  const due = dueAt(now, 'enquiry', desk);
  return {
    now,
    isOpen: opened !== undefined,
    turnsAt: opened === undefined ? opens : opened + deskDayMs(desk),
    replyDays: promisedDays(now, due, desk),
    dueAt: due,
  };
}

/** Data for pages. If bookings are unavailable, all hours are shown, and booking a taken one is refused later. */
export const deskNeeds = (of: CallHours & Parameters<typeof deskTimes>[0], open: () => Promise<Store>) => ({
  desk: (now: number): Desk => deskAt(now, deskTimes(of)),
  async calls(now: number): Promise<CallDay[]> {
    try {
      return await openCallDays(of, now, await open());
    } catch {
      return callDays(of, now, []);
    }
  },
});
