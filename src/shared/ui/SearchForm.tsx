// A search form that leads to a page of results: label, field, button, and children below them.
import type { ComponentProps, ReactNode } from 'react';
import { longestSearch } from '../search/longestSearch.ts';
import ui from './common.module.css';
import css from './SearchForm.module.css';

type Props = {
  action: string;
  id: string;
  label: string;
  /** The label is the page's headline. */
  heading?: boolean;
  submit: string;
  /** Look of the button: the page's main action (`go`), the frame's (`filled`), or plain. */
  look?: 'go' | 'filled';
  field?: Omit<ComponentProps<'input'>, 'id' | 'name'>;
  children?: ReactNode;
};

export function SearchForm({ action, id, label, heading, submit, look, field, children }: Props) {
  const name = <label htmlFor={id}>{label}</label>;
  return (
    <form className={css.form} role="search" action={action}>
      {heading ? <h1>{name}</h1> : name}
      <input id={id} name="q" type="search" maxLength={longestSearch} enterKeyHint="search" {...field} />
      <button className={look ? `${ui.btn} ${ui[look]}` : ui.btn}>{submit}</button>
      {children}
    </form>
  );
}
