// An article's text between its contents and hot articles, its neighbours and related articles below.
import { useNeed, type ArticleSummary } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Contents } from '../../ui/Contents.tsx';
import css from './ArticleText.module.css';
import { Cover } from './Cover.tsx';
import { Day } from './Day.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import { useArticle } from './useArticle.ts';
import { useCovers } from './useCovers.ts';

function Mention({ article, label }: { article: ArticleSummary; label?: string }) {
  const { href, lang } = useArticle(article);
  return (
    <a href={href}>
      {label && <small>{label}</small>}
      <span lang={lang}>{article.title}</span>
    </a>
  );
}

function Related({ article, cover }: { article: ArticleSummary; cover: string | undefined }) {
  const { href, lang } = useArticle(article);
  return (
    <li>
      <a href={href}>
        <Cover src={cover} />
        <h3 lang={lang}>{article.title}</h3>
        <Day at={article.publishedAt} />
      </a>
    </li>
  );
}

export const ArticleText = /*#__PURE__*/ staticPart(
  'ArticleText',
  function ArticleText() {
    const t = useT('article');
    const article = useNeed('article');
    const { lang } = useArticle(article);
    const { parts, previous, next, related, hottest } = article;
    const covers = useCovers([article, ...related]);
    return (
      <div className={`${ui.wrap} ${css.article}`}>
        {parts.length > 1 && <Contents className={css.contents} parts={parts} lang={lang} />}
        <article lang={lang}>
          <div className={css.text} dangerouslySetInnerHTML={{ __html: article.html }} />
        </article>
        <aside>
          {hottest.length > 0 && <h2>{t('hottest')}</h2>}
          <ul>
            {hottest.map((other) => (
              <li key={other.id}>
                <Mention article={other} />
              </li>
            ))}
          </ul>
          <h2>{t('share')}</h2>
          <ShareLinks title={article.title} />
        </aside>
        <nav className={css.neighbours} aria-label={t('neighbours')}>
          {previous && <Mention article={previous} label={t('previous')} />}
          {next && <Mention article={next} label={t('next')} />}
        </nav>
        {related.length > 0 && (
          <section className={css.related}>
            <h2>{t('related')}</h2>
            <ul>
              {related.map((other) => (
                <Related key={other.id} article={other} cover={covers.get(other.id)} />
              ))}
            </ul>
          </section>
        )}
      </div>
    );
  },
  'request',
);
