// A terminal with what a program sends and receives; dark in every theme.
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import css from './Terminal.module.css';

type Props = {
  command: string;
  first: ReactNode;
  answer: ReactNode;
  /** `answer`: phones show the answer only. */
  phone?: 'answer';
};

export function Terminal({ command, first, answer, phone }: Props) {
  return (
    <figure className={css.terminal} data-phone={phone}>
      <figcaption>
        <code translate="no">{command}</code>
        <span>{useT('pieces')('example')}</span>
      </figcaption>
      <pre translate="no">{first}</pre>
      <pre translate="no" className={css.answer}>
        {answer}
      </pre>
    </figure>
  );
}
