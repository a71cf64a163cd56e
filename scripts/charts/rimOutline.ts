// Writes a land outline whose edge along a round chart's rim is a true arc, not a chain of short lines; the chart's middle is the origin.
import type { Point } from './regions.ts';
import { numbers } from './pathText.ts';

type Step = { to: Point; along: boolean };

/** Rounded points lie a little inside or outside of the rim. */
const rimWidth = 4;

export const isOnRim = (radius: number, [x, y]: Point): boolean => Math.hypot(x, y) > radius - rimWidth;

/** The signed angle from one point of the rim to the next. */
const turn = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(ax * by - ay * bx, ax * bx + ay * by);

/** Starts where the outline leaves the rim, so that no arc is cut in two. */
function fromOffRim(radius: number, ring: readonly Point[]): Point[] {
  const start = ring.findIndex(
    (point, index) => !isOnRim(radius, point) && isOnRim(radius, ring.at(index - 1) ?? point),
  );
  return start < 0 ? [...ring] : [...ring.slice(start), ...ring.slice(0, start)];
}

export function rimOutline(radius: number, ring: readonly Point[]): string {
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
