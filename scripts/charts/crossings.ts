// Measures the shortest line from each city to Shanghai and the part of it outside the mainland, by the chart's borders.
import { createRequire } from 'node:module';
import { geoContains, geoInterpolate } from 'd3-geo';
import type { Feature, FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Crossing } from '../../src/shared/facts/Charts.ts';
import { kmBetween } from '../../src/shared/calculators/fibreFloor.ts';
import type { Point, Region } from './regions.ts';
import { taipei } from './regions.ts';

type CountryTopology = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Steps along a line: finer than the chart's coast lines. */
const steps = 2000;

function mainland(): Feature {
  const topology: CountryTopology = createRequire(import.meta.url)('world-atlas/countries-50m.json');
  const countries: FeatureCollection = feature(topology, topology.objects.countries);
  const found = countries.features.find(({ properties }) => properties?.['name'] === 'China');
  if (!found) throw new Error('The atlas has no mainland China');
  return found;
}

const placed = ([lon, lat]: Point) => ({ lon, lat });

/** The share of the line already travelled where it enters the mainland. */
function enteredAt(from: Point, to: Point, land: Feature): number {
  const at = geoInterpolate(from, to);
  for (let step = 0; step <= steps; step += 1) if (geoContains(land, at(step / steps))) return step / steps;
  return 1;
}

export function crossings(regions: readonly Region[]): Record<string, Crossing> {
  const placeOf = (id: string): Point => {
    const region = regions.find((one) => one.id === id);
    if (!region) throw new Error(`content/regions.yaml has no ${id}`);
    return region.lonLat;
  };
  const to = placeOf('cn-shanghai');
  const land = mainland();
  const from: Record<string, Point> = {
    'cn-shanghai': to,
    'cn-hangzhou': placeOf('cn-hangzhou'),
    taipei,
    hongkong: placeOf('hongkong'),
  };
  return Object.fromEntries(
    Object.entries(from).map(([id, point]) => {
      const km = kmBetween(placed(point), placed(to));
      const outside = id.startsWith('cn-') ? 0 : enteredAt(point, to, land);
      return [id, { km: Math.round(km), outsideKm: Math.round(km * outside) }];
    }),
  );
}
