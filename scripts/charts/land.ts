// The world's coast lines at the detail a chart asks for.
import { createRequire } from 'node:module';
import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

type LandTopology = Topology<{ land: GeometryCollection }>;

const topology: LandTopology = createRequire(import.meta.url)('world-atlas/land-110m.json');
const weighed = presimplify(topology, sphericalTriangleArea);

/** Bends that enclose less than this area of the sphere are straightened. */
export function land(smallestBend: number): FeatureCollection {
  const simple = simplify(weighed, smallestBend);
  return feature(simple, simple.objects.land);
}
