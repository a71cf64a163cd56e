// An article's drawing and text, related and hot articles beside it, its neighbours below.
import { useNeed, type ArticleSummary } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { ArticleDrawing } from '../../ui/charts/ArticleDrawing.tsx';
import ui from '../../ui/common.module.css';
import css from './ArticleText.module.css';
import { ShareLinks } from './ShareLinks.tsx';
import { useArticle } from './useArticle.ts';

function Mention({ article, label }: { article: ArticleSummary; label?: string }) {
  const { href, lang } = useArticle(article);
  return (
    <a href={href}>
      {label && <small>{label}</small>}
      <span lang={lang}>{article.title}</span>
    </a>
  );
}

function Mentions({ title, articles }: { title: string; articles: ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {articles.map((article) => (
          <li key={article.id}>
            <Mention article={article} />
          </li>
        ))}
      </ul>
    </>
  );
}

export const ArticleText = /*#__PURE__*/ staticPart(
  'ArticleText',
  function ArticleText() {
    const t = useT('article');
    const article = useNeed('article');
    const { lang } = useArticle(article);
    const { previous, next } = article;
    return (
      <div className={`${ui.wrap} ${css.article}`}>
        <article lang={lang}>
          <ArticleDrawing name={article.cover} />
          <div className={css.text} dangerouslySetInnerHTML={{ __html: article.html }} />
        </article>
        <aside>
          <Mentions title={t('related')} articles={article.related} />
          <Mentions title={t('hottest')} articles={article.hottest} />
          <h2>{t('share')}</h2>
          <ShareLinks title={article.title} />
        </aside>
        <nav aria-label={t('neighbours')}>
          {previous && <Mention article={previous} label={t('previous')} />}
          {next && <Mention article={next} label={t('next')} />}
        </nav>
      </div>
    );
  },
  'request',
);
