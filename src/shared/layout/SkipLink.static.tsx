// The first link of every page: past the header to the content.
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import css from './SkipLink.module.css';

export const SkipLink = /*#__PURE__*/ staticPart(
  'SkipLink',
  function SkipLink() {
    return (
      <a className={css.skip} href="#main">
        {useT('layout')('skip')}
      </a>
    );
  },
  'site',
);
