// Writes points as short SVG path strings.
import type { Point } from './regions.ts';

const short = (value: number): string => String(value).replace(/^(-?)0\./, '$1.');

/** Numbers in a row; a minus sign needs no space before it. */
export function numbers(values: readonly number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ' ' : '') + short(value)).join('');
}

/** Closed outline of straight lines, in relative coordinates so that most numbers have one or two digits. */
export function outline(ring: readonly Point[]): string {
  const [start = [0, 0]] = ring;
  const steps = ring.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = ring[index] ?? start;
    return [x - fromX, y - fromY];
  });
  return `M${numbers(start)}l${numbers(steps)}z`;
}

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** A smooth line guided by the points: T mirrors each control point exactly onto the next one. */
export function smoothLine(points: readonly Point[]): string {
  const [start = [0, 0], first = start] = points;
  const middles = points.slice(1, -1).map((point, index) => between(point, points[index + 2] ?? point));
  const [entry = first, ...rest] = middles.slice(0, -1);
  return `M${numbers(start)}Q${numbers([...first, ...entry])}T${numbers([...rest, ...(points.at(-1) ?? start)].flat())}`;
}

/** A smooth closed outline guided by the points. */
export function smoothRing(points: readonly Point[]): string {
  const middles = points.map((point, index) => between(point, points[(index + 1) % points.length] ?? point));
  const last = middles.at(-1) ?? [0, 0];
  const [first = last, ...rest] = middles;
  return `M${numbers(last)}Q${numbers([...(points[0] ?? last), ...first])}T${numbers(rest.flat())}z`;
}

/** A curved line between two points; `lean` is the part of its length by which it leans to the left. */
export function bow([ax, ay]: Point, [bx, by]: Point, lean: number): string {
  const [middleX, middleY] = between([ax, ay], [bx, by]);
  const control = [middleX - (by - ay) * lean, middleY + (bx - ax) * lean].map(Math.round);
  return `M${numbers([ax, ay])}Q${numbers([...control, bx, by])}`;
}

/** The cubic curve through four points; it passes the inner two at a third and at two thirds of its parameter. */
export function cubicThrough(start: Point, third: Point, twoThirds: Point, end: Point): string {
  const control = (near: Point, close: Point, far: Point, away: Point) =>
    ([0, 1] as const).map((axis) =>
      Math.round((-5 * near[axis] + 18 * close[axis] - 9 * far[axis] + 2 * away[axis]) / 6),
    );
  const controls = [...control(start, third, twoThirds, end), ...control(end, twoThirds, third, start)];
  return `M${numbers(start)}C${numbers([...controls, ...end])}`;
}
