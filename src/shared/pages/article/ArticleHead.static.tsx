// An article's headline with its summary, day, category and author, its cover below them from edge to edge.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import ui from '../../ui/common.module.css';
import { PageLink } from '../../ui/PageLink.tsx';
import css from './ArticleHead.module.css';
import { Cover } from './Cover.tsx';
import { Day } from './Day.tsx';
import { useArticle } from './useArticle.ts';
import { useCovers } from './useCovers.ts';

export const ArticleHead = /*#__PURE__*/ staticPart(
  'ArticleHead',
  function ArticleHead() {
    const t = useT('article');
    const article = useNeed('article');
    const { lang } = useArticle(article);
    const covers = useCovers([article, ...article.related]);
    return (
      <>
        <div className={ui.wrap}>
          <Breadcrumb name={article.title} />
          <div className={css.head}>
            <p className={css.facts}>
              <Day at={article.publishedAt} />
              <PageLink to={article.category === 'company' ? 'blog' : 'cloudNews'}>{t(article.category)}</PageLink>
              <span>{t('by', { author: article.author })}</span>
            </p>
            <h1 lang={lang}>{article.title}</h1>
            <p className={css.lead} lang={lang}>
              {article.summary}
            </p>
            {lang && <p className={css.facts}>{t('otherLanguage')}</p>}
          </div>
        </div>
        <div className={css.cover}>
          <Cover src={covers.get(article.id)} first />
        </div>
      </>
    );
  },
  'request',
);
