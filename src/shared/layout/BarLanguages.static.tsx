// The languages in the line above the header.
import { staticPart } from '../app/staticPart.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import css from './TopBar.module.css';

export const BarLanguages = /*#__PURE__*/ staticPart(
  'BarLanguages',
  function BarLanguages() {
    return <LanguageLinks className={css.links} />;
  },
  'page',
);
