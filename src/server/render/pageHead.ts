// Makes the head and the JSON-LD of a view of a page: its title, picture, feeds, and whether it may be listed.
import type { ReadNeed } from '../../shared/app/needs.ts';
import type { PageInfo } from '../../shared/app/PageContext.ts';
import { faultyTitle, sentTitle } from '../../shared/forms/formTexts.ts';
import { partWords } from '../../shared/i18n/joinWords.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import { feedFormats, feedPath, feedTypes } from '../../shared/pages/newsList/feedPath.ts';
import type { Cards } from './build.ts';
import { headHtml, isDocument, machinesJson, type HeadInput } from './head.ts';
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
    own: { ...page.head?.(read, brand, locale.code), ...titleOf(view, translatorOf) },
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

/** The result of a form comes before the page's own title. */
function titleOf({ match, query, form }: View, translatorOf: TranslatorOf): { title?: string } {
  const own = translatorOf(match.page.id);
  // The tab that the address names may have a title of its own.
  const tabKey = `${query.tab}.title`;
  const tabTitle = own(tabKey) === tabKey ? undefined : own(tabKey);
  if (!form && query.sent === undefined) return tabTitle === undefined ? {} : { title: tabTitle };
  const title = tabTitle ?? own('title');
  const t = translatorOf('forms');
  return { title: form ? faultyTitle(t, title, form.faults) : sentTitle(t, title, query.sent ?? '') };
}
