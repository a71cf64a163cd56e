// Draws the hero: an azimuthal chart around Taipei whose rings are the shortest fibre round trips.
import { geoPath, geoProjection } from 'd3-geo';
import type { ChartNode, HeroChart } from '../../src/shared/facts/Charts.ts';
import { chartNode, heroLettering, heroRoutesWithoutName } from './labels.ts';
import { land, ringsOf } from './coastLines.ts';
import { bow, numbers } from './pathText.ts';
import { kmOfMs, radiansOfKm, taipei, type Point, type Region } from './regions.ts';
import { swollenAzimuthal } from './swollenAzimuthal.ts';

type Step = { to: Point; along: boolean };

/** Tolerance: rounded points lie a little inside or outside the rim. */
const rimWidth = 4;

const isOnRim = (radius: number, [x, y]: Point): boolean => Math.hypot(x, y) > radius - rimWidth;

/** The signed angle from one point of the rim to the next. */
const turn = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(ax * by - ay * bx, ax * bx + ay * by);

/** Reorders the ring to start where the outline leaves the rim, so that no arc is cut in two. */
function fromOffRim(radius: number, ring: readonly Point[]): Point[] {
  const start = ring.findIndex(
    (point, index) => !isOnRim(radius, point) && isOnRim(radius, ring.at(index - 1) ?? point),
  );
  return start < 0 ? [...ring] : [...ring.slice(start), ...ring.slice(0, start)];
}

/**
 * Writes a land outline whose edge along the rim of a round chart is a true arc instead of many short lines; the origin
 * is the chart's centre.
 */
function rimOutline(radius: number, ring: readonly Point[]): string {
  const points = fromOffRim(radius, ring);
  let here = points[0] ?? [0, 0];
  let text = `M${numbers(here)}`;
  let arc = { start: here, angle: 0 };
  const line: number[] = [];
  const drawLine = (): void => {
    if (line.length > 0) text += `l${numbers(line.splice(0))}`;
  };
  const drawArc = (): void => {
    if (arc.angle === 0) return;
    const flags = [Math.abs(arc.angle) > Math.PI ? 1 : 0, arc.angle > 0 ? 1 : 0];
    text += `a${numbers([radius, radius, 0, ...flags, here[0] - arc.start[0], here[1] - arc.start[1]])}`;
  };
  const steps: Step[] = points
    .slice(1)
    .map((to, index) => ({ to, along: isOnRim(radius, to) && isOnRim(radius, points[index] ?? to) }));
  for (const { to, along } of steps) {
    if (along) {
      drawLine();
      if (arc.angle === 0) arc = { start: here, angle: 0 };
      arc.angle += turn(here, to);
    } else {
      drawArc();
      arc = { start: to, angle: 0 };
      line.push(to[0] - here[0], to[1] - here[1]);
    }
    here = to;
  }
  drawLine();
  drawArc();
  return `${text}z`;
}

/** Taipei is the origin: circles need no centre, and most numbers are short. */
const radius = 298;
const margin = 42;
const ringTimes = [10, 20, 40, 80, 120];
/** Angle at which the chart ends, just past the farthest region. */
const reach = (117.5 * Math.PI) / 180;
/** Under 1: the crowded middle gets more room than true distances would give it. */
const swell = 0.62;
/** Shorter arcs would be hidden under the name of the centre. */
const shortestArc = 50;
const arcLean = 0.16;

const { project, radiusOf } = swollenAzimuthal(reach, swell);

const projection = geoProjection(project)
  .rotate([-taipei[0], -taipei[1]])
  .scale(radius)
  .translate([0, 0])
  .clipAngle(117.2)
  .precision(0.8);

const onBearing = (degrees: number, distance: number): Point => [
  Math.round(distance * Math.sin((degrees * Math.PI) / 180)),
  Math.round(-distance * Math.cos((degrees * Math.PI) / 180)),
];

function drawLand(): string {
  const rings = ringsOf(geoPath(projection), land(4e-5), {
    smallestIsland: 55,
    keepNear: { place: [0, 0], within: 16 },
    smallestCorner: 24,
    // Every visitor loads this outline before anything is shown: the detail goes to the middle, where the names are.
    coarseness: ([x, y]) => 1 + 3 * (Math.hypot(x, y) / radius) ** 2,
    fixed: (point) => isOnRim(radius, point),
  });
  return rings.map((ring) => rimOutline(radius, ring)).join('');
}

function ring(ms: number): HeroChart['rings'][number] {
  const r = Math.round(radius * radiusOf(radiansOfKm(kmOfMs(ms))));
  // South-east is open sea up to the rim: the times are placed there, away from the edge of a narrow picture.
  const [x, y] = onBearing(ms > 100 ? 125 : 138, r);
  return { ms, r, label: { x, y, anchor: 'middle' } };
}

function bearing(degrees: number): HeroChart['bearings'][number] {
  const [x, y] = onBearing(degrees, 321);
  return { text: String(degrees).padStart(3, '0'), x, y };
}

function place(region: Region): ChartNode {
  const [x, y] = projection(region.lonLat) ?? [Number.NaN, Number.NaN];
  return chartNode(region, [Math.round(x), Math.round(y)], heroLettering);
}

export function heroChart(regions: readonly Region[]): HeroChart {
  const nodes = regions.map(place);
  const hasRoute = ({ id, label }: ChartNode): boolean => label !== undefined || heroRoutesWithoutName.has(id);
  const far = nodes.filter((node) => hasRoute(node) && Math.hypot(node.px, node.py) > shortestArc);
  const edge = radius + margin;
  return {
    viewBox: numbers([-edge, -edge, 2 * edge, 2 * edge]),
    radius,
    land: drawLand(),
    rings: ringTimes.map(ring),
    bearings: Array.from({ length: 12 }, (_, index) => bearing(index * 30)),
    arcs: far.map(({ px, py }) => bow([0, 0], [px, py], arcLean)).join(''),
    nodes,
  };
}
