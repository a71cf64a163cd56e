// What an audience needs from a live network: bandwidth at its peak, and traffic over a whole show.
import { decimal, whole } from './fields.ts';
import { rounded } from './rounded.ts';

export const audienceSizeFields = {
  viewers: whole(1, 50_000_000, 50_000),
  mbps: decimal(0.3, 25, 2, 2.5),
  minutes: whole(1, 100_000, 120),
};

const mbpsPerGbps = 1000;
/** One megabit a second for a minute is 60 / 8 megabytes. */
const gbPerMbpsMinute = 0.0075;

type Asked = { viewers: number; mbps: number; minutes: number };

export function audienceSize(capacityTbps: number, { viewers, mbps, minutes }: Asked) {
  const peakGbps = rounded((viewers * mbps) / mbpsPerGbps, 4);
  const share = peakGbps / (capacityTbps * 1000);
  return {
    peakGbps,
    gb: rounded(viewers * mbps * minutes * gbPerMbpsMinute, 2),
    sharePercent: rounded(share * 100, 4),
    fits: share <= 1,
  };
}

/** The renditions of a common ladder, the largest first, with the bit rate of each. */
export const liveLadder = [
  { width: 1920, height: 1080, mbps: 4 },
  { width: 1280, height: 720, mbps: 2.5 },
  { width: 854, height: 480, mbps: 1.2 },
  { width: 640, height: 360, mbps: 0.7 },
] as const;

/** How many viewers at once fill the capacity. */
export const viewersFor = (capacityTbps: number, mbps: number): number => Math.floor((capacityTbps * 1_000_000) / mbps);
