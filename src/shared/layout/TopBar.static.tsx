// The line above the header: the two ways in, the languages and the regional sites.
import { staticPart } from '../app/staticPart.tsx';
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';
import { SiteLinks } from './SiteLinks.tsx';
import css from './TopBar.module.css';

export const TopBar = /*#__PURE__*/ staticPart(
  'TopBar',
  function TopBar() {
    const t = useT('layout');
    const { href } = usePage();
    return (
      <div className={css.bar}>
        <div className={`${ui.wrap} ${css.row}`}>
          <nav aria-label={t('start')}>
            <ul className={css.links}>
              <li>
                <a href={`${href('freeOpen')}/`}>{t('actions.free')}</a>
              </li>
              <li>
                <a href={`${href('cooperation')}/`}>{t('actions.partner')}</a>
              </li>
            </ul>
          </nav>
          <nav className={css.places} aria-label={t('languages.label')}>
            <LanguageLinks className={css.links} />
            <details className={css.sites} name="nav" data-hover="">
              <summary>{t('sites')}</summary>
              <SiteLinks className={css.siteList} />
            </details>
          </nav>
        </div>
      </div>
    );
  },
  'page',
);
