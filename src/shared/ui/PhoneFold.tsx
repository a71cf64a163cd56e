// Content that is folded on phones and open on wider screens: a chart, list or table beside a text that gives the gist.
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
