// An azimuthal projection whose crowded middle gets more room than true distances would give it.
import type { GeoRawProjection } from 'd3-geo';
import type { Point } from './regions.ts';

type Swollen = {
  project: GeoRawProjection;
  /** How far from the middle an angle lies, as a part of the chart's radius. */
  radiusOf: (angle: number) => number;
};

/** `reach`: the angle at which the chart ends. `swell`: under 1, and the smaller the more room. */
export function swollenAzimuthal(reach: number, swell: number): Swollen {
  const radiusOf = (angle: number): number => (angle / reach) ** swell;
  return {
    radiusOf,
    project(longitude, latitude): Point {
      const angle = Math.acos(Math.max(-1, Math.min(1, Math.cos(latitude) * Math.cos(longitude))));
      const scale = angle < 1e-9 ? 1 : radiusOf(angle) / Math.sin(angle);
      return [scale * Math.cos(latitude) * Math.sin(longitude), scale * Math.sin(latitude)];
    },
  };
}
