// Answers requests that have failed, with the site's error page and the true status or the page of last resort; and requests
// refused because another site made them.
import { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Texts } from '../i18n/texts.ts';
import { InputFault } from '../ops/faults.ts';
import { loggedPath, type Log } from '../ops/log.ts';
import { barePage } from '../http/barePages.ts';
import { policyHeaders } from '../http/securityHeaders.ts';
import { fault, statusOf, wantsJson } from '../http/respond.ts';
import type { Pages } from './showPages.ts';

type Options = { pages: Pages; texts: Texts; log: Log; details: boolean };

export function failures({ pages, texts, log, details }: Options): ErrorRequestHandler {
  return async (error: unknown, request, response, _next) => {
    const status = statusOf(error);
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    // The visitor has left, and the work for them was aborted.
    if (response.destroyed) return;
    const about = { id: response.getHeader('X-Request-Id'), path: loggedPath(request.path), status };
    // Staff cannot mend a visitor's fault, so it is not logged as an error.
    if (status < 500) log.info('refused', { ...about, reason: error instanceof Error ? error.name : 'unknown' });
    else log.error('failed', { ...about, trace });
    if (response.headersSent) return void response.destroy();
    // A form that could not be read was not read to its end.
    const isUnread = error instanceof InputFault;
    if (isUnread) response.set('Connection', 'close');
    try {
      await pages.showState(request, response, isUnread || status >= 500 ? 'error' : 'notFound', status);
    } catch (second) {
      log.error('failed.twice', { trace: second instanceof Error ? second.stack : String(second) });
      if (response.headersSent) return void response.destroy();
      if (wantsJson(request)) return fault(response, 500, 'The request could not be answered');
      const { visitorLocale, site } = response.locals;
      const home = visitorLocale.code === site.defaultLocale ? '/' : `/${visitorLocale.prefix}`;
      response
        .status(500)
        .set({
          'Cache-Control': 'private, no-store',
          ...policyHeaders({ scripts: [], styles: [], types: 'enforce' }),
        })
        .type('html')
        .send(barePage(visitorLocale, texts.of(visitorLocale.code)('bare'), home, details ? trace : undefined));
    }
  };
}

/**
 * The answer to a change that another site has requested: the form with all that was typed, JSON under /webapi, or a page that says why.
 * `form` shows the posted form again, and calls the next handler if there is none.
 */
export function refusedChange(form: RequestHandler, pages: Pages): RequestHandler {
  const json: RequestHandler = (_request, response) => {
    fault(response, 403, 'The request came from another site');
  };
  const page: RequestHandler = (request, response) => pages.showState(request, response, 'refused', 403);
  return Router().use('/webapi', json).post('/{*path}', form).use(page);
}
