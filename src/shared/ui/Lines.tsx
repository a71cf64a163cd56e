// Where a heading may break: at its author's line breaks, or at its colon and commas.
import { Fragment } from 'react';
import css from './Lines.module.css';
import headlineCss from './Headline.module.css';

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

/** A part that fits a line stays on one line. */
export function Headline({ text }: { text: string }) {
  const parts = text.split(/(?<=[：，])(?=.)/);
  if (parts.length === 1) return text;
  return parts.map((part) => (
    <span key={part} className={headlineCss.part}>
      {part}
    </span>
  ));
}
