// One cell of the service ledger: name and deciding figure; what explains it and where to read on, folded on phones.
import type { ReactNode } from 'react';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { PageLink } from '../../ui/PageLink.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import type { PageId } from '../pages.ts';
import css from './Services.module.css';

type Props = {
  id: string;
  /** The first of these that exists in the visitor's language is linked. */
  to: readonly PageId[];
  figure?: string;
  children: ReactNode;
};

export function ServiceCell({ id, to, figure, children }: Props) {
  const t = useT('home');
  const { has } = usePage();
  const page = to.find((candidate) => has(candidate));
  return (
    <div>
      <h3>{page ? <PageLink to={page}>{t(`services.${id}.title`)}</PageLink> : t(`services.${id}.title`)}</h3>
      {figure && (
        <p className={css.figure}>
          {figure}
          <small>{t(`services.${id}.unit`)}</small>
        </p>
      )}
      <PhoneFold title={t(`services.${id}.fold`)}>
        {children}
        {page && (
          <PageLink to={page} className={ui.more}>
            {t(`services.${id}.link`)}
          </PageLink>
        )}
      </PhoneFold>
    </div>
  );
}
