// The menu once more, as groups of plain links: the first two share a column, single entries gather under "contact".
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import type { MenuItem } from '../webapi/types.ts';
import { FooterFold } from './FooterFold.tsx';
import css from './Footer.module.css';
import { MenuLink } from './MenuLink.tsx';

const isGroup = (item: MenuItem) => item.children.length > 0;

/** A group inside a group stands here by its own page where it has one, else by its first entry. */
const linksOf = (item: MenuItem): MenuItem[] =>
  item.children.flatMap((child) => (child.link ? child : (child.children[0] ?? [])));

function Group({ item }: { item: MenuItem }) {
  return (
    <FooterFold title={item.name}>
      {linksOf(item).map((link) => (
        <li key={link.id}>
          <MenuLink item={link}>{link.name}</MenuLink>
        </li>
      ))}
    </FooterFold>
  );
}

export function FooterGroups() {
  const t = useT('layout');
  const { href, has } = usePage();
  const { menu } = useNeed('menu');
  const groups = menu.filter(isGroup);
  const singles = menu.filter((item) => !isGroup(item) && !item.isHomePage);
  return (
    <>
      <div className={css.group}>
        {groups.slice(0, 2).map((item) => (
          <Group key={item.id} item={item} />
        ))}
      </div>
      {groups.slice(2).map((item) => (
        <div className={css.group} key={item.id}>
          <Group item={item} />
        </div>
      ))}
      <div className={css.group}>
        <FooterFold title={t('footer.contact')}>
          {singles.map((item) => (
            <li key={item.id}>
              <MenuLink item={item}>{item.name}</MenuLink>
            </li>
          ))}
          <li>
            <a href={href('freeOpen')}>{t('actions.free')}</a>
          </li>
          {has('cooperation') && (
            <li>
              <a href={href('cooperation')}>{t('actions.partner')}</a>
            </li>
          )}
          <li>
            <a href={href('faq')}>{t('account.faq')}</a>
          </li>
        </FooterFold>
      </div>
    </>
  );
}
