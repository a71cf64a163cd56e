// A dialog's shell, rendered by the server: a sheet under the neatline with its heading and a link that closes it.
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import css from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { Lines } from './Lines.tsx';

type Props = { title: string; closeHref: string; children: ReactNode };

export function Dialog({ title, closeHref, children }: Props) {
  const t = useT('layout');
  return (
    <div className={css.veil} data-dialog="">
      <section
        className={css.sheet}
        role="dialog"
        aria-modal="true"
        aria-labelledby="dialog-title"
        tabIndex={-1}
        autoFocus
      >
        <h2 id="dialog-title">
          <Lines text={title} />
        </h2>
        {children}
        <a className={css.close} href={closeHref} aria-label={t('close')} data-dialog-close="">
          <Icon name="close" />
        </a>
      </section>
    </div>
  );
}
