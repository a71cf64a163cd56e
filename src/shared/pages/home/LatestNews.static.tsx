// The latest articles with covers: the first one large, the others by category; or a note that there are none.
import { useNeed } from '../../app/needs.ts';
import type { ArticleSummary } from '../../facts/facts.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Headline } from '../../ui/Headline.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { SectionHead } from '../../ui/PageHead.tsx';
import { Cover } from '../article/Cover.tsx';
import { Day } from '../article/Day.tsx';
import { useArticle } from '../article/useArticle.ts';
import { useCovers } from '../article/useCovers.ts';
import css from './LatestNews.module.css';

const categories = ['cloud-news', 'company'] as const;

type Shown = { article: ArticleSummary; cover: string | undefined };

function Lead({ article, cover }: Shown) {
  const t = useT('home');
  const { href, lang } = useArticle(article);
  return (
    <a className={css.lead} href={href} lang={lang}>
      <Cover src={cover} />
      <h3>
        <Headline text={article.title} />
      </h3>
      <p>{article.summary}</p>
      <small>
        <Day at={article.publishedAt} /> {t(`news.${article.category}`)}
      </small>
    </a>
  );
}

function Row({ article, cover }: Shown) {
  const { href, lang } = useArticle(article);
  return (
    <li>
      <a href={href}>
        <Cover src={cover} />
        <span>
          <Day at={article.publishedAt} />
          <b lang={lang}>{article.title}</b>
        </span>
      </a>
    </li>
  );
}

export const LatestNews = /*#__PURE__*/ staticPart(
  'LatestNews',
  function LatestNews() {
    const t = useT('home');
    const { href } = usePage();
    const [lead, ...others] = useNeed('latestNews');
    const groups = categories
      .map((category) => ({ category, articles: others.filter((article) => article.category === category) }))
      .filter(({ articles }) => articles.length > 0);
    const covers = useCovers([lead ?? [], ...groups.map(({ articles }) => articles)].flat());
    return (
      <section className={`${ui.sec} ${ui.wrap}`}>
        <SectionHead title={t('news.title')}>
          <a className={`${ui.more} ${css.all}`} href={href('cloudNews')}>
            {t('news.all')}
          </a>
        </SectionHead>
        {lead ? (
          <div className={css.news}>
            <Lead article={lead} cover={covers.get(lead.id)} />
            <PhoneFold title={t('news.more')}>
              {groups.map(({ category, articles }) => (
                <div key={category}>
                  <h3>{t(`news.${category}`)}</h3>
                  <ul>
                    {articles.map((article) => (
                      <Row key={article.id} article={article} cover={covers.get(article.id)} />
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
  'page',
);
