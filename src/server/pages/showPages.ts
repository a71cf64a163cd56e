// Shows pages: ready bytes for all, rendered for one visitor, or streamed while data is still on its way.
import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { FormState } from '../../shared/forms/FormState.ts';
import { pageOf, type PageId } from '../../shared/pages/pages.ts';
import { noteArrival } from './arrivals.ts';
import { codingFor } from '../http/coding.ts';
import { carriedOver } from './carriedOver.ts';
import { compressedPage, type Effort } from './compressedPage.ts';
import type { Made, PageCache } from './pageCache.ts';
import { neverStored, pageHeadersOf, stored, type PageHeadersOptions } from './pageHeaders.ts';
import { writePrepared } from './preparedHead.ts';
import type { RenderedPage } from './readyPage.ts';
import { pageWithData, type PageWithData } from '../render/pageWithData.tsx';
import { Sink } from './sink.ts';
import { addressKey } from '../http/varies.ts';
import { frameQuery, viewOf } from './viewOf.ts';
import { matchAddress, type Known } from '../render/match.ts';
import { turnOf } from '../render/needSources.ts';
import { personalNames, type PageMatch, type View } from '../render/View.ts';
import { pageKey } from '../render/viewKeys.ts';
import { fault, wantsJson, redirect, setCookie } from '../http/respond.ts';
import { timingOf, type Timed } from './timing.ts';
import { switchedLocale } from '../http/visitor.ts';

export type Pages = {
  /** The page that a request is for, of whatever method: for handlers of single pages, and of forms, which are posted to their page. */
  asked: (request: Request, response: Response) => PageMatch | undefined;
  /** With a form that was posted, the page is for this visitor only. */
  show: (request: Request, response: Response, match: PageMatch, status?: number, form?: FormState) => Promise<void>;
  /** A page of the site for a state such as 404, in the visitor's language. A client that asks for JSON gets its title as JSON. */
  showState: (request: Request, response: Response, id: PageId, status: number) => Promise<void>;
};

declare global {
  namespace Express {
    interface Locals {
      /** A form of a dialog that comes back over a page which only its own handler can show. */
      cameBack?: { status: number; state: FormState };
    }
  }
}

type ShowPagesOptions = PageHeadersOptions & {
  known: Known;
  cache: PageCache<PageWithData> | undefined;
  clock: () => number;
  /** Compresses what is written piece by piece. */
  compressed: RequestHandler;
  isCrowded: () => boolean;
};

/** Only shorter addresses are remembered, and find their page again without being parsed. */
const longestKept = 512;

function whenVisitorLeaves(response: Response): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort(new Error('The visitor has left'));
  });
  return left.signal;
}

const isPersonal = ({ query }: View): boolean => personalNames.some((name) => query[name]);

export function showPages({ known, cache, clock, compressed, isCrowded, ...about }: ShowPagesOptions): Pages {
  const { renderer } = about;
  const pageHeaders = pageHeadersOf(about);

  async function rendered(
    view: View,
    fetched: PageWithData,
    { status, cacheControl, signal }: { status: number; cacheControl: string; signal?: AbortSignal },
  ): Promise<RenderedPage> {
    const { styleHash, ...page } = await fetched.render(signal);
    return { status, ...pageHeaders.whole(view, cacheControl, styleHash), ...page };
  }

  async function stream(view: View, fetched: PageWithData, response: Response, status: number): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    const shell = await fetched.shell(nonce);
    // Not a middleware of every page: what it hangs on a response keeps the whole request in memory for long (docs/decisions/0117).
    // Routes after the pages' own have it already.
    if (!Object.hasOwn(response, 'flush')) compressed(response.req, response, () => undefined);
    response.status(status).set(pageHeaders.streamed(view, nonce));
    response.set('X-Accel-Buffering', 'no');
    response.on('close', () => shell.abort(new Error('The visitor has left')));
    shell.pipe(new Sink(response));
    // The rest only waits for data, so another request may start.
    response.req.letNext?.();
  }

  /**
   * The function that makes a page, again whenever it has grown old, by the clock of that time. What it closes over is kept
   * as long as the page.
   */
  const makerOf =
    (about: View, status: number) =>
    async (timed: Timed): Promise<Made<PageWithData>> => {
      const view = { ...about, now: clock() };
      const fetched = await timed('data', () => pageWithData(renderer, view));
      const until = turnOf(renderer.sources, view.match.page.needs, view.now);
      const page = async () => ({
        ...(await timed('render', () => rendered(view, fetched, { status, cacheControl: stored }))),
        until,
      });
      return fetched.isWaiting() ? { late: fetched, rendered: page } : { page: await page() };
    };

  async function show(
    request: Request,
    response: Response,
    match: PageMatch,
    ownStatus = match.page.status,
    ownForm?: FormState,
  ): Promise<void> {
    response.locals.route ??= match.page.id;
    const { cameBack } = response.locals;
    const form = cameBack?.state ?? ownForm;
    const status = ownStatus === 200 && cameBack ? cameBack.status : ownStatus;
    const view = viewOf(request, response, { match, now: clock(), form, facts: renderer.facts });
    const timed = timingOf(request, response);
    const { isLost } = request.visitor;
    const switched = switchedLocale(request);
    const carried = carriedOver(request, match.page.query, frameQuery);
    if (carried) return redirect(response, 302, carried);
    if (isLost) setCookie(response, 'notice', '');
    if (switched) setCookie(response, 'locale', match.locale.code);
    const arrived = status === 200 && !form && noteArrival(request, response);
    // Thanks, a form that comes back, and an answer with a cookie are for one visitor.
    const forAll = match.page.shared && !isLost && !switched && !arrived && !isPersonal(view) && !form;
    // There are any number of unknown addresses, so only existing pages are cached.
    if (cache && forAll && status === 200) {
      const key = pageKey(view);
      const late = await cache.answer(request, response, key, makerOf(view, status), timed);
      if (late) return stream(view, late, response, status);
      if (request.originalUrl.length < longestKept) cache.remember(addressKey(request, response.locals.site), key);
      return;
    }
    const fetched = await timed('data', () => pageWithData(renderer, view));
    if (fetched.isWaiting()) return stream(view, fetched, response, status);
    // The page is for this visitor alone: when they leave, the render is aborted.
    const personal = { status, cacheControl: neverStored, signal: whenVisitorLeaves(response) };
    const page = await timed('render', () => rendered(view, fetched, personal));
    return sendRendered(request, response, page, isCrowded() ? 'quick' : 'small');
  }

  return {
    asked({ path }, { locals }) {
      const meaning = (locals.meaning ??= matchAddress(path, locals.site.defaultLocale, known));
      return meaning.kind === 'page' ? meaning : undefined;
    },
    show,
    showState: async (request, response, id, status) => {
      const locale = response.locals.visitorLocale;
      if (wantsJson(request)) return fault(response, status, renderer.texts.of(locale.code)(id)('title'));
      // A state is no route: metrics must tell it from a request for the page's own address.
      response.locals.route ??= 'other';
      // Visitors can name it when they call, and staff can find it in the log. So the page is for one visitor: no part of it is kept.
      const params = { reference: String(response.getHeader('X-Request-Id') ?? '') };
      const page = { ...pageOf(id), shared: false };
      return show(request, response, { kind: 'page', page, locale, params, prefixed: false }, status);
    },
  };
}

/** Sends a page that was made for this answer. */
async function sendRendered(request: Request, response: Response, page: RenderedPage, effort: Effort): Promise<void> {
  const hasBody = request.method !== 'HEAD';
  const accepted = hasBody ? codingFor(request.headers['accept-encoding']) : 'identity';
  const { coding, body } = await compressedPage(page, accepted, effort);
  const more = ['Content-Length', String(body.length)];
  if (coding !== 'identity') more.push('Content-Encoding', coding);
  const isWritten = page.status === 200 && page.head !== undefined && writePrepared(response, page.head, more);
  if (!isWritten) response.writeHead(page.status, Object.entries(page.headers).flat().concat(more));
  response.end(hasBody ? body : undefined);
}
