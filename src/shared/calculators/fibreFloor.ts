// The shortest possible round trip between two places over fibre, and the time to first byte over HTTPS that follows from it.
import { choice } from './fields.ts';
import { rounded } from './rounded.ts';

type Place = { lat: number; lon: number };

export const taipei: Place = { lat: 25.03, lon: 121.56 };

export const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function kmBetween(a: Place, b: Place): number {
  const [from, to] = [radians(a.lat), radians(b.lat)];
  const turn = radians(b.lon - a.lon);
  const haversine = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(turn / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** In radians, clockwise from north. */
export function bearingOf(a: Place, b: Place): number {
  const [from, to] = [radians(a.lat), radians(b.lat)];
  const turn = radians(b.lon - a.lon);
  const east = Math.sin(turn) * Math.cos(to);
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn);
  return Math.atan2(east, north);
}

/** Light in fibre travels 200 km a millisecond, and a round trip is twice the distance. */
export const roundTripKmPerMs = 100;
/** Of a round trip, as it is shown. */
export const floorMs = (km: number): number => rounded(km / roundTripKmPerMs, 1);
/** One for the connection, one for TLS, one for the request. */
const tripsToFirstByte = 3;

type Site = Place & { id: string };

export const floorSites = (regions: readonly Site[]): Site[] => [{ id: 'taipei', ...taipei }, ...regions];

/** `start`: where most of a language's readers are; Taipei where the site has no such place. */
export const fibreFloorFields = (sites: readonly Site[], start = 'taipei') => {
  const ids = sites.map(({ id }) => id);
  const known = (id: string) => (ids.includes(id) ? id : 'taipei');
  return { from: choice(ids, known(start)), to: choice(ids, known('eu-frankfurt')) };
};

type Asked = { from: string; to: string };

export function fibreFloor(sites: readonly Site[], { from, to }: Asked) {
  const [start, end] = [from, to].map((id) => sites.find((site) => site.id === id));
  if (!start || !end) return undefined;
  const km = from === to ? 0 : kmBetween(start, end);
  // Rounded first, so that three times the round trip shown is the time to first byte shown.
  const ms = floorMs(km);
  return { from, to, km: Math.round(km), ms, firstByteMs: rounded(ms * tripsToFirstByte, 1) };
}
