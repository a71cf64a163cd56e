// Cleans menu and banners of remote answers: only links that a visitor may safely follow come through.
import type { LocaleCode } from '../../../shared/i18n/locales.ts';
import type { Banner, MenuItem, MenuList } from '../../../shared/webapi/types.ts';
import { menuLink, safeLink } from '../../content/safeLink.ts';

/** The page's policy loads pictures from the site only. */
const ownPicture = (address: string): string => {
  const safe = safeLink(address);
  return safe?.startsWith('/') ? safe : '';
};

function cleanItem(item: MenuItem, locale: LocaleCode): MenuItem[] {
  const link = menuLink(item.link, locale);
  const children = item.children.flatMap((child) => cleanItem(child, locale));
  if (!link && children.length === 0) return [];
  return [
    { ...item, link: link ?? '', icon: ownPicture(item.icon), iconActive: ownPicture(item.iconActive), children },
  ];
}

export const cleanMenu = ({ homePage, menu }: MenuList, locale: LocaleCode): MenuList => ({
  homePage,
  menu: menu.flatMap((item) => cleanItem(item, locale)),
});

export const cleanBanners = (banners: Banner[], locale: LocaleCode): Banner[] =>
  banners.map((banner) => ({
    ...banner,
    links: banner.links.flatMap(({ text, link }) => {
      const safe = menuLink(link, locale);
      return safe ? [{ text, link: safe }] : [];
    }),
  }));
