// One of the account's lists across the page: what it is at the left, its rows and buttons at the right.
import type { ReactNode } from 'react';
import css from './account.module.css';

type Props = {
  /** The place that links lead to. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
};

export function AccountPane({ id, title, text, children }: Props) {
  return (
    <section className={css.pane} id={id} aria-labelledby={`${id}-title`}>
      <div className={css.about}>
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}
