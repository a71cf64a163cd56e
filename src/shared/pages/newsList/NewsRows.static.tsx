// The articles of a list, one page of them, pinned ones first.
import { useNeed, type ArticleSummary } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Day } from '../article/Day.tsx';
import { useArticle } from '../article/useArticle.ts';
import css from './NewsRows.module.css';
import { Pager } from './Pager.tsx';
import { selectNews } from './selectNews.ts';
import { useWish } from './useWish.ts';

function Row({ article }: { article: ArticleSummary }) {
  const t = useT('newsList');
  const { href, lang } = useArticle(article);
  return (
    <li className={article.pinned ? css.pinned : undefined}>
      <a href={href}>
        <Day at={article.publishedAt} />
        <h2 lang={lang}>{article.title}</h2>
        <p lang={lang}>{article.summary}</p>
        <small>{article.pinned ? t('pinned', { category: t(article.category) }) : t(article.category)}</small>
      </a>
    </li>
  );
}

export const NewsRows = /*#__PURE__*/ staticPart(
  'NewsRows',
  function NewsRows() {
    const t = useT('newsList');
    const { wish } = useWish();
    const { rows, pageCount } = selectNews(useNeed('news'), wish);
    return (
      <div className={`${ui.wrap} ${css.rows}`}>
        {rows.length > 0 ? (
          <ul>
            {rows.map((article) => (
              <Row key={article.id} article={article} />
            ))}
          </ul>
        ) : (
          <p>{t(wish.words ? 'notFound' : 'none')}</p>
        )}
        {pageCount > 1 && <Pager pageCount={pageCount} />}
      </div>
    );
  },
  'request',
);
