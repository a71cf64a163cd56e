// The regional sites on the sheet below the line above the header.
import { staticPart } from '../app/staticPart.tsx';
import { SiteLinks } from './SiteLinks.tsx';
import css from './TopBar.module.css';

export const BarSites = /*#__PURE__*/ staticPart(
  'BarSites',
  function BarSites() {
    return <SiteLinks className={css.siteList} />;
  },
  'site',
);
