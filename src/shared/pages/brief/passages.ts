// Great-circle distance, bearing and fibre time from Taipei, computed from coordinates.
import type { Region } from '../../app/needs.ts';

const taipei = { lat: 25.03, lon: 121.56 };
const earthRadiusKm = 6371;
/** Light in fibre runs 200 km a millisecond, and a round trip is twice the way. */
const roundTripKmPerMs = 100;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export type Passage = { region: Region; km: number; ms: number; bearing: number };

export function passageTo(region: Region): Passage {
  const [from, to] = [radians(taipei.lat), radians(region.lat)];
  const turn = radians(region.lon - taipei.lon);
  const haversine = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(turn / 2) ** 2;
  const km = 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine));
  const east = Math.sin(turn) * Math.cos(to);
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn);
  return { region, km, ms: km / roundTripKmPerMs, bearing: Math.atan2(east, north) };
}
