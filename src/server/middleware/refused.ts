// What a request from another site gets: the form with all that was typed, JSON under /webapi, or a page that says why.
import { Router, type RequestHandler } from 'express';
import type { Pages } from './pages.ts';

/** `form` shows the form that was posted, and passes on what is none. */
export function refused(form: RequestHandler, pages: Pages): RequestHandler {
  const json: RequestHandler = (_request, response) => {
    response
      .status(403)
      .set({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      })
      .json({ code: 403, message: 'The request came from another site', result: null, errors: [] });
  };
  const page: RequestHandler = (request, response) => pages.showState(request, response, 'refused', 403);
  return Router().use('/webapi', json).post('/{*path}', form).use(page);
}
