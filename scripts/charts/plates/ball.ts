// A ball seen from seven cities: sixty frames a second run back from now, and distance decides which of them a player sees.
import { join } from 'node:path';
import { readRegions } from '../regions.ts';
import { circle, hatching, path, plateSize, short, text, type Plate } from './Plate.ts';

const frameMs = 1000 / 60;
const shownMs = frameMs * 4.4;
const cities = ['hongkong', 'jp-tokyo', 'singapore', 'in-mumbai', 'au-sydney', 'us-west', 'us-east'];
/** The heights at which names stand, so that neighbours do not touch. */
const shelves = [412, 360, 308, 412, 360, 412, 358];
/** How far a name is moved aside, so that no edge between two boxes runs through it. */
const aside: Readonly<Record<string, number>> = { 'in-mumbai': -28, hongkong: 13, 'us-west': 8, 'jp-tokyo': -11 };
const crowded = ['jp-tokyo', 'in-mumbai'];

const xAt = (ms: number) => 532 - (ms / shownMs) * 474;
const yAt = (ms: number) => 126 + (ms / shownMs - 0.08) ** 2 * 272;

export const ballPlate: Plate = {
  ...plateSize,
  values: (number) => ({ frame: number(frameMs, 1) }),
  draw({ label, number }) {
    const frames = Array.from({ length: 5 }, (_, index) => {
      const right = Math.min(xAt(frameMs * (index - 0.5)), 576) - 3;
      const left = Math.max(24, xAt(frameMs * (index + 0.5))) + 3;
      return path(`M${short(left)} 74H${short(right)}V452H${short(left)}z`, 'bed bed1');
    });
    const holes = Array.from({ length: 20 }, (_, index) => 30 + index * 27).map(
      (x) => `M${x} 46h14v12h-14zM${x} 468h14v12h-14z`,
    );
    const flight = Array.from({ length: 38 }, (_, index) => `${short(xAt(index * 2))} ${short(yAt(index * 2))}`);
    const balls = [4, 3, 2, 1].map((index) => {
      const [x, y] = [xAt(frameMs * index), yAt(frameMs * index)];
      return circle(x, y, 15, 'sheet') + circle(x, y, 15, 'hatched');
    });
    const regions = readRegions(join(import.meta.dirname, '../../../content/regions.yaml'));
    const seen = cities.map((id, index) => {
      const oneWay = (regions.find((region) => region.id === id)?.floor.ms ?? 0) / 2;
      const [x, y, shelf] = [xAt(oneWay), yAt(oneWay), shelves[index] ?? 0];
      const extra = crowded.includes(id) ? ' extra' : '';
      const nameX = Math.max(x + (aside[id] ?? 0), 74);
      return [
        path(`M${short(x)} ${short(y)}V${shelf - 20}`, 'fine'),
        circle(x, y, 4.5, 'ink-face'),
        text(nameX, shelf, label(id), `halo${extra}`, 'middle'),
        text(nameX, shelf + 28, number(oneWay, 1), `reading halo${extra}`, 'middle'),
      ].join('');
    });
    return [
      hatching,
      path('M14 34H586V492H14z', 'line'),
      ...frames,
      path(holes.join(''), 'sheet'),
      path(`M${flight.join('L')}`, 'grid'),
      ...balls,
      ...seen,
      circle(xAt(0), yAt(0), 17, 'mag-face'),
      text(xAt(0) - 4, yAt(0) - 32, label('now'), 'bold mark', 'middle'),
      text(24, 522, label('frame'), 'quiet'),
      text(576, 522, label('unit'), 'quiet extra', 'end'),
    ].join('');
  },
};
