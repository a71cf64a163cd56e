// A titled list at the foot of the page: a heading over it on desks, folded below its title on phones.
import type { ReactNode } from 'react';
import css from './FooterFold.module.css';

export function FooterFold({ title, list, children }: { title: string; list?: string; children: ReactNode }) {
  return (
    <div className={css.fold}>
      <h2>{title}</h2>
      <details>
        <summary>{title}</summary>
        <ul className={list}>{children}</ul>
      </details>
    </div>
  );
}
