// A list of articles: head with filters, then the rows.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { sorts } from './categories.ts';
import { feedPath, feedTypes } from './categories.ts';
import { useAskedList, NewsRows } from './NewsRows.static.tsx';
import { Breadcrumb } from '../../ui/PageHead.tsx';
import ui from '../../ui/common.module.css';
import css from './NewsHead.module.css';
import { Phrases } from '../../ui/Phrases.tsx';

export function Page() {
  return (
    <>
      <NewsHead />
      <NewsRows />
    </>
  );
}

/** Categories, search and sort orders, all plain links and a GET form. */
const NewsHead = /*#__PURE__*/ staticPart(
  'NewsHead',
  function NewsHead() {
    const t = useT('newsList');
    const { page, href, query, locale } = usePage();
    const titles = useT(page.id);
    const { asked, listHref } = useAskedList();
    const { total, tag } = useNeed('newsPage');
    const lists = [
      { category: 'all', link: listHref({ cat: 'all' }) },
      { category: 'cloud-news', link: href('cloudNews') },
      { category: 'company', link: href('blog') },
    ] as const;
    return (
      <div className={`${ui.wrap} ${css.head}`}>
        <Breadcrumb name={titles('name')} />
        <h1>{titles('h1')}</h1>
        <p className={css.lead}>
          <Phrases text={titles('lead')} />
        </p>
        <div className={css.filters}>
          <ul>
            {lists.map(({ category, link }) => (
              <li key={category}>
                <a href={link} aria-current={asked.category === category ? 'page' : undefined}>
                  {t(category)}
                </a>
              </li>
            ))}
          </ul>
          <form role="search" action={href(page.id)}>
            {query['cat'] && <input type="hidden" name="cat" value={query['cat']} />}
            {query['tag'] && <input type="hidden" name="tag" value={query['tag']} />}
            {query['sort'] && <input type="hidden" name="sort" value={query['sort']} />}
            <label className={ui.vh} htmlFor="q">
              {t('search')}
            </label>
            <input id="q" name="q" type="search" placeholder={t('placeholder')} defaultValue={asked.words} />
            <button className={`${ui.btn} ${ui.small}`}>{t('submit')}</button>
          </form>
        </div>
        <div className={css.order}>
          <p role="status">
            {tag ? t('countAbout', { count: total, tag: tag.name }) : t('count', { count: total })}{' '}
            {tag && <a href={listHref({ tag: '' })}>{t('everyTag')}</a>}
          </p>
          <a href={feedPath(locale, page.lists ?? 'all', 'xml')} type={feedTypes.xml}>
            {t('feed')}
          </a>
          <ul className={ui.choice}>
            {sorts.map((sort) => (
              <li key={sort}>
                <a
                  href={listHref({ sort: sort === 'new' ? '' : sort })}
                  aria-current={asked.sort === sort || undefined}
                >
                  {t(`sort.${sort}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    );
  },
  'request',
);
