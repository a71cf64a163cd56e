// Shows pages: from the cache of ready bytes, rendered whole, or streamed while data is still on its way.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import type { FormState } from '../../shared/forms/FormState.ts';
import { pageOf, type PageId } from '../../shared/pages/pages.ts';
import type { FreshPage, PageCache } from '../render/pageCache.ts';
import { preparePage, type Renderer } from '../render/renderPage.tsx';
import { contentSecurityPolicy, securityHeaders } from '../render/securityHeaders.ts';
import { Sink } from '../render/sink.ts';
import { visitorOf } from '../render/visitor.ts';
import { readReference } from '../store/reference.ts';
import { showsForm, type PageMatch, type View } from '../render/View.ts';
import { cookieOf, switchedLocale } from './visitor.ts';

export type Pages = {
  /** Answers a repeated GET with one look-up and one write; false when the request needs the whole way. */
  fromCache: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** With a form that was posted, the page is for this visitor only. */
  show: (request: Request, response: Response, match: PageMatch, status?: number, form?: FormState) => Promise<void>;
  /** A page of the site for a state such as 404, in the visitor's language. */
  showState: (request: Request, response: Response, id: PageId, status: number) => Promise<void>;
};

type PagesOptions = { renderer: Renderer; cache: PageCache | undefined; clock: () => number };

/** Query names of the frame, allowed on every page. */
const frameQuery = ['dialog', 'consent'];

const stored = 'public, max-age=0, stale-while-revalidate=60, stale-if-error=86400';
const neverStored = 'private, no-store';

/** The page's data is not there yet, so it cannot be made for the cache. */
class StillWaiting extends Error {}

export function pagesOf({ renderer, cache, clock }: PagesOptions): Pages {
  const { startScriptHash } = renderer.build;

  function headersOf(view: View, cacheControl: string, scripts: string, styles: string): Record<string, string> {
    const service = showsForm(view) ? renderer.checkService : undefined;
    return {
      ...securityHeaders(view.origin),
      // Frames of others say nothing of embedding, so a page that needs one cannot ask them to.
      ...(service && { 'Cross-Origin-Embedder-Policy': 'unsafe-none' }),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': view.match.locale.iso,
      Vary: 'Accept-Encoding, Cookie',
      'Cache-Control': cacheControl,
      'Content-Security-Policy': contentSecurityPolicy({
        scripts: [scripts, ...(service?.scripts ?? [])],
        styles: [styles],
        frames: service?.frames ?? [],
      }),
    };
  }

  async function whole(view: View, status: number, cacheControl: string): Promise<FreshPage> {
    const prepared = await preparePage(renderer, view);
    if (prepared.waiting) throw new StillWaiting();
    const { html, styleHash, clean } = await prepared.whole();
    const headers = headersOf(view, clean ? cacheControl : neverStored, `'${startScriptHash}'`, `'${styleHash}'`);
    return { status: clean ? status : 500, headers, html };
  }

  async function stream(view: View, response: Response, status: number): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    const prepared = await preparePage(renderer, view);
    const shell = await prepared.shell(nonce);
    response.status(status).set(headersOf(view, neverStored, `'nonce-${nonce}'`, `'nonce-${nonce}'`));
    response.set('X-Accel-Buffering', 'no');
    response.on('close', () => shell.abort(new Error('The visitor has left')));
    shell.pipe(new Sink(response));
  }

  async function show(
    request: Request,
    response: Response,
    match: PageMatch,
    status = match.page.status,
    form?: FormState,
  ): Promise<void> {
    const view = { ...viewOf(request, response, match, clock()), form };
    // Thanks are for one visitor, and so is a form that comes back.
    const forAll = match.page.shared && !view.query.notice && !view.query.sent && !form;
    if (view.query.notice) response.append('Set-Cookie', 'notice=; Path=/; Max-Age=0; SameSite=Lax');
    if (switchedLocale(request)) {
      response.append('Set-Cookie', `locale=${match.locale.code}; Path=/; Max-Age=31536000; SameSite=Lax`);
    }
    try {
      // Lost and faulty addresses are without number, so only pages that are there fill the cache.
      if (cache && forAll && status === 200) {
        const key = `${view.origin} ${match.locale.code} ${view.key}`;
        await cache.answer(request, response, key, () => whole(view, status, stored));
        if (request.originalUrl.length < 512) cache.remember(rawKey(request), key);
        return;
      }
      const page = await whole(view, status, neverStored);
      response.status(page.status).set(page.headers).send(page.html);
    } catch (error) {
      if (!(error instanceof StillWaiting)) throw error;
      await stream(view, response, status);
    }
  }

  return {
    fromCache(request, response) {
      if (!cache || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      const { cookie, referer } = request.headers;
      if (cookie?.includes('notice=') || (cookie?.includes('locale=') && isRoot(request.url))) return false;
      if (referer && switchedLocale(request)) return false;
      return cache.serve(request, response, rawKey(request));
    },
    show,
    showState: (request, response, id, status) => {
      const locale = response.locals.visitorLocale;
      return show(request, response, { kind: 'page', page: pageOf(id), locale, params: {}, prefixed: false }, status);
    },
  };
}

function viewOf(request: Request, response: Response, match: PageMatch, now: number): Omit<View, 'form'> {
  const { host, origin, defaultLocale } = response.locals.site;
  const query: Record<string, string> = {};
  for (const name of [...match.page.query, ...frameQuery]) {
    const value = request.query[name];
    if (typeof value === 'string' && value.length <= 200) query[name] = value;
  }
  if (query.sent) query.sent = readReference(query.sent) ?? '';
  if (match.params.cat) query.cat = match.params.cat;
  if (cookieOf(request, 'notice') === 'missing') query.notice = 'missing';
  const consent = cookieOf(request, 'consent') !== undefined && query.consent !== 'open';
  // The page stands in the key too: an address may show its own page, or the one that says what went wrong.
  const key = `${match.page.id} ${match.params.state ?? ''} ${request.path}?${new URLSearchParams(query)}${consent ? '' : '#ask'}`;
  const visitor = match.page.shared ? undefined : visitorOf(request.cookies as Record<string, unknown>);
  return { match, path: request.path, query, host, origin, defaultLocale, consent, now, visitor, key };
}

const isRoot = (url: string | undefined): boolean => url === '/' || url?.startsWith('/?') === true;

const rawKey = ({ headers, url }: IncomingMessage): string =>
  `${headers.host} ${headers.cookie?.includes('consent=') ? '' : '#'}${url}`;
