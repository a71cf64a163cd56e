// What an address means, and what follows: a page, a permanent move, a check with the back end, or the 404 page.
import type { Request, RequestHandler, Response } from 'express';
import { localeOf } from '../../shared/i18n/locales.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import type { Query } from '../../shared/pages/page.ts';
import { pageOf } from '../../shared/pages/pages.ts';
import type { Backend } from '../backend/Backend.ts';
import type { LinkTarget } from '../linkTarget.ts';
import { redirect } from '../redirect.ts';
import { matchAddress, type Known, type Match } from '../render/match.ts';
import type { News } from '../render/news.ts';
import type { Pages } from './pages.ts';
import { setCookie } from './setCookie.ts';

type Options = {
  pages: Pages;
  backend: Backend;
  news: News;
  known: Known;
  linkTarget: (hash: string, request: Request, response: Response) => Promise<LinkTarget>;
  onMiss: 'redirect' | '404';
};

/** Longer addresses are nobody's bookmark. */
const longestAddress = 4096;
const looksLikeFile =
  /\.(php|png|jpe?g|gif|ico|map|txt|xml|json|js|css|html?|asp|aspx|jsp|cgi|env|git|sql|zip|gz|bak|svg|webp)$/i;

export function address({ pages, backend, news, known, linkTarget, onMiss }: Options): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).type('text/plain').send('');
      return;
    }
    if (request.originalUrl.length > longestAddress) return pages.showState(request, response, 'notFound', 400);
    const { chosen } = request.visitor;
    if (request.path === '/' && chosen && chosen !== response.locals.site.defaultLocale) {
      response.set('Vary', 'Cookie');
      return redirect(response, 302, `/${localeOf(chosen).prefix}${searchOf(request.originalUrl)}`);
    }
    const match = matchAddress(request.path, response.locals.site.defaultLocale, known);
    if (match.kind === 'bad') return pages.showState(request, response, 'notFound', 400);
    if (match.kind === 'moved') return redirect(response, 301, match.to + searchOf(request.originalUrl));
    if (match.kind === 'page') {
      const { page, params, locale } = match;
      const refused = page.refuse?.({ params, query: request.query as Query, articles: () => news.list(locale.code) });
      if (refused) return pages.showState(request, response, 'notFound', refused);
      if (match.page.id !== 'hash') return pages.show(request, response, match);
      const target = await linkTarget(match.params.hash ?? '', request, response);
      if (target === undefined) return pages.showState(request, response, 'notFound', 404);
      // Unlisted, and only until its last day: neither search engines nor caches may keep it.
      const personal = { shared: undefined, index: false };
      if ('state' in target) return pages.show(request, response, { ...match, params: target }, 410);
      if ('page' in target) {
        return pages.show(request, response, { ...match, page: { ...pageOf(target.page), ...personal } });
      }
      // Its id stays out of what the page says of itself.
      return pages.show(request, response, { ...match, params: { ...match.params, ...target } });
    }
    const target = await checked(backend, match, response, onMiss);
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
