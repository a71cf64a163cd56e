// A page of a list of articles with covers, a pinned one or the newest first and larger; beside it the most read of all lists.
import { useNeed } from '../../app/needs.ts';
import type { ArticleSummary } from '../../facts/facts.ts';
import { contentQuery } from '../../app/frameNames.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Marked } from '../../search/Marked.tsx';
import { termsMeant } from '../../search/folded.ts';
import { Day } from '../article/Day.tsx';
import { useArticle } from '../article/useArticle.ts';
import { Fold } from '../../app/Fold.tsx';
import { useCovers } from '../article/useCovers.ts';
import { pagesToLink } from './pagesToLink.ts';
import ui from '../../ui/common.module.css';
import { DoubtfulIsland } from '../../ui/charts/DoubtfulIsland.tsx';
import { Headline } from '../../ui/Headline.tsx';
import { Cover } from '../article/Cover.tsx';
import css from './NewsRows.module.css';
import pagerCss from './Pager.module.css';
import { askedListOf } from './askedList.ts';

/** Reads what a list's address asks for, and makes addresses that change one part of it. */
export function useAskedList() {
  const { page, query, href } = usePage();
  /** An empty value removes the name; every change but that of the page starts at page one. */
  const listHref = (changes: Record<string, string>): string => {
    const all = { ...contentQuery(query), page: '', ...changes };
    return href(page.id, { query: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')) });
  };
  return { asked: askedListOf(page.lists ?? 'all', query), listHref };
}

/** Links to the pages of the list. */
function Pager({ pageCount }: { pageCount: number }) {
  const t = useT('newsList');
  const { asked, listHref } = useAskedList();
  const linkTo = (page: number) => listHref({ page: page === 1 ? '' : String(page) });
  return (
    <nav className={pagerCss.pager} aria-label={t('pages')}>
      {asked.page > 1 && (
        <a href={linkTo(asked.page - 1)} rel="prev">
          {t('previousPage')}
        </a>
      )}
      {pagesToLink(asked.page, pageCount).map((page, index, all) =>
        page ? (
          <a key={page} href={linkTo(page)} aria-current={page === asked.page ? 'page' : undefined}>
            {page}
          </a>
        ) : (
          <span key={`after ${all[index - 1]}`}>…</span>
        ),
      )}
      {asked.page < pageCount && (
        <a href={linkTo(asked.page + 1)} rel="next">
          {t('nextPage')}
        </a>
      )}
    </nav>
  );
}

/** `isMixed`: the list has articles of all categories, so a row names its own. */
type RowProps = {
  article: ArticleSummary;
  cover: string | undefined;
  leads: boolean;
  isMixed: boolean;
  words: string;
};

function Row({ article, cover, leads, isMixed, words }: RowProps) {
  const t = useT('newsList');
  const { title, summary } = article;
  const terms = words === '' ? [] : termsMeant(words, `${title} ${summary}`);
  const { href, lang } = useArticle(article);
  return (
    <li className={leads ? css.lead : undefined}>
      <a href={href}>
        <Cover src={cover} first={leads} />
        <div>
          <small>
            {(article.pinned || isMixed) && (
              <span>{article.pinned ? t('pinned', { category: t(article.category) }) : t(article.category)}</span>
            )}{' '}
            <Day at={article.publishedAt} />
          </small>
          <h2 lang={lang}>{terms.length > 0 ? <Marked text={title} terms={terms} /> : <Headline text={title} />}</h2>
          <p lang={lang}>
            <Marked text={summary} terms={terms} />
          </p>
        </div>
      </a>
      {leads && <Fold />}
    </li>
  );
}

function Hottest({ articles }: { articles: readonly ArticleSummary[] }) {
  const t = useT('article');
  return (
    <aside className={css.hottest}>
      <h2>{t('hottest')}</h2>
      <ol>
        {articles.map((article) => (
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

function NoRows({ words }: { words: string }) {
  const t = useT('newsList');
  const search = useT('search');
  const near = useNeed('newsNear');
  const { href } = usePage();
  const { listHref } = useAskedList();
  if (words === '') return <p>{t('none')}</p>;
  return (
    <div className={css.none}>
      <DoubtfulIsland name={words} />
      <div>
        <p>{t('notFound')}</p>
        {near.length > 0 && (
          <nav className={css.near} aria-label={search('none.near')}>
            <ul>
              {near.map(({ word, count }) => (
                <li key={word}>
                  <a href={listHref({ q: word })}>{word}</a> <small>{t('count', { count })}</small>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <a className={ui.more} href={href('search', { query: { q: words } })}>
          {t('everywhere')}
        </a>
      </div>
    </div>
  );
}

export const NewsRows = /*#__PURE__*/ staticPart(
  'NewsRows',
  function NewsRows() {
    const { asked } = useAskedList();
    const { rows, pageCount, hottest } = useNeed('newsPage');
    const covers = useCovers(rows);
    // The newest article opens the first page; a search lists its hits alike.
    const leadsAnyway = asked.page === 1 && asked.sort === 'new' && asked.words === '';
    const hasLead = rows[0] !== undefined && (rows[0].pinned || leadsAnyway);
    // With the leading article in the first view its picture is painted before the stylesheets are there.
    return (
      <>
        {!hasLead && <Fold />}
        <div className={`${ui.wrap} ${css.beside}`}>
          <div className={css.rows}>
            {rows.length > 0 ? (
              <ul>
                {rows.map((article, index) => (
                  <Row
                    key={article.id}
                    article={article}
                    cover={covers.get(article.id)}
                    leads={index === 0 && hasLead}
                    isMixed={asked.category === 'all'}
                    words={asked.words}
                  />
                ))}
              </ul>
            ) : (
              <NoRows words={asked.words} />
            )}
            {pageCount > 1 && <Pager pageCount={pageCount} />}
          </div>
          {hottest.length > 0 && <Hottest articles={hottest} />}
        </div>
      </>
    );
  },
  'request',
);
