// Two lanes to the gateways: codes go straight, marketing passes a day of 24 cells of which the quiet ones are shut.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { openHours, quietSpans, type QuietRange } from '../../../src/shared/calculators/quietHours.ts';
import { circle, hatching, path, text, type Plate, type Words } from './Plate.ts';

const { sms, quietHours }: { sms: { gateways: number }; quietHours: { ranges: QuietRange[] } } = parse(
  readFileSync(new URL('../../../content/claims.yaml', import.meta.url), 'utf8'),
);
const columns = 50;
const values = () => ({ gateways: sms.gateways, free: openHours(quietHours.ranges) });

const box = (x: number, y: number, width: number, height: number) =>
  path(`M${x} ${y}h${width}v${height}h-${width}z`, 'sheet');

/** `step`: from dot to dot. */
const gateways = (x: number, y: number, step: number, dress: string) =>
  path(
    Array.from({ length: Math.ceil(sms.gateways / columns) }, (_, row) => {
      const dots = Math.min(columns, sms.gateways - row * columns);
      return `M${x} ${y + row * step}h${(dots - 1) * step + 1}`;
    }).join(''),
    dress,
  );

/** The day lies across the lane: open hours white, quiet ones hatched. */
function day(x: number, y: number, perHour: number): string {
  const quiet = quietSpans(quietHours.ranges).map(({ from, to }) => {
    const [start, end] = [x + (from / 60) * perHour, x + (to / 60) * perHour];
    return path(`M${start} ${y}H${end}v30H${start}z`, 'hatched');
  });
  const ticks = Array.from({ length: 9 }, (_, tick) => `M${x + tick * 3 * perHour} ${y + 30}v8`).join('');
  return box(x, y, 24 * perHour, 30) + quiet.join('') + path(ticks, 'line');
}

const phone = (x: number, y: number) =>
  path(`M${x + 8} ${y}h44a8 8 0 0 1 8 8v94a8 8 0 0 1 -8 8h-44a8 8 0 0 1 -8 -8v-94a8 8 0 0 1 8 -8z`, 'sheet') +
  path(`M${x + 22} ${y + 98}h16`, 'line');

const words = (x: number, y: number, label: Words['label'], key: string, dress: string, middle = false) =>
  text(x, y, label(key), dress, middle ? 'middle' : 'start');

export const lanesPlate: Plate = {
  width: 1240,
  height: 330,
  values,
  draw({ label }) {
    return [
      hatching,
      path('M210 250H300M516 250C570 250 570 230 620 230', 'line'),
      path('M210 110H560C620 110 700 155 790 155C900 155 980 180 1130 180', 'mag'),
      box(30, 90, 180, 180),
      words(120, 186, label, 'system', 'bold', true),
      words(232, 92, label, 'codes', 'mark bold'),
      words(232, 212, label, 'marketing', 'bold'),
      day(300, 235, 9),
      words(408, 296, label, 'hours', 'quiet', true),
      gateways(620, 80, 10, 'people'),
      circle(790, 150, 7, 'mag-face'),
      words(620, 56, label, 'gateways', 'bold'),
      phone(1140, 125),
      words(1170, 262, label, 'phone', 'bold', true),
    ].join('');
  },
};

export const lanesTallPlate: Plate = {
  width: 390,
  height: 640,
  values,
  draw({ label }) {
    return [
      hatching,
      path('M60 84C60 150 60 300 150 372C200 410 195 480 195 532', 'mag'),
      path('M338 84V190M338 238C338 290 330 330 318 352', 'line'),
      box(40, 24, 310, 60),
      words(195, 62, label, 'system', 'bold', true),
      words(78, 122, label, 'codes', 'mark bold halo'),
      words(78, 172, label, 'marketing', 'bold halo'),
      day(144, 196, 9),
      words(230, 262, label, 'hours', 'quiet halo', true),
      words(128, 334, label, 'gateways', 'bold halo'),
      gateways(48, 352, 6, 'dots'),
      circle(150, 370, 6, 'mag-face'),
      phone(165, 520),
      words(240, 580, label, 'phone', 'bold'),
    ].join('');
  },
};
