// The back end inside our own process: it answers from content/ and locales/.
import { largestPack, packAtTiers, packTerms } from '../../shared/calculators/cdnMonth.ts';
import { gbPerTb } from '../../shared/calculators/fields.ts';
import { fromPrices, type FromPrices } from '../../shared/calculators/fromPrices.ts';
import type { Claims, Prices } from '../../shared/facts/facts.ts';
import { taipeiDay } from '../../shared/i18n/days.ts';
import { localeOf, locales, type LocaleCode } from '../../shared/i18n/locales.ts';
import { usd, plainNumber, percentText } from '../../shared/i18n/numbers.ts';
import { oncePerDay } from '../../shared/i18n/once.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import { hasEnded } from '../../shared/owner/lasts.ts';
import { hasAllBut, hrefOf, type HasPage } from '../../shared/pages/addresses.ts';
import { liveFigures } from '../../shared/sections/factsOf.ts';
import type {
  Banner,
  DomainInfo,
  LanguageList,
  MenuItem,
  MenuList,
  WebsiteConfiguration,
} from '../../shared/webapi/types.ts';
import type { BrandContent } from '../content/BrandContent.ts';
import { iconAddresses } from '../content/menuIcons.ts';
import type { BannerRow, MenuRow, MenuTarget } from '../content/menuSchema.ts';
import { menuLink } from '../content/safeLink.ts';
import type { DomainRow } from '../content/readSite.ts';
import type { Backend } from './Backend.ts';

type TextsOf = (locale: LocaleCode) => TranslatorOf;

/** The address of a menu or banner row in one language; undefined when the language lacks the page. */
function targetLink(target: MenuTarget, locale: LocaleCode, has: HasPage): string | undefined {
  const { page, hash, query, otherwise, link } = target;
  if (link) return menuLink(link, locale);
  if (page && has(page, locale)) return hrefOf(page, locale, { ...(hash && { hash }), ...(query && { query }) });
  return otherwise && has(otherwise, locale) ? hrefOf(otherwise, locale) : undefined;
}

type BannerParts = { banners: readonly BannerRow[]; prices: Prices; claims: Claims; textsOf: TextsOf; has: HasPage };

function figures({ prices, claims }: BannerParts, locale: LocaleCode): Record<string, string> {
  const row = localeOf(locale);
  const pack = largestPack(prices.cdnPacks);
  return {
    packTb: plainNumber(row, (pack?.gb ?? 0) / gbPerTb),
    packMonths: plainNumber(row, pack?.months ?? 0),
    packPrice: usd(row, pack?.platformUsd ?? 0),
    tierPrice: usd(row, pack ? packAtTiers(prices.bandwidth, pack) : 0),
    autoRenew: percentText(row, pack ? packTerms(pack).renewPercent : 0),
    countries: String(claims.sms.countries),
    delivered: percentText(row, claims.sms.deliveryPercent),
  };
}

/** Makes the banners of one language, filled in with figures of the largest CDN pack. */
function bannersOf(parts: BannerParts, locale: LocaleCode): Banner[] {
  const values = figures(parts, locale);
  const t = parts.textsOf(locale)('banners');
  const words = (key: string) => t(key, values);
  return parts.banners.flatMap(({ id, art, dialog, until, links }) => {
    const shown = links.flatMap((row) => {
      const link = targetLink(row, locale, parts.has);
      return link ? [{ text: words(`${id}.links.${row.id}`), link }] : [];
    });
    if (shown.length === 0) return [];
    return [
      {
        id,
        title: words(`${id}.title`),
        text: words(`${id}.text`),
        label: words(`${id}.label`),
        note: words(`${id}.note`),
        art,
        links: shown,
        dialog,
        ...(until && { until }),
      },
    ];
  });
}

type MenuParts = Pick<BannerParts, 'claims' | 'textsOf' | 'has'> & {
  rows: readonly MenuRow[];
  prices: FromPrices;
};

const newWindow = 1;
const sameWindow = 0;

/** Makes the menu of one language, without rows whose page that language lacks, and without groups this leaves empty. */
function menuOf({ rows, prices, claims, textsOf, has }: MenuParts, locale: LocaleCode): MenuList {
  const figuresNamed = liveFigures(claims, localeOf(locale));
  const [t, home] = [textsOf(locale)('menu'), textsOf(locale)('home')];
  const item = (row: MenuRow): MenuItem[] => {
    const link = targetLink(row, locale, has);
    const children = (row.children ?? []).flatMap(item);
    if (!link && children.length === 0) return [];
    const note = t(`items.${row.id}.note`, { defaultValue: '', ...figuresNamed });
    return [
      {
        id: row.id,
        name: t(`items.${row.id}.name`),
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
      title: home('title'),
      description: home('description'),
      keywords: t('keywords'),
    },
    menu: rows.flatMap(item),
  };
}

const languageEntries = locales.map(({ name, prefix, dir }, index) => ({
  id: index + 1,
  name,
  shortName: prefix,
  dir,
}));

export function createEmbedded(content: BrandContent, textsOf: TextsOf, clock: () => number): Backend {
  const { domains, offices, planned, without } = content.site;
  const hasAtAll = hasAllBut(without);
  /** A menu or banner leads to no campaign that is over. */
  const hasOn =
    (day: string): HasPage =>
    (page, locale) =>
      hasAtAll(page, locale) && !hasEnded(content.owner.campaign, page, day);
  const [mainDomain] = domains;
  if (!mainDomain) throw new Error('site.yaml has no domain');

  /** Hosts known only from the settings, such as a test machine's, are treated as the main domain. */
  const rowOf = (host: string): DomainRow =>
    domains.find(({ domain, aliases }) => domain === host || aliases.includes(host)) ?? mainDomain;

  const today = (): string => taipeiDay(clock());
  // At the first request of a day: formatting prices in five languages would delay the start.
  const menus = oncePerDay((locale: LocaleCode, day) =>
    menuOf({ ...content, rows: content.menu, prices: fromPrices(content.prices), textsOf, has: hasOn(day) }, locale),
  );
  const banners = oncePerDay((locale: LocaleCode, day) => bannersOf({ ...content, textsOf, has: hasOn(day) }, locale));

  function configuration(host: string): WebsiteConfiguration {
    const { domain, defaultLanguage, emailAddress } = rowOf(host);
    return { domain, defaultLanguage: `/${localeOf(defaultLanguage).prefix}`, emailAddress };
  }

  function languages(locale: LocaleCode | undefined, host: string): LanguageList {
    const now = rowOf(host);
    const websiteList = domains.map(({ domain, website }, index) => ({
      id: index + 1,
      name: textsOf(locale ?? now.defaultLanguage)('menu')(`websites.${website}`),
      domain,
      isNow: domain === now.domain,
    }));
    return { languageList: languageEntries, websiteList };
  }

  function domainInfo(locale: LocaleCode, host: string): DomainInfo {
    const { office: id, emailAddress } = rowOf(host);
    const office = offices.find((each) => each.id === id);
    // As on the pages: a sample street is never shown as an address.
    const place = office?.source === 'sample' ? undefined : office;
    return {
      telphone: office?.shown.includes('phone') ? office.telphone : '',
      emailAddress,
      address1: place?.address1[locale] ?? '',
      address2: place?.address2[locale] ?? '',
    };
  }

  return {
    configuration: async (host) => configuration(host),
    languageList: async (locale, host) => languages(locale, host),
    menuList: async (locale) => menus(locale, today()),
    banners: async (locale) => banners(locale, today()),
    check: async (_locale, _host, page) => planned.includes(page.toLowerCase()),
    domainInfo: async (locale, host) => domainInfo(locale, host),
  };
}
