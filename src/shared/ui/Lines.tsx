// Where a heading may break: at its author's line breaks.
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
