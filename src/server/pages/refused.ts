// What a request from another site gets: the form with all that was typed, JSON under /webapi, or a page that says why.
import { Router, type RequestHandler } from 'express';
import { fault } from '../http/json.ts';
import type { Pages } from './pages.ts';

/** `form` shows the form that was posted, and passes on what is none. */
export function refused(form: RequestHandler, pages: Pages): RequestHandler {
  const json: RequestHandler = (_request, response) => {
    fault(response, 403, 'The request came from another site');
  };
  const page: RequestHandler = (request, response) => pages.showState(request, response, 'refused', 403);
  return Router().use('/webapi', json).post('/{*path}', form).use(page);
}
