// The newsletter sign-up: the form beside the latest articles; once sent, what happens next.
import { Fold } from '../../app/Fold.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { CollectionNotice } from '../../formParts/CollectionNotice.static.tsx';
import { PlainCheck, PlainForm } from '../../formParts/PlainForm.tsx';
import { answerPlace } from '../../forms/Form.ts';
import { newsletter } from '../../forms/newsletter.ts';
import { withConsent } from '../../forms/siteTerms.ts';
import { useT } from '../../i18n/useT.ts';
import section from '../../sections/Section.module.css';
import ui from '../../ui/common.module.css';
import { PageHead } from '../../ui/PageHead.tsx';
import { useArticle } from '../article/useArticle.ts';
import { Day } from '../article/Day.tsx';
import type { ArticleSummary } from '../../facts/facts.ts';
import css from './Newsletter.module.css';
import { Headline } from '../../ui/Headline.tsx';

export function Page() {
  return (
    <>
      <NewsletterHead />
      <Fold />
      <NewsletterForm />
    </>
  );
}

const NewsletterHead = /*#__PURE__*/ staticPart(
  'NewsletterHead',
  function NewsletterHead() {
    const t = useT('newsletter');
    const { query } = usePage();
    if (query['did'] !== 'asked') return <PageHead name={t('name')} title={t('h1')} lead={t('lead')} />;
    return (
      <div id={answerPlace} role="status" tabIndex={-1}>
        <PageHead name={t('name')} title={t('sent.title')} lead={t('sent.text')} />
      </div>
    );
  },
  'request',
);

const shown = 3;

function Latest({ article }: { article: ArticleSummary }) {
  const { href, lang } = useArticle(article);
  return (
    <li>
      <a href={href} lang={lang}>
        <Headline text={article.title} />
      </a>
      <Day at={article.publishedAt} />
    </li>
  );
}

const NewsletterForm = /*#__PURE__*/ staticPart(
  'NewsletterForm',
  function NewsletterForm() {
    const t = useT('newsletter');
    // A form that came back with errors keeps its values.
    const { form: returned, query } = usePage();
    const { question, separateConsent } = useNeed('forms');
    const latest = useNeed('latestNews').slice(0, shown);
    return (
      <section className={section.section} data-ground="water">
        <div className={`${ui.wrap} ${ui.two}`}>
          {query['did'] === 'asked' ? (
            <p className={css.again}>{t('sent.again')}</p>
          ) : (
            <div className={css.form}>
              <PlainForm
                form={withConsent(newsletter, separateConsent)}
                values={returned?.values ?? {}}
                faults={returned?.faults ?? []}
                words={t}
              >
                <PlainCheck question={returned?.question ?? question} passed={returned?.passed} />
                <p>{t('consent')}</p>
                <div className={ui.acts}>
                  <button className={`${ui.btn} ${ui.go}`} name="act" value="ask">
                    {t('submit')}
                  </button>
                </div>
              </PlainForm>
              <CollectionNotice of="newsletter" />
            </div>
          )}
          <aside className={css.beside}>
            <h2>{t('latest')}</h2>
            <ul className={css.latest}>
              {latest.map((article) => (
                <Latest key={article.id} article={article} />
              ))}
            </ul>
          </aside>
        </div>
      </section>
    );
  },
  'request',
);
