// A message about what just happened, with a link that closes it.
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT.ts';
import { Icon } from './Icon.tsx';
import css from './Notice.module.css';

export function Notice({ closeHref, children }: { closeHref: string; children: ReactNode }) {
  const t = useT('layout');
  return (
    <div className={css.notice} role="status">
      <p>{children}</p>
      <a className={css.close} href={closeHref} aria-label={t('close')}>
        <Icon name="close" size={18} />
      </a>
    </div>
  );
}
