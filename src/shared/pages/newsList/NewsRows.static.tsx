// The articles of a list with their covers, one page of them, the hottest of all lists beside them; a pinned one leads it.
import { useNeed, type ArticleSummary } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Cover } from '../article/Cover.tsx';
import { Day } from '../article/Day.tsx';
import { useArticle } from '../article/useArticle.ts';
import { useCovers } from '../article/useCovers.ts';
import css from './NewsRows.module.css';
import { Pager } from './Pager.tsx';
import { hottestNews, selectNews } from './selectNews.ts';
import { useWish } from './useWish.ts';

function Row({ article, cover, leads }: { article: ArticleSummary; cover: string | undefined; leads: boolean }) {
  const t = useT('newsList');
  const { href, lang } = useArticle(article);
  return (
    <li className={leads ? css.lead : undefined}>
      <a href={href}>
        <Cover src={cover} first={leads} />
        <div>
          <small>
            <span>{article.pinned ? t('pinned', { category: t(article.category) }) : t(article.category)}</span>{' '}
            <Day at={article.publishedAt} />
          </small>
          <h2 lang={lang}>{article.title}</h2>
          <p lang={lang}>{article.summary}</p>
        </div>
      </a>
    </li>
  );
}

function Hottest({ articles }: { articles: readonly ArticleSummary[] }) {
  const t = useT('article');
  return (
    <aside className={css.hottest}>
      <h2>{t('hottest')}</h2>
      <ol>
        {hottestNews(articles, 3).map((article) => (
          <HotArticle key={article.id} article={article} />
        ))}
      </ol>
    </aside>
  );
}

function HotArticle({ article }: { article: ArticleSummary }) {
  const { href, lang } = useArticle(article);
  return (
    <li>
      <a href={href}>
        <span lang={lang}>{article.title}</span>
      </a>
    </li>
  );
}

export const NewsRows = /*#__PURE__*/ staticPart(
  'NewsRows',
  function NewsRows() {
    const t = useT('newsList');
    const { wish } = useWish();
    const news = useNeed('news');
    const { rows, pageCount } = selectNews(news, wish);
    const covers = useCovers(rows);
    return (
      <div className={`${ui.wrap} ${css.beside}`}>
        <div className={css.rows}>
          {rows.length > 0 ? (
            <ul>
              {rows.map((article, index) => (
                <Row
                  key={article.id}
                  article={article}
                  cover={covers.get(article.id)}
                  leads={index === 0 && article.pinned}
                />
              ))}
            </ul>
          ) : (
            <p>{t(wish.words ? 'notFound' : 'none')}</p>
          )}
          {pageCount > 1 && <Pager pageCount={pageCount} />}
        </div>
        {news.length > 3 && <Hottest articles={news} />}
      </div>
    );
  },
  'request',
);
