// The site search below the header: a <details> with a form, which loads suggestions once it is opened.
import { use, useState } from 'react';
import { StandInContext } from '../app/Later.tsx';
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT, type Translate } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import type { SearchBox } from './SearchBox.tsx';
import css from './SearchBox.module.css';
import { SearchPanel } from './SearchPanel.tsx';

const SearchSign = /*#__PURE__*/ staticPart(
  'SearchSign',
  function SearchSign() {
    return (
      <>
        {/* Not in Icon.tsx: those icons are sent to the browser as code, too. */}
        <svg
          width="24"
          height="24"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <circle cx="10.5" cy="10.5" r="6" />
          <path d="M15 15l6 6" />
        </svg>
        <span className={ui.vh}>{useT('navigation')('search.open')}</span>
      </>
    );
  },
  'site',
);

/** The plain form, without suggestions. */
const SearchForm = /*#__PURE__*/ staticPart(
  'SearchForm',
  function SearchForm() {
    const t = useT('navigation');
    return <SearchPanel action={usePage().href('search')} label={t('search.label')} submit={t('search.submit')} />;
  },
  'site',
);

/** A link instead of the form while data is late: the field would be replaced while the visitor types. */
const SearchWay = /*#__PURE__*/ staticPart(
  'SearchWay',
  function SearchWay() {
    return (
      <a className={ui.more} href={usePage().href('search')}>
        {useT('navigation')('search.label')}
      </a>
    );
  },
  'site',
);

export function HeaderSearch({ t }: { t: Translate }) {
  const [Box, setBox] = useState<typeof SearchBox>();
  /** An input method writes into the plain field, which may not be replaced now. */
  const [isHeld, hold] = useState(false);
  const standsIn = use(StandInContext);
  // Not a live part: the code is loaded only if the visitor searches, and without it the form leads to the page of results.
  function fetchCode(): void {
    import('./SearchBox.tsx').then(
      (code) => setBox(() => code.SearchBox),
      () => {},
    );
  }
  return (
    <details
      className={css.search}
      name="hx"
      onToggle={fetchCode}
      onInput={fetchCode}
      onCompositionUpdate={() => hold(isHeld || !Box)}
      onCompositionEnd={() => hold(false)}
    >
      <summary>
        <SearchSign />
      </summary>
      {Box && !isHeld ? <Box t={t} /> : standsIn ? <SearchWay /> : <SearchForm />}
    </details>
  );
}
