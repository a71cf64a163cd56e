// Delay from host to viewer as arcs on a logarithmic scale of seconds.
import { circle, hatching, path, plateSize, short, text, type Plate } from './Plate.ts';

const centre = { x: 70, y: 486 };
const shortest = 0.2;
const longest = 30;
const ways = [
  { id: 'rtc', seconds: 0.4, angle: -20 },
  { id: 'low', seconds: 1, angle: -42 },
  { id: 'flv', seconds: 3, angle: -58 },
  { id: 'hls', seconds: 18, angle: -68 },
];

const ours = 'low';

const radius = (seconds: number) => 92 + (Math.log10(seconds / shortest) / Math.log10(longest / shortest)) * 372;
const arc = (seconds: number, classes: string) => {
  const r = short(radius(seconds));
  return path(
    `M${centre.x} ${short(centre.y - radius(seconds))}A${r} ${r} 0 0 1 ${short(centre.x + radius(seconds))} ${centre.y}`,
    classes,
  );
};

export const arcsPlate: Plate = {
  ...plateSize,
  draw({ label, number }) {
    const lines = ways.map(({ id, seconds }) => arc(seconds, id === ours ? 'mag' : 'line'));
    const named = ways.map(({ id, seconds, angle }) => {
      const turn = (angle * Math.PI) / 180;
      const x = centre.x + radius(seconds) * Math.cos(turn);
      const y = centre.y + radius(seconds) * Math.sin(turn);
      return [
        text(x + 14, y - 9, label(id), id === ours ? 'mark bold halo cleared' : 'bold halo cleared'),
        text(x + 14, y + 18, label('seconds', { seconds: number(seconds) }), 'figure halo cleared'),
        circle(x, y, 5, id === ours ? 'mag-face' : 'ink-face'),
      ].join('');
    });
    return [
      hatching,
      ...[0.2, 0.5, 2, 5, 10, 30].map((seconds) => arc(seconds, 'grid')),
      ...lines,
      ...named,
      path(`M${centre.x} 20V${centre.y}H580`, 'line'),
      circle(centre.x, centre.y, 22, 'sheet'),
      circle(centre.x, centre.y, 22, 'hatched'),
      text(centre.x + 34, centre.y + 30, label('host'), 'bold'),
      text(580, centre.y + 30, label('scale'), 'quiet extra', 'end'),
    ].join('');
  },
};
