// A star fort as a plan: bastions are edge nodes, attacks stay outside the walls, one clean request reaches the origin.
import { circle, hatching, path, plateSize, short, text, type Plate } from './Plate.ts';

const centre = { x: 300, y: 282 };
const bastions = 7;
const step = (2 * Math.PI) / bastions;
const gate = step * 2.5;

const at = (r: number, angle: number): [number, number] => [
  centre.x + r * Math.sin(angle),
  centre.y - r * Math.cos(angle),
];
const point = ([x, y]: [number, number]) => `${short(x)} ${short(y)}`;

/** Each bastion has a point, two shoulders and two flanks. */
function wall(outer: number, shoulder: number, inner: number): string {
  const corners = Array.from({ length: bastions }, (_, index) => index * step).flatMap((angle) =>
    (
      [
        [outer, 0],
        [shoulder, 0.17],
        [inner, 0.2],
        [inner, step - 0.2],
        [shoulder, step - 0.17],
      ] as const
    ).map(([r, turn]) => point(at(r, angle + turn))),
  );
  return `M${corners.join('L')}z`;
}

function attacks(): string {
  const golden = 2.399;
  return Array.from({ length: 46 }, (_, index) => ({ angle: index * golden, r: 238 + ((index * 53) % 60), index }))
    .filter(({ angle }) => angle % step > 0.16 && angle % step < step - 0.16)
    .map(({ angle, r, index }) => {
      const [x, y] = at(r, angle);
      const k = 4 + (index % 3);
      return x < 14 || x > 586 || y < 14 || y > (x < 330 ? 546 : 500)
        ? ''
        : `M${short(x)} ${short(y - k)}l${k} ${k}l-${k} ${k}l-${k} -${k}z`;
    })
    .join('');
}

export const fortPlate: Plate = {
  ...plateSize,
  draw({ label }) {
    const outside = at(270, gate);
    const nodes = Array.from({ length: bastions }, (_, index) => circle(...at(158, index * step), 5, 'ink-face'));
    return [
      hatching,
      path(wall(236, 196, 158), 'water'),
      path(wall(236, 196, 158), 'line'),
      path(wall(206, 172, 138), 'sheet'),
      path(wall(206, 172, 138), 'hatched'),
      path(wall(176, 146, 116), 'sheet'),
      path(attacks(), 'ink-face'),
      ...nodes,
      path(`M${point(outside)}L${point(at(40, gate))}`, 'mag'),
      circle(...outside, 6, 'mag-face'),
      circle(centre.x, centre.y, 40, 'sheet'),
      path(`M${centre.x - 22} ${centre.y - 14}h44v28h-44zM${centre.x - 22} ${centre.y}h44`, 'line'),
      text(centre.x, centre.y + 68, label('origin'), 'bold halo', 'middle'),
      text(centre.x, centre.y - 60, label('nodes'), 'quiet halo', 'middle'),
      text(586, 532, label('clean'), 'mark bold halo', 'end'),
    ].join('');
  },
};
