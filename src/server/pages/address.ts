// Decides what an address means, and answers it: with a page, a redirect, a check with the back end, or the 404 page.
import type { Request, RequestHandler, Response } from 'express';
import type { AccountFormId } from '../../shared/forms/AccountForm.ts';
import { taipeiDay } from '../../shared/i18n/days.ts';
import { localeOf } from '../../shared/i18n/locales.ts';
import { lasts, storiesOn } from '../../shared/owner/lasts.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import type { AskedQuery } from '../../shared/pages/page.ts';
import type { Story } from '../../shared/facts/facts.ts';
import { pageOf, type PageId } from '../../shared/pages/pages.ts';
import type { Site } from '../http/sites.ts';
import type { Backend } from '../webapi/Backend.ts';
import { redirect, setCookie } from '../http/respond.ts';
import { matchAddress, type Known, type Match } from '../render/match.ts';
import { articleBelow } from '../render/newsAddress.ts';
import type { PageMatch } from '../render/View.ts';
import type { NewsSource } from '../render/NewsSource.ts';
import type { LinkEnd } from '../store/accountLinks.ts';
import type { Pages } from './showPages.ts';

type Link = { id: string; page: PageId; until: string };

export type LinkTarget =
  | { page: PageId }
  /** `agent`: the agent who invites. */
  | { form: AccountFormId; agent: string }
  /** `was`: the form that it led to. */
  | { state: LinkEnd; was?: AccountFormId }
  | undefined;

/** What an opaque link id leads to: a page, a form, a note that its time is over, or nothing. */
export function linkTarget(links: readonly Link[], id: string, now: number): LinkTarget {
  const link = links.find((row) => row.id === id);
  if (!link) return undefined;
  return lasts(link, taipeiDay(now)) ? { page: link.page } : { state: 'expired' };
}

type Options = {
  pages: Pages;
  backend: Backend;
  news: NewsSource;
  clock: () => number;
  stories: readonly Story[];
  linkTarget: (hash: string, request: Request, response: Response) => Promise<LinkTarget>;
  onMiss: 'redirect' | '404';
};

/** The options by which a page may refuse its address. */
type Refusers = 'news' | 'stories' | 'clock';

declare global {
  namespace Express {
    interface Locals {
      /** What the address means, found once: by `readAddress` or, for a request to change something, by the first handler that asks. */
      meaning: Meaning;
    }
  }
}

/** No address of ours is longer. */
const longestAddress = 4096;
const looksLikeFile =
  /\.(php|png|jpe?g|gif|ico|map|txt|xml|json|js|css|html?|asp|aspx|jsp|cgi|env|git|sql|zip|gz|bak|svg|webp)$/i;

/** `chosen`: the root, requested by a visitor who has chosen another language than the domain's; `long`: longer than any address of ours. */
type Meaning = Match | { kind: 'chosen'; prefix: string } | { kind: 'long' };

function meaningOf({ originalUrl, path, visitor }: Request, { defaultLocale }: Site, known: Known): Meaning {
  if (originalUrl.length > longestAddress) return { kind: 'long' };
  const { chosen } = visitor;
  if (path === '/' && chosen && chosen !== defaultLocale) return { kind: 'chosen', prefix: localeOf(chosen).prefix };
  return matchAddress(path, defaultLocale, known);
}

/**
 * Where a back end keeps the articles: asks it about the one that the address may name, before `readAddress` decides what
 * the address means.
 */
export function learnArticle(learn: NonNullable<NewsSource['learn']>): RequestHandler {
  return async ({ path }, { locals }, next) => {
    const id = articleBelow(path);
    if (id !== undefined) await learn(locals.visitorLocale.code, locals.site.host, id);
    next();
  };
}

/** The first step of the router of pages. Requests for anything else leave the router here. */
export function readAddress(known: Known): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next('router');
    const meaning = meaningOf(request, response.locals.site, known);
    response.locals.meaning = meaning;
    next(meaning.kind === 'page' && !meaning.page.handled ? undefined : 'router');
  };
}

/** The last step of the router of pages. */
export function openPage({ pages, news, stories, clock }: Pick<Options, Refusers | 'pages'>): RequestHandler {
  return async (request, response, next) => {
    const { meaning } = response.locals;
    if (meaning.kind !== 'page') return next();
    const { page, params, locale } = meaning;
    const refused = await page.refuse?.({
      params,
      query: request.query as AskedQuery,
      pageCount: async (asked) =>
        (await news.list({ locale: locale.code, host: response.locals.site.host, now: clock() }, asked)).pageCount,
      stories: () => storiesOn(stories, taipeiDay(clock())),
    });
    return refused ? pages.showState(request, response, 'notFound', refused) : pages.show(request, response, meaning);
  };
}

/** Answers every request that no earlier step has answered. */
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
      return showTarget(pages, meaning, target, request, response);
    }
    const target = await checkWithBackend(backend, meaning, response, onMiss);
    if (!target) return pages.showState(request, response, 'notFound', 404);
    redirect(response, 302, target);
  };
}

/** Shows what is behind a link. */
function showTarget(
  pages: Pages,
  match: PageMatch,
  target: LinkTarget,
  request: Request,
  response: Response,
): Promise<void> {
  if (target === undefined) return pages.showState(request, response, 'notFound', 404);
  if ('state' in target) return pages.show(request, response, { ...match, params: target }, 410);
  if ('form' in target) return pages.show(request, response, { ...match, params: { ...match.params, ...target } });
  // Unlisted, and valid only until its last day: neither search engines nor caches may keep it.
  const page = { ...pageOf(target.page), shared: false, index: false };
  return pages.show(request, response, { ...match, page });
}

/** The query as it came, with the characters encoded that no header may carry: backslashes and everything but printable ASCII. */
const searchOf = (url: string): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at).replace(/[^!-[\]-~]/g, encodeURIComponent);
};

/**
 * Asks the back end about a path under a prefix that looks like a page: planned pages lead to /compile, all others to the
 * language's root.
 */
async function checkWithBackend(
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
