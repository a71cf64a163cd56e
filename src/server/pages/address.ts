// What an address means, and what follows: a page, a permanent move, a check with the back end, or the 404 page.
import type { Request, RequestHandler, Response } from 'express';
import { taipeiDay } from '../../shared/i18n/days.ts';
import { localeOf } from '../../shared/i18n/locales.ts';
import { storiesOn } from '../../shared/owner/lasts.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import type { AskedQuery } from '../../shared/pages/page.ts';
import type { Story } from '../../shared/facts/facts.ts';
import { pageOf, type PageId } from '../../shared/pages/pages.ts';
import type { Site } from '../http/sites.ts';
import type { Backend } from '../webapi/Backend.ts';
import type { LinkTarget } from './linkTarget.ts';
import { redirect } from '../http/redirect.ts';
import { matchAddress, type Known, type Match } from '../render/match.ts';
import { articleBelow } from '../render/newsAddress.ts';
import type { NewsSource } from '../render/newsSource.ts';
import type { Pages } from './pages.ts';
import { setCookie } from '../http/setCookie.ts';

type Options = {
  pages: Pages;
  backend: Backend;
  news: NewsSource;
  clock: () => number;
  stories: readonly Story[];
  linkTarget: (hash: string, request: Request, response: Response) => Promise<LinkTarget>;
  onMiss: 'redirect' | '404';
};

/** What pages refuse an address by. */
type Refusers = 'news' | 'stories' | 'clock';

declare global {
  namespace Express {
    interface Locals {
      /** What the address means: of whatever is asked for by GET, found once. */
      meaning: Meaning;
    }
  }
}

/** Longer addresses are nobody's bookmark. */
const longestAddress = 4096;
const looksLikeFile =
  /\.(php|png|jpe?g|gif|ico|map|txt|xml|json|js|css|html?|asp|aspx|jsp|cgi|env|git|sql|zip|gz|bak|svg|webp)$/i;

/** Where a visitor who has chosen another language than the domain's is led from its root, or an address longer than any. */
export type Meaning = Match | { kind: 'chosen'; prefix: string } | { kind: 'long' };

/** Pages with a way of their own: behind a link of one visitor, for who is logged in, or made of a signed address. */
const ownWays: ReadonlySet<PageId> = new Set<PageId>(['hash', 'account', 'estimate', 'call', 'subscription']);

function meaningOf({ originalUrl, path, visitor }: Request, { defaultLocale }: Site, known: Known): Meaning {
  if (originalUrl.length > longestAddress) return { kind: 'long' };
  const { chosen } = visitor;
  if (path === '/' && chosen && chosen !== defaultLocale) return { kind: 'chosen', prefix: localeOf(chosen).prefix };
  return matchAddress(path, defaultLocale, known);
}

/** Where a back end keeps articles, it is asked for the one that an address may name before anybody says what the address means. */
export function learnArticle(learn: NonNullable<NewsSource['learn']>): RequestHandler {
  return async ({ path }, { locals }, next) => {
    const id = articleBelow(path);
    if (id !== undefined) await learn(locals.visitorLocale.code, locals.site.host, id);
    next();
  };
}

/** The first step of the list of pages, which it leaves with whatever is no page for all. */
export function readAddress(known: Known): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next('router');
    const meaning = meaningOf(request, response.locals.site, known);
    response.locals.meaning = meaning;
    next(meaning.kind === 'page' && !ownWays.has(meaning.page.id) ? undefined : 'router');
  };
}

/** The last step of the list of pages. */
export function openPage({ pages, news, stories, clock }: Pick<Options, Refusers | 'pages'>): RequestHandler {
  return async (request, response, next) => {
    const { meaning } = response.locals;
    if (meaning.kind !== 'page') return next();
    const { page, params, locale } = meaning;
    const refused = await page.refuse?.({
      params,
      query: request.query as AskedQuery,
      pageCount: async (wish) => (await news.list(locale.code, response.locals.site.host, wish, clock())).pageCount,
      stories: () => storiesOn(stories, taipeiDay(clock())),
    });
    return refused ? pages.showState(request, response, 'notFound', refused) : pages.show(request, response, meaning);
  };
}

/** Whatever nobody before has taken. */
export function otherAddress({ pages, backend, linkTarget, onMiss }: Omit<Options, Refusers>): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).type('text/plain').send('');
      return;
    }
    const { meaning } = response.locals;
    if (meaning.kind === 'long' || meaning.kind === 'bad') return pages.showState(request, response, 'notFound', 400);
    const search = searchOf(request.originalUrl);
    if (meaning.kind === 'chosen') {
      response.set('Vary', 'Cookie');
      return redirect(response, 302, `/${meaning.prefix}${search}`);
    }
    if (meaning.kind === 'moved') return redirect(response, 301, meaning.to + search);
    if (meaning.kind === 'page') {
      const target = await linkTarget(meaning.params.hash ?? '', request, response);
      if (target === undefined) return pages.showState(request, response, 'notFound', 404);
      // Unlisted, and only until its last day: neither search engines nor caches may keep it.
      const personal = { shared: undefined, index: false };
      if ('state' in target) return pages.show(request, response, { ...meaning, params: target }, 410);
      if ('page' in target) {
        return pages.show(request, response, { ...meaning, page: { ...pageOf(target.page), ...personal } });
      }
      // Its id stays out of what the page says of itself.
      return pages.show(request, response, { ...meaning, params: { ...meaning.params, ...target } });
    }
    const target = await checked(backend, meaning, response, onMiss);
    if (!target) return pages.showState(request, response, 'notFound', 404);
    redirect(response, 302, target);
  };
}

/** As it came, but for what no header may carry: a backslash and anything that is not plain ASCII. */
const searchOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at).replace(/[^!-[\]-~]/g, encodeURIComponent);
};

/** A page-shaped path under a prefix is asked for: planned pages lead to /compile, all others to the language's root. */
async function checked(
  backend: Backend,
  { locale, prefixed, segments }: Extract<Match, { kind: 'unknown' }>,
  response: Response,
  onMiss: Options['onMiss'],
): Promise<string | undefined> {
  const [page, ...deeper] = segments;
  if (!prefixed || !page || deeper.length > 0 || looksLikeFile.test(page)) return undefined;
  const { host, defaultLocale } = response.locals.site;
  const isDefault = locale.code === defaultLocale;
  const planned = await backend.check(locale.code, host, page).catch(() => undefined);
  if (planned === undefined) return undefined;
  if (planned) return isDefault ? '/compile' : pathOf('compile', locale.code);
  if (onMiss === '404') return undefined;
  setCookie(response, 'notice', 'missing');
  return isDefault ? '/' : `/${locale.prefix}`;
}
