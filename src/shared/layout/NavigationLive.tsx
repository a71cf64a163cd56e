// The line above the header and the header that stays in view; on phones menu and account are panels behind an icon.
import type { Live } from '../live/livePart.tsx';
import ui from '../ui/common.module.css';
import { AccountLinks } from './AccountLinks.static.tsx';
import css from './Header.module.css';
import { MainMenu } from './MainMenu.tsx';
import { PanelToggle } from './PanelToggle.tsx';
import { SiteMark } from './SiteMark.static.tsx';
import { TopBar } from './TopBar.tsx';
import { useMenus } from './useMenus.ts';
import { usePanel } from './usePanel.ts';

export default function NavigationLive({ data, t: { navigation: t } }: Live<'menuEntries', 'navigation'>) {
  const menus = useMenus();
  const menu = usePanel('menu');
  const me = usePanel('me');
  return (
    <>
      <TopBar menus={menus} t={t} />
      <header className={css.header}>
        <div className={`${ui.wrap} ${css.row}`}>
          <PanelToggle panel={menu} icon="menu" open={t('menu.open')} close={t('menu.close')} />
          <SiteMark />
          <MainMenu entries={data.menuEntries} menus={menus} panel={menu} t={t} />
          <nav
            className={css.account}
            id="me"
            ref={me.place}
            aria-label={t('account.label')}
            tabIndex={-1}
            data-shut={me.shut}
          >
            <AccountLinks />
          </nav>
          <PanelToggle panel={me} icon="account" open={t('account.open')} close={t('account.close')} />
        </div>
      </header>
    </>
  );
}
