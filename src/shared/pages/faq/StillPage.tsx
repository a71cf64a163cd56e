// Questions and answers: a search, the answers in groups, and whom to ask what is not among them.
import { Fold } from '../../app/Fold.tsx';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Linked } from '../../sections/Linked.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { useFaq } from './useFaq.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import css from './Faq.module.css';
import { FaqList } from './FaqList.static.tsx';

export function Page() {
  return (
    <>
      <FaqHead />
      <Fold />
      <FaqList />
    </>
  );
}

function Search() {
  const t = useT('faq');
  const { href } = usePage();
  const { words, shown, total } = useFaq();
  const status = words === '' ? t('all', { total }) : t('found', { count: shown.length, words });
  return (
    <form className={css.search} role="search" action={href('faq')}>
      <label htmlFor="q">{t('search')}</label>
      <div>
        <input id="q" name="q" type="search" maxLength={100} placeholder={t('placeholder')} defaultValue={words} />
        <button className={`${ui.btn} ${ui.go}`}>{t('submit')}</button>
      </div>
      <p role="status">
        <span>{shown.length === 0 ? t('none') : status}</span>
        {words !== '' && <a href={href('faq')}>{t('showAll', { total })}</a>}
      </p>
    </form>
  );
}

function Key() {
  const { t, items } = usePageText();
  return (
    <aside className={css.key} aria-label={t('key.title')}>
      <h2>{t('key.title')}</h2>
      <ul>
        {items('key.figures', '.value').map((figure) => (
          <li key={figure}>
            <b>{t(`${figure}.value`)}</b>
            <Linked text={t(`${figure}.text`)} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The head of the FAQ: a search among all questions with what it found, and a key of figures that lead to their answers. */
const FaqHead = /*#__PURE__*/ staticPart(
  'FaqHead',
  function FaqHead() {
    const { t } = usePageText();
    const { page } = usePage();
    return (
      <div className={css.head}>
        <div className={ui.wrap}>
          <Breadcrumb name={t('name')} />
          <div className={css.front}>
            <div>
              <h1>
                <Lines text={t('h1')} />
              </h1>
              <p className={css.lead}>{useT('faq')('lead', { answers: page.questions.length })}</p>
              <Search />
            </div>
            <Key />
          </div>
        </div>
      </div>
    );
  },
  'request',
);
