// A section of the account page: title and text at the left, rows and buttons at the right.
import type { ReactNode } from 'react';
import css from './account.module.css';

type Props = {
  /** Anchor of links to it. */
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
