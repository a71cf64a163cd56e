// Makes the head and the JSON-LD of a view of a page: its title, picture, feeds, and whether it may be listed.
import type { ReadNeed } from '../../shared/app/needs.ts';
import type { PageInfo } from '../../shared/app/PageContext.ts';
import { faultyTitle, sentTitle } from '../../shared/forms/formTexts.ts';
import { partWords } from '../../shared/i18n/joinWords.ts';
import type { Translate, TranslatorOf } from '../../shared/i18n/useT.ts';
import { feedFormats, feedPath, feedTypes } from '../../shared/pages/newsList/categories.ts';
import type { Cards } from './build.ts';
import { type LocaleCode, localeOf } from '../../shared/i18n/locales.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import type { OwnHead } from '../../shared/pages/page.ts';
import { type Cluster, alternatesOf, defaultIn, originFor } from './cluster.ts';
import { escapeHtml, jsonForHtml } from '../http/escaping.ts';
import type { Renderer } from './Renderer.ts';
import { structuredData } from './structuredData.ts';
import type { View } from './View.ts';

/** `isOver`: the page belongs to a campaign that has ended. */
type About = { info: PageInfo; isOver: boolean; read: ReadNeed };

export function pageHead(renderer: Renderer, view: View, { info, isOver, read }: About) {
  const { brand, icon, texts } = renderer;
  const { origin, defaultLocale, query } = view;
  const { page, locale } = view.match;
  const translatorOf = texts.onPages(locale.code);
  const card = cardOf(renderer.cards, info);
  const headInput = (): HeadInput => ({
    info,
    t: translatorOf(page.id),
    origin,
    defaultLocale,
    cluster: renderer.cluster,
    index: isDocument(query) && !isOver,
    own: { ...page.head?.(read, brand, locale.code), ...saidOf(view, translatorOf) },
    brand,
    card,
    ownIcon: icon !== undefined,
    feeds: feedsOf(view, translatorOf, read),
  });
  // Every search engine accepts a PNG; further brands have only a drawing.
  const logo = icon === undefined ? '/icon-512.png' : '/favicon.svg';
  const image = origin + (card ?? logo);
  const { priceFacts } = renderer;
  return {
    makeHead: () => partWords(headHtml(headInput())),
    makeMachines: () =>
      partWords(
        machinesJson(headInput(), (head) =>
          structuredData({ ...head, info, texts: translatorOf, origin, brand, logo, image, priceFacts, read }),
        ),
      ),
  };
}

/** The picture that is shown where a page is shared: its own, or else the home page's. */
function cardOf(cards: Cards, { page, locale, params }: PageInfo): string | undefined {
  const own = cards[locale.code] ?? {};
  return own[(page.id === 'article' && params['id']) || page.id] ?? own['home'];
}

/** The feeds of a list, or of an article's category. */
function feedsOf({ match: { page, locale } }: View, translatorOf: TranslatorOf, read: ReadNeed): HeadInput['feeds'] {
  const category = page.id === 'article' ? read('article').category : page.lists;
  if (category === undefined) return [];
  const title = translatorOf(category === 'company' ? 'blog' : 'cloudNews')('name');
  return feedFormats.map((format) => ({ type: feedTypes[format], title, href: feedPath(locale, category, format) }));
}

/** The tab that the address names may have a title and a description of its own; the result of a form comes before either title. */
function saidOf({ match, query, form }: View, translatorOf: TranslatorOf): Partial<OwnHead> {
  const own = translatorOf(match.page.id);
  const said = (key: string) => (own(key) === key ? undefined : own(key));
  const [title, description] = query.tab ? [`${query.tab}.title`, `${query.tab}.description`].map(said) : [];
  const tab = { ...(title && { title }), ...(description && { description }) };
  if (!form && query.sent === undefined) return tab;
  const t = translatorOf('forms');
  const plain = title ?? own('title');
  return { ...tab, title: form ? faultyTitle(t, plain, form.faults) : sentTitle(t, plain, query.sent ?? '') };
}

type Attributes = Record<string, string | undefined>;

const element = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(value ?? '')}"`)
    .join('')}>`;

type HeadInput = {
  info: PageInfo;
  t: Translate;
  origin: string;
  defaultLocale: LocaleCode;
  cluster: Cluster | undefined;
  /** False when this URL must not be listed, whatever the page table says. */
  index: boolean;
  /** What the page sets itself, instead of its texts. */
  own: Partial<OwnHead>;
  brand: string;
  /** The brand has a drawn icon, and no pictures of it. */
  ownIcon: boolean;
  /** Address of the picture that is shown where the page is shared. */
  card: string | undefined;
  /** Feeds of the list that it shows, or to which its article belongs. */
  feeds: readonly { type: string; title: string; href: string }[];
};

/** Only these query names make another document. Others, such as a calculator's values, only change an answer in it. */
const documentNames: readonly string[] = ['page', 'cat'];

const isDocument = (query: PageInfo['query']): boolean =>
  Object.keys(query).every((name) => documentNames.includes(name));

/** The first page of a list has the plain address. */
function canonicalQuery(query: PageInfo['query']): string {
  const kept = Object.entries(query).filter(
    ([name, value]) => documentNames.includes(name) && !(name === 'page' && value === '1'),
  );
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** With the size, so that other sites need not fetch the picture first. */
const cardMetas = (address: string | undefined, alt: string): string[] =>
  address
    ? [
        element('meta', { property: 'og:image', content: address }),
        element('meta', { property: 'og:image:width', content: '1200' }),
        element('meta', { property: 'og:image:height', content: '630' }),
        element('meta', { property: 'og:image:alt', content: alt }),
        element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
      ]
    : [element('meta', { name: 'twitter:card', content: 'summary' })];

/** The page's addresses, and whether search engines may list it. */
function standingOf({ info, t, origin, defaultLocale, cluster, index, own }: HeadInput) {
  const { page, locale, params, query } = info;
  const site = { origin, defaultLocale };
  const path = (code: LocaleCode) => pathOf(page.id, code, params) + canonicalQuery(query);
  const address = (code: LocaleCode) => originFor(code, site, cluster) + path(code);
  const exists = own.locales ?? page.locales;
  return {
    exists,
    address,
    alternates: alternatesOf(exists, site, cluster, path),
    canonical: address(exists.includes(locale.code) ? locale.code : (own.written ?? defaultIn(exists, defaultLocale))),
    shownDescription: own.description ?? t('description', info.facts()),
    listed: index && page.index && exists.includes(locale.code),
  };
}

/** The JSON-LD of a page that may be listed; empty for others. */
function machinesJson(input: HeadInput, described: (head: { url: string; description: string }) => object): string {
  const { canonical, shownDescription, listed } = standingOf(input);
  return listed ? jsonForHtml(described({ url: canonical, description: shownDescription })) : '';
}

function headHtml(input: HeadInput): string {
  const { info, t, origin, own, brand, ownIcon, card, feeds } = input;
  const { locale, query } = info;
  const { exists, address, alternates, canonical, shownDescription, listed } = standingOf(input);
  const shownTitle = own.title ?? t('title', info.facts());
  return [
    '<meta charset="utf-8">',
    element('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    `<title>${escapeHtml(shownTitle)}</title>`,
    own.picture ? element('link', { rel: 'preload', as: 'image', href: own.picture, fetchpriority: 'high' }) : '',
    element('meta', { name: 'description', content: shownDescription }),
    own.keywords ? element('meta', { name: 'keywords', content: own.keywords }) : '',
    listed ? '' : element('meta', { name: 'robots', content: query.q === undefined ? 'noindex' : 'noindex,follow' }),
    element('link', { rel: 'canonical', href: canonical }),
    ...(listed ? alternates.map((each) => element('link', { rel: 'alternate', ...each })) : []),
    ...feeds.map((feed) => element('link', { rel: 'alternate', ...feed })),
    element('meta', { property: 'og:type', content: own.type ?? 'website' }),
    element('meta', { property: 'og:title', content: shownTitle }),
    element('meta', { property: 'og:description', content: shownDescription }),
    element('meta', { property: 'og:url', content: address(locale.code) }),
    element('meta', { property: 'og:site_name', content: brand }),
    element('meta', { property: 'og:locale', content: locale.openGraph }),
    ...exists
      .filter((code) => code !== locale.code)
      .map((code) => element('meta', { property: 'og:locale:alternate', content: localeOf(code).openGraph })),
    ...cardMetas(card && origin + card, shownTitle),
    ownIcon ? '' : element('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    element('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ownIcon ? '' : element('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    element('link', { rel: 'manifest', href: '/site.webmanifest' }),
  ].join('');
}
