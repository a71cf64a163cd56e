// Makes the menu of one language: rows without a page there are left out, and groups that this empties.
import { localeOf, type LocaleCode } from '../../../shared/i18n/locales.ts';
import type { HasPage } from '../../../shared/pages/addresses.ts';
import { usd } from '../../../shared/i18n/numbers.ts';
import type { MenuItem, MenuList } from '../../../shared/webapi/types.ts';
import type { FromPrices } from '../../content/fromPrices.ts';
import { iconAddresses } from '../../content/menuIcons.ts';
import type { MenuRow } from '../../content/menuSchema.ts';
import { targetLink } from './targetLink.ts';
import type { Text } from './Text.ts';

type Parts = { rows: readonly MenuRow[]; prices: FromPrices; text: Text; has: HasPage };

const newWindow = 1;
const sameWindow = 0;

export function menuOf({ rows, prices, text, has }: Parts, locale: LocaleCode): MenuList {
  const item = (row: MenuRow): MenuItem[] => {
    const link = targetLink(row, locale, has);
    const children = (row.children ?? []).flatMap(item);
    if (!link && children.length === 0) return [];
    const note = text(locale, 'menu', `items.${row.id}.note`, { defaultValue: '' });
    return [
      {
        id: row.id,
        name: text(locale, 'menu', `items.${row.id}.name`),
        link: link ?? '',
        openType: row.newTab ? newWindow : sameWindow,
        isOnly: row.only === true || children.length === 0,
        isHomePage: row.page === 'home',
        ...iconAddresses(row.icon),
        ...(note && { note }),
        ...(row.from && { price: usd(localeOf(locale), prices[row.from]) }),
        children,
      },
    ];
  };
  return {
    homePage: {
      title: text(locale, 'home', 'title'),
      description: text(locale, 'home', 'description'),
      keywords: text(locale, 'menu', 'keywords'),
    },
    menu: rows.flatMap(item),
  };
}
