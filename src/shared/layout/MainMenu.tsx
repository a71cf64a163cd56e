// The main menu: a row of links and mega menus on desktops; on phones a panel, which also has languages and sites.
import { useLocation } from 'react-router';
import { useNeed } from '../app/needs.ts';
import type { MenuEntry } from '../facts/facts.ts';
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT, type Translate } from '../i18n/useT.ts';
import type { MenuItem } from '../webapi/types.ts';
import { HoverMenu } from './HoverMenu.tsx';
import { SiteLinks } from './SiteLinks.tsx';
import type { Menus } from './useMenus.ts';
import type { Panel } from './usePanel.ts';
import ui from '../ui/common.module.css';
import { useTrialHref } from '../ui/PageLink.tsx';
import header from './Header.module.css';
import css from './MainMenu.module.css';
import mega from './MegaMenu.module.css';
import { MenuLink } from './MenuLink.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';

/** End of the phone panel: languages, regional sites, free trial and partnership. */
const MenuFoot = /*#__PURE__*/ staticPart(
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
          <a className={`${ui.btn} ${ui.go}`} href={useTrialHref('/')}>
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

type Block = { heading: string | undefined; links: MenuItem[] };

/** Groups keep their own heading. Single entries form one block before them, which needs no heading when it is alone. */
function blocksOf(item: MenuItem): Block[] {
  const groups = item.children.filter(({ children }) => children.length > 0);
  const singles = item.children.filter(({ children }) => children.length === 0);
  const blocks = groups.map(({ name, children }): Block => ({ heading: name, links: children }));
  if (singles.length === 0) return blocks;
  return [{ heading: groups.length > 0 ? item.name : undefined, links: singles }, ...blocks];
}

/** Icon of a menu entry, loaded when its menu opens. CSS swaps it for the active icon on hover, focus and for the current page. */
const Sign = ({ address, className }: { address: string; className?: string | undefined }) =>
  address && <img className={className} src={address} width="24" height="24" alt="" loading="lazy" />;

function MegaLink({ item }: { item: MenuItem }) {
  const t = useT('layout');
  return (
    <li>
      <MenuLink item={item} className={mega.link}>
        {item.icon && <Sign address={item.iconActive} className={mega.active} />}
        <Sign address={item.icon} />
        <b>{item.name}</b>
        {item.price && <span className={`${ui.num} ${mega.price}`}>{t('menu.from', { price: item.price })}</span>}
        {item.note && <small>{item.note}</small>}
      </MenuLink>
    </li>
  );
}

/** Content of a mega menu: groups in columns, each link with a line of explanation and its lowest price. */
const MegaMenu = /*#__PURE__*/ staticPart(
  'MegaMenu',
  function MegaMenu({ entry }: { entry: string }) {
    const item = useNeed('menu').menu.find(({ id }) => id === entry);
    if (!item) return null;
    return (
      <div className={`${ui.wrap} ${mega.columns}`}>
        {blocksOf(item).map(({ heading, links }) => (
          <div key={heading ?? 'all'} className={heading && mega.group}>
            {heading && <p className={mega.heading}>{heading}</p>}
            <ul aria-label={heading}>
              {links.map((link) => (
                <MegaLink key={link.id} item={link} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    );
  },
  'page',
);

type Props = { entries: readonly MenuEntry[]; menus: Menus; panel: Panel; t: Translate };

/** Makes addresses comparable: lower case, no slash at the end. */
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
