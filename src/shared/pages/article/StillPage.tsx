// An article: head, text, share links, neighbours and related articles.
import { Fold } from '../../app/Fold.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import type { Article, ArticleSummary, Tag } from '../../facts/facts.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { localeOf } from '../../i18n/locales.ts';
import { useT } from '../../i18n/useT.ts';
import { Headline } from '../../ui/Headline.tsx';
import { NewsSignUp } from '../../ui/NewsSignUp.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Day } from './Day.tsx';
import { ShareLinks } from './ShareLinks.tsx';
import { useArticle } from './useArticle.ts';
import { useCovers } from './useCovers.ts';
import { Breadcrumb } from '../../ui/PageHead.tsx';
import ui from '../../ui/common.module.css';
import css from './ArticleHead.module.css';
import { Cover } from './Cover.tsx';
import { Contents } from '../../ui/Contents.tsx';
import around from './ArticleAround.module.css';
import articleTextCss from './ArticleText.module.css';

export function Page() {
  return (
    <>
      <ArticleHead />
      <Fold />
      <ArticleText />
    </>
  );
}

/** Title, summary, date, category and author; the cover below them spans the page. */
const ArticleHead = /*#__PURE__*/ staticPart(
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
              {article.updatedAt && (
                <span>
                  {t('updated')} <Day at={article.updatedAt} />
                </span>
              )}
            </p>
            <h1 lang={lang}>
              <Headline text={article.title} />
            </h1>
            <p className={css.lead} lang={lang}>
              {article.summary}
            </p>
            {lang && <Others article={article} />}
            {article.isUnpublished && <p className={css.note}>{t('unpublished')}</p>}
            {article.correction && (
              <p className={css.note}>
                <b>{t('correction')}</b> <span lang={lang}>{article.correction}</span>
              </p>
            )}
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

/** Tells that the article does not exist in the page's language, and links to the languages it has. */
function Others({ article: { id, locales } }: { article: Article }) {
  const t = useT('article');
  const { href } = usePage();
  return (
    <p className={css.facts}>
      <span>{t('otherLanguage')}</span>
      {locales.map(localeOf).map(({ code, iso, name }) => (
        <a key={code} href={href('article', { locale: code, params: { id } })} lang={iso} hrefLang={iso}>
          {name}
        </a>
      ))}
    </p>
  );
}

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
        <h3 lang={lang}>
          <Headline text={article.title} />
        </h3>
        <Day at={article.publishedAt} />
      </a>
    </li>
  );
}

/** The article's tags, each a link to the list of its articles. */
function Tags({ tags }: { tags: readonly Tag[] }) {
  const t = useT('article');
  const { href } = usePage();
  return (
    <nav className={around.tags} aria-label={t('tags')}>
      {tags.map(({ id, name }) => (
        <a key={id} href={href('cloudNews', { query: { cat: 'all', tag: id } })}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** The text between table of contents and popular articles, then neighbours and related articles. */
const ArticleText = /*#__PURE__*/ staticPart(
  'ArticleText',
  function ArticleText() {
    const t = useT('article');
    const article = useNeed('article');
    const { lang } = useArticle(article);
    const layout = useT('layout');
    const { locale } = usePage();
    const { parts, tags, previous, next, related, hottest } = article;
    const covers = useCovers([article, ...related]);
    return (
      <div className={`${ui.wrap} ${articleTextCss.article}`}>
        {parts.length > 1 && <Contents className={articleTextCss.contents} parts={parts} lang={lang} />}
        <article lang={lang}>
          <div className={articleTextCss.text} dangerouslySetInnerHTML={{ __html: article.html }} />
          {tags.length > 0 && <Tags tags={tags} />}
          <div className={around.mail} lang={locale.iso}>
            <NewsSignUp id="article-mail" label={layout('newsletter.article')} topic={article.category} />
          </div>
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
        <nav className={around.neighbours} aria-label={t('neighbours')}>
          {previous && <Mention article={previous} label={t('previous')} />}
          {next && <Mention article={next} label={t('next')} />}
        </nav>
        {related.length > 0 && (
          <section className={around.related}>
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
