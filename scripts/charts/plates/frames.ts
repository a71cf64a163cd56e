// Frame sizes inside each other at true relative size, and how many viewers the live network carries at common bit rates.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { hatching, path, plateSize, short, text, type Plate } from './Plate.ts';

const claims: { live: { capacityTbps: number } } = parse(
  readFileSync(new URL('../../../content/claims.yaml', import.meta.url), 'utf8'),
);
const { capacityTbps } = claims.live;
const frames = [
  { width: 3840, height: 2160 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 854, height: 480 },
];
const rates = [20, 5, 2.5];
const marked = 1;
const left = 46;
const foot = 470;
const scale = 508 / 3840;

export const framesPlate: Plate = {
  ...plateSize,
  values: (number) => ({ tbps: number(capacityTbps) }),
  draw({ label, number }) {
    const boxes = frames.map(({ width, height }, index) => {
      const [w, h] = [width * scale, height * scale];
      const box = `M${left} ${short(foot - h)}h${short(w)}v${short(h)}h-${short(w)}z`;
      const words = text(left + w - 10, foot - h + 24, `${height}p`, index === marked ? 'mark bold' : 'bold', 'end');
      return path(box, 'sheet') + (index === marked ? path(box, 'mag') : '') + words;
    });
    const lines = rates.flatMap((mbps, index) => {
      const on = index === marked;
      const y = 104 + index * 28;
      const viewers = (capacityTbps * 1_000_000) / mbps / 1_000_000;
      return [
        text(left, y, `${number(mbps)} Mbps`, on ? 'figure mark' : 'figure'),
        text(left + 160, y, label('viewers', { millions: number(viewers) }), on ? 'mark bold' : 'quiet'),
      ];
    });
    return [
      hatching,
      ...boxes,
      text(left, 66, label('capacity'), 'bold'),
      ...lines,
      text(left, 512, label('note'), 'quiet'),
    ].join('');
  },
};
