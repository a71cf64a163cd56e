// The breadcrumb: the home page, then the page's own short name.
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import css from './Breadcrumb.module.css';

export function Breadcrumb({ name }: { name: string }) {
  const t = useT('layout');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={css.trail}>
        <li>
          <a href={usePage().href('home')}>{t('home')}</a>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
