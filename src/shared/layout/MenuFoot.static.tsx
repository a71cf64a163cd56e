// What ends the menu's phone panel: languages, regional sites and the two ways in.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';
import css from './MainMenu.module.css';
import { SiteLinks } from './SiteLinks.tsx';

export const MenuFoot = /*#__PURE__*/ staticPart(
  'MenuFoot',
  function MenuFoot() {
    const t = useT('layout');
    const { href, has } = usePage();
    return (
      <>
        <LanguageLinks className={css.choices} />
        <p className={ui.cap}>{useT('navigation')('sites')}</p>
        <SiteLinks className={css.choices} />
        <div className={ui.acts}>
          <a className={`${ui.btn} ${ui.go}`} href={`${href('freeOpen')}/`}>
            {t('actions.free')}
          </a>
          {has('cooperation') && (
            <a className={ui.btn} href={`${href('cooperation')}/`}>
              {t('actions.partner')}
            </a>
          )}
        </div>
      </>
    );
  },
  'page',
);
