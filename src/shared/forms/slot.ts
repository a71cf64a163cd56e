// A half hour for a call and the time zone it was chosen in, written as in RFC 9557: 2026-12-22T05:30Z[Asia/Tokyo].
import { minuteMs } from '../i18n/times.ts';

/** Time zones to choose from. Telephone numbers of the zone's country then need no country code. */
export const callZones = [
  { zone: 'Asia/Taipei', country: 'TW' },
  { zone: 'Asia/Shanghai', country: 'CN' },
  { zone: 'Asia/Hong_Kong', country: 'HK' },
  { zone: 'Asia/Singapore', country: 'SG' },
  { zone: 'Asia/Kuala_Lumpur', country: 'MY' },
  { zone: 'Asia/Phnom_Penh', country: 'KH' },
  { zone: 'Asia/Tokyo', country: 'JP' },
  { zone: 'Asia/Seoul', country: 'KR' },
  { zone: 'Australia/Sydney', country: 'AU' },
  { zone: 'Asia/Kolkata', country: 'IN' },
  { zone: 'Asia/Dubai', country: 'AE' },
  { zone: 'Europe/Berlin', country: 'DE' },
  { zone: 'Europe/London', country: 'GB' },
  { zone: 'Europe/Lisbon', country: 'PT' },
  { zone: 'America/Sao_Paulo', country: 'BR' },
  { zone: 'America/New_York', country: 'US' },
  { zone: 'America/Los_Angeles', country: 'US' },
] as const;

export const isCallZone = (zone: string): boolean => callZones.some((one) => one.zone === zone);

/** Key of the zone's name in the texts. */
export const zoneKey = (zone: string): string => zone.split('/')[1] ?? zone;

/** The zone of an office, and of most readers of a language. It never depends on the visitor's IP address. */
export const zoneOfCountry = (named: string | undefined): string =>
  callZones.find(({ country }) => country === named)?.zone ?? callZones[0].zone;

export const homeOfZone = (named: string | undefined): string =>
  callZones.find(({ zone }) => zone === named)?.country ?? '';

type Slot = { at: number; zone: string };

export const halfHourMs = 30 * minuteMs;

export const slotText = ({ at, zone }: Slot): string => `${new Date(at).toISOString().slice(0, 16)}Z[${zone}]`;

/** Undefined if the text is no slot or has a zone that is not offered. */
export function readSlot(text: string): Slot | undefined {
  const [, moment = '', zone = ''] = /^(\d{4}-\d\d-\d\dT\d\d:[03]0Z)\[([A-Za-z_/]+)\]$/.exec(text) ?? [];
  const at = Date.parse(moment);
  return Number.isNaN(at) || !isCallZone(zone) ? undefined : { at, zone };
}
