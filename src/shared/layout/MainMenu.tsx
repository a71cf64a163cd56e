// The main menu: a row of links and mega menus on desks, the left panel with languages and sites on phones.
import { useLocation } from 'react-router';
import type { MenuEntry } from '../app/needs.ts';
import type { Translate } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import header from './Header.module.css';
import { HoverMenu } from './HoverMenu.tsx';
import css from './MainMenu.module.css';
import mega from './MegaMenu.module.css';
import { MegaMenu } from './MegaMenu.static.tsx';
import { MenuFoot } from './MenuFoot.static.tsx';
import type { Menus } from './useMenus.ts';
import type { Panel } from './usePanel.ts';

type Props = { entries: readonly MenuEntry[]; menus: Menus; panel: Panel; t: Translate };

/** One page has its address in one letter case, with or without a slash at its end. */
const plain = (path: string) => path.replace(/\/$/, '').toLowerCase();

function PlainEntry({ entry, here, t }: { entry: MenuEntry; here: string; t: Translate }) {
  const { name, link, isHomePage, newWindow } = entry;
  return (
    <a
      className={isHomePage ? `${css.entry} ${css.home}` : css.entry}
      href={link}
      target={newWindow && '_blank'}
      rel={newWindow && 'noopener'}
      aria-current={plain(link) === here ? 'page' : undefined}
    >
      {name}
      {newWindow && <span className={ui.vh}>{t('newWindow')}</span>}
    </a>
  );
}

export function MainMenu({ entries, menus, panel, t }: Props) {
  const here = plain(useLocation().pathname);
  return (
    <nav
      className={`${header.menu} ${css.menu}`}
      id="menu"
      ref={panel.place}
      aria-label={t('menu.label')}
      tabIndex={-1}
      data-shut={panel.shut}
    >
      {entries.map((entry) =>
        entry.below.length === 0 ? (
          <PlainEntry key={entry.id} entry={entry} here={here} t={t} />
        ) : (
          <HoverMenu
            key={entry.id}
            id={entry.id}
            menus={menus}
            summary={
              <summary
                className={css.entry}
                aria-current={[entry.link, ...entry.below].some((link) => plain(link) === here) ? 'true' : undefined}
              >
                {entry.name}
              </summary>
            }
          >
            <div className={mega.mega}>
              <MegaMenu entry={entry.id} />
            </div>
          </HoverMenu>
        ),
      )}
      <div className={`${header.phone} ${css.phoneFoot}`}>
        <MenuFoot />
      </div>
    </nav>
  );
}
