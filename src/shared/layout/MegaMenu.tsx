// The sheet below a menu entry: its groups in columns, each link with one explaining line and its real from-price.
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import type { MenuItem } from '../webapi/types.ts';
import css from './MegaMenu.module.css';
import { MenuLink } from './MenuLink.tsx';

/** Neighbours without children share one block, so that the sheet keeps the menu's order. */
function blocksOf(items: MenuItem[]): { heading?: MenuItem; links: MenuItem[] }[] {
  const blocks: { heading?: MenuItem; links: MenuItem[] }[] = [];
  for (const item of items) {
    const last = blocks.at(-1);
    if (item.children.length > 0) blocks.push({ heading: item, links: item.children });
    else if (last && !last.heading) last.links.push(item);
    else blocks.push({ links: [item] });
  }
  return blocks;
}

function MegaLink({ item }: { item: MenuItem }) {
  const t = useT('layout');
  return (
    <li>
      <MenuLink item={item} className={css.link}>
        <b>{item.name}</b>
        {item.price && <span className={`${ui.num} ${css.price}`}>{t('menu.from', { price: item.price })}</span>}
        {item.note && <small>{item.note}</small>}
      </MenuLink>
    </li>
  );
}

export function MegaMenu({ item }: { item: MenuItem }) {
  return (
    <div className={css.mega}>
      <div className={`${ui.wrap} ${css.columns}`}>
        {blocksOf(item.children).map(({ heading, links }) => (
          <div key={links[0]?.id} className={heading ? css.group : undefined}>
            {heading && <p className={css.heading}>{heading.name}</p>}
            <ul aria-label={heading?.name}>
              {links.map((link) => (
                <MegaLink key={link.id} item={link} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
