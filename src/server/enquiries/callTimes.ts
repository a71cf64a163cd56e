// Half hours that can be booked for calls (the desk's hours on working days, except lunch and half hours already taken), and the
// state of the sales desk that pages show.
import type { CallDay, Desk } from '../../shared/facts/facts.ts';
import type { FieldFault, Values } from '../../shared/forms/Form.ts';
import { halfHourMs, readSlot } from '../../shared/forms/slot.ts';
import { clockText } from '../../shared/i18n/days.ts';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { listMark } from '../../shared/i18n/marks.ts';
import { localTime } from '../../shared/i18n/zones.ts';
import { type Holidays, minutesOf, type Hours } from '../content/hoursSchema.ts';
import { clientKeys } from '../ops/clientKey.ts';
import { emailKey } from '../store/emailKey.ts';
import type { Booker } from '../store/calls.ts';
import type { Store } from '../store/openStore.ts';
import type { EnquiryParts } from './EnquiryParts.ts';
import { isHoliday, isWeekend, taipeiMs, deskDayMs, deskTimes, dueAt, promisedDays, type DeskTimes } from './dueAt.ts';
import { dayMs, hourMs, minuteMs } from '../../shared/i18n/times.ts';

type CallHours = { hours: Hours; holidays: Holidays };

const halfHours = (clock: string): number => minutesOf(clock) / 30;

/** Includes days on which the desk is closed, so that pages can name them. */
export function callDays({ hours, holidays }: CallHours, now: number, taken: readonly number[]): CallDay[] {
  const { from, to, lunch, notice, days: most } = hours;
  const takenTimes = new Set(taken);
  const soonest = now + notice * hourMs;
  const signOf = (at: number, half: number): string => {
    if (lunch && half >= halfHours(lunch.from) && half < halfHours(lunch.to)) return 'l';
    if (at < soonest) return 's';
    return takenTimes.has(at) ? 't' : 'f';
  };
  const days: CallDay[] = [];
  for (let day = Math.floor((now + taipeiMs) / dayMs), working = 0; working < most; day += 1) {
    if (isWeekend(day)) continue;
    const midnight = day * dayMs - taipeiMs;
    const at = midnight + minutesOf(from) * minuteMs;
    if (isHoliday(day, holidays)) {
      days.push({ at, halves: '' });
      continue;
    }
    working += 1;
    let halves = '';
    for (let half = halfHours(from); half < halfHours(to); half += 1)
      halves += signOf(midnight + half * halfHourMs, half);
    // Today may have no half hour left.
    if (midnight + minutesOf(to) * minuteMs > soonest) days.push({ at, halves });
  }
  return days;
}

const freeIn = (days: readonly CallDay[]): number[] =>
  days.flatMap(({ at, halves }) =>
    Array.from(halves).flatMap((sign, place) => (sign === 'f' ? [at + place * halfHourMs] : [])),
  );

/** Whether the desk takes calls at that time; it may be booked already. */
export const isOffered = (of: CallHours, now: number, at: number): boolean =>
  freeIn(callDays(of, now, [])).includes(at);

/** The days with bookings from the store. */
async function openCallDays(of: CallHours, now: number, store: Store): Promise<CallDay[]> {
  const all = callDays(of, now, []);
  const taken = await store.calls.taken(now, (all.at(-1)?.at ?? now) + dayMs);
  return callDays(of, now, taken);
}

/** Times CALLS_AHEAD that one address and one IPv6 network have ahead: behind it may be the customers of a whole carrier. */
const sharedTimes = [10, 20];

export function bookersOf(
  { secrets, callsAhead }: Pick<EnquiryParts, 'secrets' | 'callsAhead'>,
  { phone, email }: Values,
  remoteAddress: string,
): Booker[] {
  const keyOf = (what: string): string => secrets.sign('limits', `call ${what}`);
  const digits = String(phone ?? '').replace(/\D/g, '');
  return [
    ...(digits ? [{ key: keyOf(digits), most: callsAhead }] : []),
    ...(email ? [{ key: keyOf(emailKey(String(email))), most: callsAhead }] : []),
    ...clientKeys(remoteAddress).map((client, at) => ({
      key: keyOf(`from ${client}`),
      most: (sharedTimes[at] ?? 1) * callsAhead,
      isShared: true,
    })),
  ];
}

const shownNear = 3;

/** The chosen half hour was just booked: names the nearest free ones of that day, in the visitor's time zone. */
export async function takenFault(
  parts: CallHours & { clock: () => number },
  store: Store,
  { slot: chosen }: Values,
  locale: LocaleCode,
): Promise<FieldFault> {
  const slot = readSlot(String(chosen));
  const days = slot ? await openCallDays(parts, parts.clock(), store) : [];
  const timeOf = (at: number) => localTime(slot?.zone ?? '', at);
  const near = freeIn(days)
    .filter((at) => slot && timeOf(at).day === timeOf(slot.at).day)
    .toSorted((one, other) => Math.abs(one - (slot?.at ?? 0)) - Math.abs(other - (slot?.at ?? 0)))
    .slice(0, shownNear)
    .toSorted((one, other) => one - other)
    .map((at) => clockText(localeOf(locale), timeOf(at).clock));
  if (near.length === 0) return { field: 'slot', key: 'slotTaken' };
  return { field: 'slot', key: 'slotTakenNear', values: { times: near.join(listMark(localeOf(locale))) } };
}

/** Longer than any series of holidays. */
const monthMs = 31 * dayMs;

/** State of the sales desk at a moment: whether it is open, when it answers a new enquiry, and when it can call. */
function deskAt(now: number, desk: DeskTimes): Desk {
  const [opened] = promisedDays(now - deskDayMs(desk) + 1, now, desk);
  const [opens = now] = promisedDays(now, now + monthMs, desk);
  const due = dueAt(now, 'enquiry', desk);
  return {
    now,
    isOpen: opened !== undefined,
    turnsAt: opened === undefined ? opens : opened + deskDayMs(desk),
    openings: promisedDays(now - 2 * dayMs, now + dayMs, desk),
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
