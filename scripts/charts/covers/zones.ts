// The zones of all regions by the year their region opened; their running total is the marked line.
import { circle, coverSvg, markedFace, numeral, sheet, short, type Cover } from './Cover.ts';

const base = 338;
const [left, right] = [46, 586];
const brick = 14.5;
const pixelsPerZone = 4;

export const zones: Cover = {
  draw({ regions }) {
    const first = Math.min(...regions.map(({ released }) => released));
    const last = Math.max(...regions.map(({ released }) => released));
    const xOf = (year: number) => left + ((year - first) / (last - first)) * (right - left);
    const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const opened = (year: number) =>
      regions.filter(({ released }) => released === year).reduce((sum, region) => sum + region.zones, 0);
    const heightOf = (year: number) =>
      base - pixelsPerZone * years.filter((other) => other <= year).reduce((sum, other) => sum + opened(other), 0);
    const bricks = years.flatMap((year) =>
      Array.from(
        { length: opened(year) },
        (_, index) => `M${short(xOf(year) - 19)} ${short(base - index * brick)}h38v-10h-38z`,
      ),
    );
    const total = regions.reduce((sum, region) => sum + region.zones, 0);
    return coverSvg(
      'paper',
      [
        `<path d="M20 ${base + 4}H620"/>`,
        `<path d="${bricks.join('')}"${sheet}/>`,
        `<path d="M${years.map((year) => `${short(xOf(year))} ${heightOf(year)}`).join('L')}" stroke="var(--mag)" stroke-width="3"/>`,
        circle(xOf(last), heightOf(last), 8, markedFace),
        numeral(xOf(last) - 16, heightOf(last) - 10, total, 'end', ' class="mark"'),
        numeral(xOf(first), base + 34, first),
        numeral(xOf(last), base + 34, last),
      ].join(''),
    );
  },
};
