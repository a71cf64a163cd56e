// Three invented day curves that show how traffic differs by industry; the section says that they are illustrative.
import type { PageId } from '../pages.ts';

type Profile = { id: 'live' | 'games' | 'retail'; curve: string; pages: readonly PageId[] };

/** Each curve closes outside its 960 × 200 view, so that fill and stroke can share one path. */
const below = 'v200H-9z';

export const profiles: readonly Profile[] = [
  {
    id: 'live',
    curve: `M-9 178H304c56 4 145-32 187-37s73 14 177 19 143-127 184-132 81 85 117 124${below}`,
    pages: ['cloudLive', 'cdn', 'awsGlobalAccelerator'],
  },
  {
    id: 'games',
    curve: `M-9 178H208c202 9 136-83 183-118s28 80 100 65 124 25 187 25 102-34 161-33 104 32 130 41${below}`,
    pages: ['coshield', 'ddos', 'server'],
  },
  {
    id: 'retail',
    curve: `M-9 1c26 81 61 180 248 184s175-48 249-39 68 31 148 33 133-52 185-50 67 24 90 25 49-61 58-72${below}`,
    pages: ['server', 'database', 'coflyer'],
  },
];
