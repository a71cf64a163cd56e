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
    curve: `M-9 1c45 105 17 111 176 183c260 7 238-35 302-39s92 36 172 34 125-48 172-50 77 23 98 25 49-59 58-72${below}`,
    pages: ['server', 'database', 'coflyer'],
  },
];
