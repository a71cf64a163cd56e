// The sheet below the header that holds the search: a label, a field, a button, and below them what is suggested.
import type { ReactNode } from 'react';
import ui from '../ui/common.module.css';
import css from './SearchBox.module.css';

type Props = { action: string; label: string; submit: string; children: ReactNode; below?: ReactNode };

export function SearchPanel({ action, label, submit, children, below }: Props) {
  return (
    <div className={css.panel}>
      <div className={ui.wrap}>
        <form className={css.box} role="search" action={action}>
          <label htmlFor="site-q">{label}</label>
          {children}
          <button className={`${ui.btn} ${ui.filled}`}>{submit}</button>
          {below}
        </form>
      </div>
    </div>
  );
}
