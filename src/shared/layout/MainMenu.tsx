// The main menu: a row of links and mega menus on desks, the left panel with languages and sites on phones.
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import type { MenuItem } from '../webapi/types.ts';
import header from './Header.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';
import css from './MainMenu.module.css';
import { MegaMenu } from './MegaMenu.tsx';
import { MenuLink } from './MenuLink.tsx';
import { SiteLinks } from './SiteLinks.tsx';
import { useHere } from './useHere.ts';

const leadsTo = (item: MenuItem, link: string): boolean =>
  item.link === link || item.children.some((child) => leadsTo(child, link));

export function MainMenu() {
  const t = useT('layout');
  const { href } = usePage();
  const here = useHere();
  return (
    <nav className={`${header.menu} ${css.menu}`} id="menu" aria-label={t('menu.label')} tabIndex={-1}>
      {useNeed('menu').menu.map((item) =>
        item.isOnly || item.children.length === 0 ? (
          <MenuLink key={item.id} item={item} className={item.isHomePage ? `${css.entry} ${css.home}` : css.entry}>
            {item.name}
          </MenuLink>
        ) : (
          <details key={item.id} name="nav" data-hover="">
            <summary className={css.entry} aria-current={leadsTo(item, here) ? 'true' : undefined}>
              {item.name}
            </summary>
            <MegaMenu item={item} />
          </details>
        ),
      )}
      <div className={`${header.phone} ${css.phoneFoot}`}>
        <LanguageLinks className={css.choices} />
        <p className={ui.cap}>{t('sites')}</p>
        <SiteLinks className={css.choices} />
        <div className={ui.acts}>
          <a className={`${ui.btn} ${ui.go}`} href={`${href('freeOpen')}/`}>
            {t('actions.free')}
          </a>
          <a className={ui.btn} href={`${href('cooperation')}/`}>
            {t('actions.partner')}
          </a>
        </div>
      </div>
    </nav>
  );
}
