// The site's search: a large field, a price if the words ask for one, and hits by kind.
import { Fold } from '../../app/Fold.tsx';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Breadcrumb } from '../../ui/PageHead.tsx';
import ui from '../../ui/common.module.css';
import { SearchForm } from '../../ui/SearchForm.tsx';
import css from './SearchHead.module.css';
import { PriceAnswer } from './PriceAnswer.static.tsx';
import { SearchResults } from './SearchResults.static.tsx';
import { searchKinds, useSearch } from './useSearch.ts';

export function Page() {
  return (
    <>
      <SearchHead />
      <Fold />
      <PriceAnswer />
      <SearchResults />
    </>
  );
}

/** The number of hits, and a link to each kind with its number. */
function Kinds() {
  const t = useT('search');
  const { href } = usePage();
  const { words, counts, total, only, hrefOf } = useSearch();
  const shown = searchKinds.filter((kind) => counts[kind] > 0);
  return (
    <div className={css.bar}>
      <p role="status">{t('count', { count: total, words })}</p>
      {shown.length > 0 && (
        <nav aria-label={t('groups.label')}>
          <a href={href('search', { query: { q: words } })} aria-current={only === undefined ? 'page' : undefined}>
            {t('groups.all')}
          </a>
          {shown.map((kind) => (
            <a key={kind} href={hrefOf(kind)} aria-current={only === kind ? 'page' : undefined}>
              {t(`groups.${kind}`)} <span>{counts[kind]}</span>
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}

const SearchHead = /*#__PURE__*/ staticPart(
  'SearchHead',
  function SearchHead() {
    const t = useT('search');
    const { href } = usePage();
    const { words } = useSearch();
    return (
      <section className={css.head}>
        <div className={ui.wrap}>
          <Breadcrumb name={t('name')} />
          <SearchForm
            action={href('search')}
            id="q"
            label={t('h1')}
            heading
            submit={t('submit')}
            look="filled"
            field={{ placeholder: t('placeholder'), defaultValue: words }}
          />
          {words === '' ? <p className={css.lead}>{t('lead')}</p> : <Kinds />}
        </div>
      </section>
    );
  },
  'request',
);
