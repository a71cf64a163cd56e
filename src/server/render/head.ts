// The content of <head>: what search engines, sharing and the browser's first milliseconds need, as one string.
import { localeOf, localeCodes, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { PageInfo } from '../../shared/app/PageContext.ts';
import type { Translate } from '../../shared/i18n/useT.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import type { PageHead } from '../../shared/pages/page.ts';
import { escapeHtml } from './escapeHtml.ts';

type Attributes = Record<string, string | undefined>;

const element = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(value ?? '')}"`)
    .join('')}>`;

export type HeadInput = {
  info: PageInfo;
  t: Translate;
  origin: string;
  defaultLocale: LocaleCode;
  /** False when this URL must not be listed, whatever the page table says. */
  index: boolean;
  /** What the page says of itself, where its texts do not. */
  own: Partial<PageHead>;
};

/** Only ?page and ?cat make another document; the first page is the plain address. */
function canonicalQuery(query: PageInfo['query']): string {
  const kept = Object.entries(query).filter(([name, value]) => name === 'cat' || (name === 'page' && value !== '1'));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

export function headHtml({ info, t, origin, defaultLocale, index, own }: HeadInput): string {
  const { page, locale, params, query } = info;
  const address = (code: LocaleCode) => origin + pathOf(page.id, code, params) + canonicalQuery(query);
  const shownTitle = own.title ?? t('title');
  const shownDescription = own.description ?? t('description');
  const exists = own.locales ?? page.locales;
  const listed = index && page.index && exists.includes(locale.code);
  const codes = localeCodes.filter((code) => exists.includes(code));
  const unlistedDefault = codes.includes(defaultLocale) ? defaultLocale : 'en';
  const alternates = codes.flatMap((code) =>
    localeOf(code).hreflang.map((hreflang) => element('link', { rel: 'alternate', hreflang, href: address(code) })),
  );
  return [
    '<meta charset="utf-8">',
    element('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    `<title>${escapeHtml(shownTitle)}</title>`,
    element('meta', { name: 'description', content: shownDescription }),
    listed ? '' : element('meta', { name: 'robots', content: query.q === undefined ? 'noindex' : 'noindex,follow' }),
    element('link', { rel: 'canonical', href: address(codes.includes(locale.code) ? locale.code : unlistedDefault) }),
    ...(listed
      ? [...alternates, element('link', { rel: 'alternate', hreflang: 'x-default', href: address(unlistedDefault) })]
      : []),
    element('meta', { property: 'og:type', content: own.type ?? 'website' }),
    element('meta', { property: 'og:title', content: shownTitle }),
    element('meta', { property: 'og:description', content: shownDescription }),
    element('meta', { property: 'og:url', content: address(locale.code) }),
    element('meta', { property: 'og:site_name', content: 'COCloud' }),
    element('meta', { property: 'og:locale', content: locale.openGraph }),
    element('link', { rel: 'icon', href: '/favicon.svg' }),
  ].join('');
}
