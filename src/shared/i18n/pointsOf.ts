// The three points that a page tells besides its lead, in order.
import type { Translate } from './useT.ts';

const names = ['a', 'b', 'c'] as const;

export type Point = { name: (typeof names)[number]; term: string; text: string };

export const pointsOf = (t: Translate): Point[] =>
  names.map((name) => ({ name, term: t(`points.${name}.term`), text: t(`points.${name}.text`) }));
