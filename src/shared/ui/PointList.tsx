// The three points that a page tells besides its lead, as terms and texts, with lines between them or on a coloured plate.
import css from './PointList.module.css';
import type { Translate } from '../i18n/useT.ts';

const names = ['a', 'b', 'c'] as const;

export type Point = { name: (typeof names)[number]; term: string; text: string };

export const pointsOf = (t: Translate): Point[] =>
  names.map((name) => ({ name, term: t(`points.${name}.term`), text: t(`points.${name}.text`) }));

export function PointList({ points, look }: { points: readonly Point[]; look: 'ruled' | 'plate' }) {
  return (
    <dl className={css.points} data-look={look}>
      {points.map(({ name, term, text }) => (
        <div key={name}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
