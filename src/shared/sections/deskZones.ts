// The sales desk's hours, on its own clock and on those of other time zones.
import { aheadAt, hoursAhead } from '../i18n/zones.ts';
import { dayMs, hourMs } from '../i18n/times.ts';

/** Time zone of the sales desk. */
export const deskZone = 'Asia/Taipei';

const hours = 24;

/** Hours by which a zone is ahead of the desk on a date such as 2026-11-21. */
export const aheadOfDesk = (zone: string, day: string): number => hoursAhead(zone, day) - hoursAhead(deskZone, day);

export const hourOf = (clock: string): number => {
  const [hour = '0', minute = '0'] = clock.split(':');
  return Number(hour) + Number(minute) / 60;
};

/** Wraps an hour around midnight. */
const within = (hour: number): number => ((hour % hours) + hours) % hours;

/** Turns 570 into 9:30. */
export const clockOfMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Turns 9.5 into 9:30. */
export function clockOf(hour: number): string {
  return clockOfMinutes(Math.floor(within(hour) * 60 + 0.001));
}

/** The hour in a zone at a timestamp. */
export const hourIn = (zone: string, at: number): number => within(at / hourMs + aheadAt(zone, at));

/** When the day of a moment began in a zone. */
export function midnightIn(zone: string, at: number): number {
  const ahead = aheadAt(zone, at) * hourMs;
  return Math.floor((at + ahead) / dayMs) * dayMs - ahead;
}

/** A span of hours on one day; two parts if it crosses midnight. */
export function partsOfDay(from: number, length: number): (readonly [from: number, length: number])[] {
  const start = within(from);
  const first = Math.min(length, hours - start);
  return first < length
    ? ([
        [start, first],
        [0, length - first],
      ] as const)
    : ([[start, first]] as const);
}

/** Hours that a clock written at an end of the desk's day takes in the drawing. */
const written = 1.6;

/**
 * Whether the clock at an end of the desk's day is written inside the day. Where the line of the current time would
 * run through it there, as if it named the current time, it is written outside, if the drawing has room.
 */
export function isInside(end: 'opens' | 'closes', hour: number, now: number): boolean {
  const away = within(end === 'opens' ? now - hour : hour - now);
  const room = end === 'opens' ? hour : hours - hour;
  return away > written || room < written;
}

type Span = { from: number; to: number };

/** The spans of a day outside of the given ones, which are in order; all in minutes. */
export function spansOutside(spans: readonly Span[]): Span[] {
  const end = hours * 60;
  return [...spans, { from: end, to: end }]
    .map(({ from }, index) => ({ from: spans[index - 1]?.to ?? 0, to: from }))
    .filter(({ from, to }) => to > from);
}

/** An hour as a share of a day or of several, for drawings. */
export const shareOfDay = (hour: number, days = 1): string => `${Math.round((hour / hours / days) * 10_000) / 100}%`;
