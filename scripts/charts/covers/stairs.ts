// The five traffic prices of one billing region as falling stairs; the second step, which most bills reach, is marked.
import { coverSvg, hatched, marked, short, type Cover } from './Cover.ts';

const left = 50;
const floor = 350;
const step = 108;
const pixelsPerUsd = 1115;

export const stairs: Cover = {
  values: ({ usdPerGb }) => Object.keys(usdPerGb).map((region) => region.toLowerCase()),
  draw({ usdPerGb }, value) {
    const prices = Object.entries(usdPerGb).find(([region]) => region.toLowerCase() === value)?.[1] ?? [];
    const tops = prices.map((price) => floor - price * pixelsPerUsd);
    const line = `M${left} ${floor}${tops.map((top) => `V${short(top)}h${step}`).join('')}V${floor}`;
    return coverSvg(
      'land',
      `<path d="${line}z"${hatched} stroke="none"/><path d="${line}" stroke-width="2"/><path d="M30 ${floor}H612"/>` +
        `<path d="M${left + step} ${short(tops[1] ?? floor)}h${step}"${marked}/>`,
    );
  },
};
