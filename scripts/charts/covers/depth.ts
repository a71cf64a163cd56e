// Server prices as soundings of a falling sea bed, on a logarithmic scale; the value's line is marked.
import { circle, coverSvg, hatched, marked, markedFace, short, type Cover } from './Cover.ts';

const surface = 34;
const [shallow, deep] = [7, 270];

const depthOf = (usd: number) => 60 + (Math.log(usd / shallow) / Math.log(deep / shallow)) * 270;

export const depth: Cover = {
  values: ({ servers }) => servers.map(({ type }) => type),
  draw({ servers }, value) {
    const xOf = (index: number) => 40 + index * (560 / (servers.length - 1));
    const soundings = servers.map(({ type, platformUsdMonth }, index) => ({
      isValue: type === value,
      x: short(xOf(index)),
      y: short(depthOf(platformUsdMonth)),
    }));
    const bed = `M0 ${soundings[0]?.y}${soundings.map(({ x, y }) => `L${x} ${y}`).join('')}L640 336`;
    const own = soundings.find(({ isValue }) => isValue);
    const others = soundings.filter(({ isValue }) => !isValue);
    return coverSvg(
      'water',
      [
        `<path d="${bed}V400H0z" fill="var(--land)" stroke="none"/><path d="${bed}V400H0z"${hatched} stroke="none"/>`,
        `<path d="${bed}" stroke-width="2"/><path d="M0 ${surface}H640" stroke-dasharray="2 4"/>`,
        `<path d="${others.map(({ x, y }) => `M${x} ${surface}V${y}`).join('')}" stroke="var(--edge)"/>`,
        own
          ? `<path d="M${own.x} ${surface}V${own.y}"${marked}/>${circle(Number(own.x), Number(own.y), 8, markedFace)}`
          : '',
      ].join(''),
    );
  },
};
