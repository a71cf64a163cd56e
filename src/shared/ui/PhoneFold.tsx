// What a phone shows when asked and wider screens show at once: a chart, a list, a table beside words that say the gist.
import type { ReactNode } from 'react';
import css from './PhoneFold.module.css';

export function PhoneFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={css.fold}>
      <summary>
        <span>{title}</span>
      </summary>
      {children}
    </details>
  );
}
