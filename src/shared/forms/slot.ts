// A half hour for a call, and by whose clock it was chosen: 2026-12-22T05:30Z[Asia/Tokyo], as RFC 9557 writes it.

/** Whose clocks can be chosen; the country's numbers need no country code then. */
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

/** The key of its name among the texts. */
export const zoneKey = (zone: string): string => zone.split('/')[1] ?? zone;

/** By whose clock the readers of a language choose unless they say otherwise; nobody's address is looked at. */
export const zoneOfHome = (home: string | undefined): string =>
  callZones.find(({ country }) => country === home)?.zone ?? callZones[0].zone;

export const homeOfZone = (named: string | undefined): string =>
  callZones.find(({ zone }) => zone === named)?.country ?? '';

export type Slot = { at: number; zone: string };

export const halfHourMs = 30 * 60_000;

export const slotText = ({ at, zone }: Slot): string => `${new Date(at).toISOString().slice(0, 16)}Z[${zone}]`;

/** Undefined: it is none, or by a clock that nobody can choose. */
export function readSlot(text: string): Slot | undefined {
  const [, moment = '', zone = ''] = /^(\d{4}-\d\d-\d\dT\d\d:[03]0Z)\[([A-Za-z_/]+)\]$/.exec(text) ?? [];
  const at = Date.parse(moment);
  return Number.isNaN(at) || !isCallZone(zone) ? undefined : { at, zone };
}
