// The line above the header: the two ways in, the languages and the regional sites.
import type { Translate } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { BarLanguages } from './BarLanguages.static.tsx';
import { BarSites } from './BarSites.static.tsx';
import { HoverMenu } from './HoverMenu.tsx';
import css from './TopBar.module.css';
import type { Menus } from './useMenus.ts';
import { WaysIn } from './WaysIn.static.tsx';

export function TopBar({ menus, t }: { menus: Menus; t: Translate }) {
  return (
    <div className={css.bar}>
      <div className={`${ui.wrap} ${css.row}`}>
        <nav aria-label={t('start')}>
          <WaysIn />
        </nav>
        <nav className={css.places} aria-label={t('languages')}>
          <BarLanguages />
          <HoverMenu className={css.sites} id="sites" menus={menus} summary={<summary>{t('sites')}</summary>}>
            <BarSites />
          </HoverMenu>
        </nav>
      </div>
    </div>
  );
}
