// The latest articles: the first with its picture, the others by category, or a word that there are none yet.
import { useNeed, type ArticleSummary } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { ArticleDrawing } from '../../ui/charts/ArticleDrawing.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Day } from '../article/Day.tsx';
import { useArticle } from '../article/useArticle.ts';
import css from './LatestNews.module.css';

const shown = 6;
const categories = ['cloud-news', 'company'] as const;

function Lead({ article }: { article: ArticleSummary }) {
  const t = useT('home');
  const { href, lang } = useArticle(article);
  return (
    <a className={css.lead} href={href} lang={lang}>
      <ArticleDrawing name={article.cover} />
      <h3>{article.title}</h3>
      <p>{article.summary}</p>
      <small>
        <Day at={article.publishedAt} /> {t(`news.${article.category}`)}
      </small>
    </a>
  );
}

function Row({ article }: { article: ArticleSummary }) {
  const { href, lang } = useArticle(article);
  return (
    <li>
      <a href={href}>
        <Day at={article.publishedAt} />
        <b lang={lang}>{article.title}</b>
      </a>
    </li>
  );
}

export const LatestNews = /*#__PURE__*/ staticPart(
  'LatestNews',
  function LatestNews() {
    const t = useT('home');
    const { href } = usePage();
    const [lead, ...others] = useNeed('news').slice(0, shown);
    const groups = categories
      .map((category) => ({ category, articles: others.filter((article) => article.category === category) }))
      .filter(({ articles }) => articles.length > 0);
    return (
      <section className={`${ui.sec} ${ui.wrap}`}>
        <SectionHead title={t('news.title')}>
          <a className={`${ui.more} ${css.all}`} href={href('cloudNews')}>
            {t('news.all')}
          </a>
        </SectionHead>
        {lead ? (
          <div className={css.news}>
            <Lead article={lead} />
            <PhoneFold title={t('news.more')}>
              {groups.map(({ category, articles }) => (
                <div key={category}>
                  <h3>{t(`news.${category}`)}</h3>
                  <ul>
                    {articles.map((article) => (
                      <Row key={article.id} article={article} />
                    ))}
                  </ul>
                </div>
              ))}
            </PhoneFold>
          </div>
        ) : (
          <p>{t('news.none')}</p>
        )}
      </section>
    );
  },
  'request',
);
