// What stands on the sheet below a menu entry: its groups in columns, each link with one explaining line and its real from-price.
import { useNeed } from '../app/needs.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import type { MenuItem } from '../webapi/types.ts';
import css from './MegaMenu.module.css';
import { MenuLink } from './MenuLink.tsx';

type Block = { heading: string | undefined; links: MenuItem[] };

/** Groups keep their own heading; single entries gather in one block ahead of them, which needs none when it is alone. */
function blocksOf(item: MenuItem): Block[] {
  const groups = item.children.filter(({ children }) => children.length > 0);
  const singles = item.children.filter(({ children }) => children.length === 0);
  const blocks = groups.map(({ name, children }): Block => ({ heading: name, links: children }));
  if (singles.length === 0) return blocks;
  return [{ heading: groups.length > 0 ? item.name : undefined, links: singles }, ...blocks];
}

/** The second picture takes the first one's place where the entry is the one meant; neither is fetched before its sheet opens. */
const Sign = ({ address, className }: { address: string; className?: string | undefined }) =>
  address && <img className={className} src={address} width="24" height="24" alt="" loading="lazy" />;

function MegaLink({ item }: { item: MenuItem }) {
  const t = useT('layout');
  return (
    <li>
      <MenuLink item={item} className={css.link}>
        {item.icon && <Sign address={item.iconActive} className={css.active} />}
        <Sign address={item.icon} />
        <b>{item.name}</b>
        {item.price && <span className={`${ui.num} ${css.price}`}>{t('menu.from', { price: item.price })}</span>}
        {item.note && <small>{item.note}</small>}
      </MenuLink>
    </li>
  );
}

export const MegaMenu = /*#__PURE__*/ staticPart(
  'MegaMenu',
  function MegaMenu({ entry }: { entry: string }) {
    const item = useNeed('menu').menu.find(({ id }) => id === entry);
    if (!item) return null;
    return (
      <div className={`${ui.wrap} ${css.columns}`}>
        {blocksOf(item).map(({ heading, links }) => (
          <div key={heading ?? 'all'} className={heading && css.group}>
            {heading && <p className={css.heading}>{heading}</p>}
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
