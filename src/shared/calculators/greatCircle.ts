// Distance and bearing between two places on the globe.
export type Place = { lat: number; lon: number };

export const taipei: Place = { lat: 25.03, lon: 121.56 };

const earthRadiusKm = 6371;
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
