// Great-circle distance, bearing and fibre time from Taipei, computed from coordinates.
import type { Region } from '../../app/needs.ts';
import { roundTripKmPerMs } from '../../calculators/fibreFloor.ts';
import { bearingOf, kmBetween, taipei } from '../../calculators/greatCircle.ts';

export type Passage = { region: Region; km: number; ms: number; bearing: number };

export function passageTo(region: Region): Passage {
  const km = kmBetween(taipei, region);
  return { region, km, ms: km / roundTripKmPerMs, bearing: bearingOf(taipei, region) };
}
