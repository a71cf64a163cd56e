// Shows a text with its author's line breaks; the browser balances each line separately.
import { Fragment } from 'react';
import css from './Lines.module.css';

export function Lines({ text }: { text: string }) {
  const lines = text.split('\n');
  if (lines.length === 1) return text;
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      <span className={css.line}>{line}</span>
    </Fragment>
  ));
}
