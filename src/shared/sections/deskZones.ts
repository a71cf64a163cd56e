// Where the sales desk is reached from, and what the clocks say there while it works in Taipei.
import { hoursAhead } from '../i18n/zones.ts';

/** The desk's own clock. */
export const deskZone = 'Asia/Taipei';

/** One city for each country with an office, and for readers whose working day is another one. */
export const zoneOf: Readonly<Record<string, string>> = {
  TW: deskZone,
  CN: 'Asia/Shanghai',
  HK: 'Asia/Hong_Kong',
  SG: 'Asia/Singapore',
  MY: 'Asia/Kuala_Lumpur',
  KH: 'Asia/Phnom_Penh',
  JP: 'Asia/Tokyo',
  BR: 'America/Sao_Paulo',
};

const hours = 24;

/** How many hours the clocks of a zone are ahead of the desk's on a day, such as 2026-11-21. */
export const aheadOfDesk = (zone: string, day: string): number => hoursAhead(zone, day) - hoursAhead(deskZone, day);

export const hourOf = (clock: string): number => {
  const [hour = '0', minute = '0'] = clock.split(':');
  return Number(hour) + Number(minute) / 60;
};

/** An hour of a day: beyond midnight, of the next one. */
const within = (hour: number): number => ((hour % hours) + hours) % hours;

/** 9.5 is 9:30. */
export function clockOf(hour: number): string {
  const minutes = Math.floor(within(hour) * 60 + 0.001);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

const hourMs = 3_600_000;

/** How late it is at a place. */
export const hourIn = (zone: string, at: number): number =>
  within(at / hourMs + hoursAhead(zone, new Date(at).toISOString().slice(0, 10)));

/** Where a stretch of hours lies on one day: two parts where it runs over midnight. */
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

/** Of a day, as drawings are measured. */
export const shareOfDay = (hour: number, days = 1): string => `${Math.round((hour / hours / days) * 10_000) / 100}%`;

/** Such as UTC+8, with a true minus. */
export function zoneName(zone: string, day: string): string {
  const ahead = hoursAhead(zone, day);
  return `UTC${ahead < 0 ? '−' : '+'}${Math.abs(ahead)}`;
}
