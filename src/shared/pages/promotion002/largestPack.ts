// The pack that the campaign is about, the next smaller one, and from how many of those on the large one costs less.
import type { CdnPack } from '../../facts/facts.ts';

export function largestPack(packs: readonly CdnPack[]) {
  const [pack, smaller] = packs.toSorted((a, b) => b.gb - a.gb);
  if (!pack || !smaller) throw new Error('A campaign for the largest pack needs two packs');
  return { pack, smaller, pays: Math.floor(pack.platformUsd / smaller.platformUsd) + 1 };
}
