// The addresses of a page in all its languages and markets, the same in canonical links, alternates and sitemaps.
import { localeCodes, localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { DomainRow } from '../content/readSite.ts';

export type Alternate = { hreflang: string; href: string };

type Speaker = { origin: string; defaultLocale: LocaleCode };
type Market = { origin: string; countries: readonly string[]; languages: readonly LocaleCode[] };

/** Domains that form one site: the first has every language, each other one only those of its market. */
export type Cluster = { main: Speaker; origins: ReadonlySet<string>; markets: readonly Market[] };

const originOf = ({ domain }: Pick<DomainRow, 'domain'>): string => `https://${domain}`;

/** Undefined where no row names a market: then each domain is a site of its own. */
export function clusterOf(domains: readonly DomainRow[]): Cluster | undefined {
  const [first] = domains;
  const markets = domains.flatMap((row) => (row.market ? [{ origin: originOf(row), ...row.market }] : []));
  if (!first || markets.length === 0) return undefined;
  const main = { origin: originOf(first), defaultLocale: first.defaultLanguage };
  return { main, origins: new Set(domains.map(originOf)), markets };
}

/** Host names from the settings, and loopback, belong to no cluster. */
const clusterFor = ({ origin }: Speaker, cluster: Cluster | undefined): Cluster | undefined =>
  cluster?.origins.has(origin) ? cluster : undefined;

/** The origin of a page's one address in a language, for readers on this domain. */
export function originFor(code: LocaleCode, site: Speaker, all: Cluster | undefined): string {
  const cluster = clusterFor(site, all);
  const isOwn = cluster?.markets.some(({ origin, languages }) => origin === site.origin && languages.includes(code));
  return !cluster || isOwn ? site.origin : cluster.main.origin;
}

const tagFor = (code: LocaleCode, country: string): string => {
  const { hreflang } = localeOf(code);
  return hreflang.find((tag) => tag.endsWith(`-${country}`)) ?? `${hreflang[0]}-${country}`;
};

/** `path`: the path of the page in a language. */
export function alternatesOf(
  locales: readonly LocaleCode[],
  site: Speaker,
  all: Cluster | undefined,
  path: (code: LocaleCode) => string,
): Alternate[] {
  const { main, markets } = clusterFor(site, all) ?? { main: site, markets: [] };
  const own = localeCodes
    .filter((code) => locales.includes(code))
    .flatMap((code) => {
      const abroad = markets
        .filter(({ languages }) => languages.includes(code))
        .flatMap(({ origin, countries }) =>
          countries.map((country) => ({ hreflang: tagFor(code, country), href: origin + path(code) })),
        );
      const taken = abroad.map(({ hreflang }) => hreflang);
      const common = localeOf(code).hreflang.filter((tag) => !taken.includes(tag));
      return [...common.map((hreflang) => ({ hreflang, href: main.origin + path(code) })), ...abroad];
    });
  return [...own, { hreflang: 'x-default', href: main.origin + path(defaultIn(locales, main.defaultLocale)) }];
}

/** The domain's language if the page has it, else English, else the first language that it has. */
export const defaultIn = (locales: readonly LocaleCode[], defaultLocale: LocaleCode): LocaleCode =>
  [defaultLocale, 'en' as const].find((code) => locales.includes(code)) ?? locales[0] ?? 'en';
