// A customer story: measured figures with their sources, what was done, the customer's own words, and the products used.
import { Fold } from '../../app/Fold.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import type { PageId } from '../../app/PageTypes.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { dayText } from '../../i18n/days.ts';
import { useT, useTranslator } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import css from './StoryText.module.css';

export function Page() {
  return (
    <>
      <StoryHead />
      <Fold />
      <StoryFigures />
      <StoryText />
    </>
  );
}

const StoryHead = /*#__PURE__*/ staticPart(
  'StoryHead',
  function StoryHead() {
    const { code } = usePage().locale;
    const { customer, title, lead } = useNeed('story');
    return <PageHead name={customer} title={title[code]} lead={lead[code]} />;
  },
  'page',
);

const StoryFigures = /*#__PURE__*/ staticPart(
  'StoryFigures',
  function StoryFigures() {
    const t = useT('story');
    const { locale } = usePage();
    return (
      <section className={css.figures}>
        <dl className={ui.wrap}>
          {useNeed('story').figures.map(({ value, term, source, link, measured }) => (
            <div key={term[locale.code]}>
              <dt>{term[locale.code]}</dt>
              <dd>
                <b>{value[locale.code]}</b>
                <small>
                  {t('source', { source: source[locale.code], day: dayText(locale, measured) })}{' '}
                  {link && (
                    <a href={link} rel="noopener">
                      {t('check')}
                    </a>
                  )}
                </small>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  },
  'page',
);

function Quote() {
  const t = useT('story');
  const { locale } = usePage();
  const { customer, quote, consent } = useNeed('story');
  return (
    <figure className={css.quote}>
      <div className={ui.wrap}>
        <blockquote>{quote.text[locale.code]}</blockquote>
        <figcaption>
          {t('by', { name: quote.by, role: quote.role[locale.code], customer })}
          <small>{t('consent', { customer, day: dayText(locale, consent.given) })}</small>
        </figcaption>
      </div>
    </figure>
  );
}

const StoryText = /*#__PURE__*/ staticPart(
  'StoryText',
  function StoryText() {
    const t = useT('story');
    const texts = useTranslator();
    const { code } = usePage().locale;
    const { sections, pages } = useNeed('story');
    return (
      <>
        <div className={ui.wrap}>
          {sections.map(({ title, text }) => (
            <section className={css.part} key={title[code]}>
              <h2>{title[code]}</h2>
              <div>
                {text[code].split('\n').map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          ))}
        </div>
        <Quote />
        <div className={ui.wrap}>
          <section className={css.part}>
            <h2>{t('used')}</h2>
            <ul>
              {pages.map((id) => (
                <li key={id}>
                  <PageLink className={ui.more} to={id as PageId}>
                    {texts(id)('name')}
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </>
    );
  },
  'page',
);
