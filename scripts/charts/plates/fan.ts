// A file for many at once: the origin sends six copies, parents hand them to edge nodes, and those to everybody.
import { circle, hatching, path, plateSize, short, text, type Plate } from './Plate.ts';

const origin = { x: 56, y: 280 };
const parents = 6;
const childrenEach = 6;
const users = 100_000;
const gb = 10;
const rows = 12;
const dotsInRow = 73;
const dots = rows * dotsInRow;

const at = (radius: number, degrees: number) => {
  const turn = (degrees * Math.PI) / 180;
  return { x: origin.x + radius * Math.cos(turn) * 1.12, y: origin.y + radius * Math.sin(turn) };
};
const point = ({ x, y }: { x: number; y: number }) => `${short(x)} ${short(y)}`;

export const fanPlate: Plate = {
  ...plateSize,
  values: (number) => ({
    parents,
    edges: parents * childrenEach,
    dots,
    each: Math.round(users / dots),
    users: number(users),
    gb,
    sentGb: parents * gb,
    servedPb: number((users * gb) / 1e6),
  }),
  draw({ label }) {
    const upper = Array.from({ length: parents }, (_, index) => at(128, -50 + index * 20));
    const edges = Array.from({ length: parents * childrenEach }, (_, index) => at(262, -56 + index * 3.2));
    const fromOrigin = upper.map((end) => `M${point(origin)}L${point(end)}`);
    const fromParents = edges.map(
      (end, index) => `M${point(upper[Math.floor(index / childrenEach)] ?? origin)}L${point(end)}`,
    );
    const crowd = Array.from({ length: rows }, (_, index) => {
      const radius = 292 + index * 15.5;
      const arc = `M${point(at(radius, -57))}A${short(radius * 1.12)} ${short(radius)} 0 0 1 ${point(at(radius, 57))}`;
      return `<path d="${arc}" pathLength="${dotsInRow - 1 + 0.02}" class="points"/>`;
    });
    return [
      hatching,
      path(fromParents.join(''), 'fine'),
      path(fromOrigin.join(''), 'mag'),
      ...crowd,
      ...edges.map(({ x, y }) => circle(x, y, 3.6, 'ink-face')),
      ...upper.map(({ x, y }) => circle(x, y, 8, 'sheet') + circle(x, y, 8, 'hatched')),
      circle(origin.x, origin.y, 18, 'sheet'),
      circle(origin.x, origin.y, 18, 'hatched'),
      text(22, 406, label('origin'), 'bold'),
      text(22, 434, label('copies'), 'mark bold halo'),
      text(22, 30, label('parents'), 'quiet'),
      text(22, 56, label('edges'), 'quiet extra'),
      text(22, 536, label('dots'), 'quiet'),
    ].join('');
  },
};
