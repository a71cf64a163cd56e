// A page's three points as terms and texts, with lines between them or on a coloured plate.
import type { Point } from '../i18n/pointsOf.ts';
import css from './PointList.module.css';

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
