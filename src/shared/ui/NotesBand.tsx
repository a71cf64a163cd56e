// A page's three points on water, side by side.
import type { Point } from '../i18n/pointsOf.ts';
import ui from './common.module.css';
import css from './NotesBand.module.css';

export function NotesBand({ points }: { points: readonly Point[] }) {
  return (
    <div className={css.band}>
      <div className={`${ui.wrap} ${css.notes}`}>
        {points.map(({ name, term, text }) => (
          <section key={name}>
            <h2>{term}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
