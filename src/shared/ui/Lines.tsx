// Shows a text with its author's line breaks.
import { Fragment } from 'react';

export function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
