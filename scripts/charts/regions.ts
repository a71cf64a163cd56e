// Reads the regions from content and measures the distance and bearing of each from Taipei.
import { readFileSync } from 'node:fs';
import { geoDistance } from 'd3-geo';
import { parse } from 'yaml';
import type { RegionFloor } from '../../src/shared/facts/Charts.ts';

export type Point = [number, number];
export type Region = { id: string; lonLat: Point; zones: number; floor: RegionFloor };

type Row = { id: string; lat: number; lon: number; zones: number };

export const taipei: Point = [121.56, 25.03];

export const earthRadiusKm = 6371;
/** Light in glass travels 200 km a millisecond: 100 km there and back. */
const roundTripKmPerMs = 100;

export const kmOfMs = (ms: number): number => ms * roundTripKmPerMs;
export const radiansOfKm = (km: number): number => km / earthRadiusKm;

function floorOf(lonLat: Point): RegionFloor {
  const km = geoDistance(taipei, lonLat) * earthRadiusKm;
  return { km: Math.round(km), ms: Math.round((km / roundTripKmPerMs) * 10) / 10 };
}

export function readRegions(file: string): Region[] {
  const rows: Row[] = parse(readFileSync(file, 'utf8'));
  return rows.map(({ id, lat, lon, zones }) => {
    if (![lat, lon, zones].every(Number.isFinite))
      throw new Error(`${file}: ${id} needs numbers for lat, lon and zones`);
    const lonLat: Point = [lon, lat];
    return { id, lonLat, zones, floor: floorOf(lonLat) };
  });
}
