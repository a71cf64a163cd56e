// A terminal beside words: what a program sends, and what it is told; dark in every theme.
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import css from './Terminal.module.css';

type Props = {
  command: string;
  first: ReactNode;
  answer: ReactNode;
  /** `answer`: a phone shows that alone. */
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
