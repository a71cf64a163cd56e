// Reads the regions from content, with the distance of each from Taipei and the shortest round trip.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  earthRadiusKm,
  floorMs,
  kmBetween,
  roundTripKmPerMs,
  taipei as origin,
} from '../../src/shared/calculators/fibreFloor.ts';
import type { RegionFloor } from '../../src/shared/facts/Charts.ts';

export type Point = [number, number];
export type Region = { id: string; lonLat: Point; zones: number; floor: RegionFloor };

type Row = { id: string; lat: number; lon: number; zones: number };

export const taipei: Point = [origin.lon, origin.lat];

export const kmOfMs = (ms: number): number => ms * roundTripKmPerMs;
export const radiansOfKm = (km: number): number => km / earthRadiusKm;

function floorOf(region: Row): RegionFloor {
  const km = kmBetween(origin, region);
  return { km: Math.round(km), ms: floorMs(km) };
}

export function readRegions(file: string): Region[] {
  const rows: Row[] = parse(readFileSync(file, 'utf8'));
  return rows.map((row) => {
    const { id, lat, lon, zones } = row;
    if (![lat, lon, zones].every(Number.isFinite))
      throw new Error(`${file}: ${id} needs numbers for lat, lon and zones`);
    const lonLat: Point = [lon, lat];
    return { id, lonLat, zones, floor: floorOf(row) };
  });
}
