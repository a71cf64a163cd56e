// Three invented day curves that show how traffic differs by industry; the section says that they are illustrative.
import type { PageId } from '../pages.ts';

type Profile = { id: 'live' | 'games' | 'retail'; curve: string; pages: readonly PageId[] };

/** Each curve closes outside its 960 × 200 view, so that fill and stroke can share one path. */
const below = 'v200H-9z';

export const profiles: readonly Profile[] = [
  {
    id: 'live',
    curve: `M-9 178H272Q288 178 304 178t32-2 32-5 32-7 32-9 32-9 32-5 32 1 32 5 32 6 32 4 32 2 32-1 32-8 32-19 32-34 32-41 32-26 32 7 32 37 32 45L969 152${below}`,
    pages: ['cloudLive', 'cdn', 'awsGlobalAccelerator'],
  },
  {
    id: 'games',
    curve: `M-9 178H176Q192 178 208 178t32-1 32-2 32-3 32-11 32-56 32-52 32 32 32 39 32 0 32-2 32 3 32 8 32 9 32 6 32 1 32-4 32-9 32-11 32-7 32-1 32 5 32 11 32 14L969 158${below}`,
    pages: ['coshield', 'ddos', 'server'],
  },
  {
    id: 'retail',
    curve: `M-9 1L0 24 16 65Q32 106 48 119t32 20 32 19 32 17 32 7 32 2 32 0 32 0 32-1 32-3 32-6 32-9 32-11 32-8 32 0 32 8 32 11 32 9 32 5 32-1 32-6 32-10 32-14 32-13 32-6 32 3 32 12 32 9 32-29L969 82${below}`,
    pages: ['server', 'database', 'coflyer'],
  },
];
