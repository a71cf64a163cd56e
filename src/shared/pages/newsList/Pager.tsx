// Steps through the pages of a list.
import { useT } from '../../i18n/useT.ts';
import css from './Pager.module.css';
import { useWish } from './useWish.ts';

export function Pager({ pageCount }: { pageCount: number }) {
  const t = useT('newsList');
  const { wish, listHref } = useWish();
  const linkTo = (page: number) => listHref({ page: page === 1 ? '' : String(page) });
  return (
    <nav className={css.pager} aria-label={t('pages')}>
      {wish.page > 1 && (
        <a href={linkTo(wish.page - 1)} rel="prev">
          {t('previousPage')}
        </a>
      )}
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((page) => (
        <a key={page} href={linkTo(page)} aria-current={page === wish.page ? 'page' : undefined}>
          {page}
        </a>
      ))}
      {wish.page < pageCount && (
        <a href={linkTo(wish.page + 1)} rel="next">
          {t('nextPage')}
        </a>
      )}
    </nav>
  );
}
