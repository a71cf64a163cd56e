// How much traffic is left for the origin at a cache's hit ratio, and at two better ones.
import { decimal, mostGb, whole } from './fields.ts';
import { rounded } from './rounded.ts';

export const cacheOriginFields = { gb: whole(1, mostGb, 10_000), hit: decimal(0, 100, 1, 85) };

const better = [0, 5, 10];

type Asked = { gb: number; hit: number };

export const cacheOrigin = ({ gb, hit }: Asked) =>
  [...new Set(better.map((points) => Math.min(100, hit + points)))].map((percent) => ({
    percent,
    originGb: rounded(gb * (1 - percent / 100), 2),
  }));
