// Hands requests for a page with a handler of its own to that handler, and posted account forms to accounts: the address decides, before
// the code of either is loaded.
import type { RequestHandler } from 'express';
import { isAccountDialog } from '../../shared/forms/AccountForm.ts';
import { pageOf, type PageId } from '../../shared/pages/pages.ts';
import type { PageMatch } from '../render/View.ts';
import type { Pages } from './showPages.ts';

/** Answers requests for one page; `match` is what their address means. */
export type PageHandler = (...given: [...Parameters<RequestHandler>, match: PageMatch]) => unknown;

type Asked = Pick<Pages, 'asked'>;

/** The address of a page as a route, with and without a language. */
export const routeOf = (id: PageId): string => `{/:prefix}/${pageOf(id).path}`;

/** Express reads addresses less strictly than the table of pages, which decides. */
export function ownPage(pages: Asked, id: PageId, handle: PageHandler): RequestHandler {
  return (request, response, next) => {
    const match = pages.asked(request, response);
    return match?.page.id === id ? handle(request, response, next, match) : next();
  };
}

/** Forms of accounts stand in a dialog over any page (also over that of an unknown address), on a page that is there for them, or behind a personal link. */
export function accountForms(pages: Asked, handle: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const page = pages.asked(request, response)?.page;
    const { dialog } = request.query;
    const isInDialog = typeof dialog === 'string' && isAccountDialog(dialog);
    return isInDialog || page?.account || page?.id === 'hash' ? handle(request, response, next) : next();
  };
}
