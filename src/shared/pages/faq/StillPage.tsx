// The FAQ: a large search, groups as navigation, the answers, and contacts for other questions.
import { Fold } from '../../app/Fold.tsx';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { useFaq } from './useFaq.ts';
import { Breadcrumb } from '../../ui/PageHead.tsx';
import { Segments } from '../../ui/charts/Bars.tsx';
import ui from '../../ui/common.module.css';
import { SearchForm } from '../../ui/SearchForm.tsx';
import css from './FaqHead.module.css';
import { FaqList } from './FaqList.static.tsx';
import index from './FaqIndex.module.css';
import { Phrases } from '../../ui/Phrases.tsx';

export function Page() {
  return (
    <>
      <FaqHead />
      <Fold />
      <FaqIndex />
      <FaqList />
    </>
  );
}

function Search() {
  const t = useT('faq');
  const { href } = usePage();
  const { words, shown, total } = useFaq();
  return (
    <SearchForm
      action={href('faq')}
      id="q"
      label={t('search')}
      submit={t('submit')}
      look="go"
      field={{ placeholder: t('placeholder'), defaultValue: words }}
    >
      {words !== '' && (
        <p className={css.found} role="status">
          <span>{shown.length === 0 ? t('none') : t('found', { count: shown.length, words })}</span>
          <a href={href('faq')}>{t('showAll', { total })}</a>
        </p>
      )}
    </SearchForm>
  );
}

/** Links to the groups, each with a segment for every answer; hidden after a search. */
const FaqIndex = /*#__PURE__*/ staticPart(
  'FaqIndex',
  function FaqIndex() {
    const t = useT('faq');
    const { words, groups } = useFaq();
    if (words !== '') return null;
    const own = groups.filter(({ group }) => group !== 'pages');
    const most = Math.max(...own.map(({ total }) => total));
    return (
      <nav className={index.ground} aria-label={t('groups.label')}>
        <div className={`${ui.wrap} ${index.index}`}>
          {own.map(({ group, total }) => (
            <a key={group} href={`#${group}`}>
              <b>{total}</b>
              <span>
                <strong>{t(`groups.${group}.name`)}</strong>
                {t(`groups.${group}.text`)}
              </span>
              <Segments count={total} most={most} />
            </a>
          ))}
        </div>
      </nav>
    );
  },
  'request',
);

/** Head of the FAQ: number of answers, and the search. */
const FaqHead = /*#__PURE__*/ staticPart(
  'FaqHead',
  function FaqHead() {
    const t = useT('faq');
    const { page } = usePage();
    const { words } = useFaq();
    return (
      <section className={css.head}>
        <div className={ui.wrap}>
          <Breadcrumb name={t('name')} />
          <div className={css.front}>
            <div>
              <h1>{t('h1')}</h1>
              <p className={css.lead}>
                <Phrases text={t('lead')} />
              </p>
            </div>
            {words === '' && (
              <p className={css.sum}>
                <b>{page.questions.length}</b> {t('answers')}
              </p>
            )}
          </div>
          <Search />
        </div>
      </section>
    );
  },
  'request',
);
