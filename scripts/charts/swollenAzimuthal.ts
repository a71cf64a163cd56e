// An azimuthal projection that gives the crowded middle more room than true distances would.
import type { GeoRawProjection } from 'd3-geo';
import type { Point } from './regions.ts';

type Swollen = {
  project: GeoRawProjection;
  /** Distance from the middle for an angle, as a share of the chart's radius. */
  radiusOf: (angle: number) => number;
};

/** `reach`: the angle at which the chart ends. `swell`: below 1; a smaller value gives the middle more room. */
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
