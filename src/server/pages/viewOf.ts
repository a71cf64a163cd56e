// What a request makes of its page: the values of its query that pages read, what may vary a page that all share, and what is the visitor's own.
import type { Request, Response } from 'express';
import { accountDialogs } from '../../shared/forms/AccountForm.ts';
import { isPageId } from '../../shared/pages/addresses.ts';
import { accountQuery } from '../../shared/pages/page.ts';
import { oneOf, type ReadQuery } from '../../shared/pages/query.ts';
import type { Renderer } from '../render/Renderer.ts';
import type { View } from '../render/View.ts';
import { visitorOf } from './visitorOf.ts';

/** Query names that the frame of every page reads. No other values count: each value is a page of its own in the cache. */
export const frameQuery: ReadQuery = { dialog: oneOf(accountDialogs), consent: oneOf(['open']) };
/** What a link to the register dialog may bring along, as a link to its page may. */
const registerQuery: ReadQuery = { agent: accountQuery.agent };

/** Everything about the request that may change the page; for a shared page, nothing of one visitor. */
export function viewOf(
  request: Request,
  response: Response,
  { match, now, form, facts }: Pick<View, 'match' | 'now' | 'form'> & { facts: Renderer['facts'] },
): View {
  const { page, params } = match;
  const { host, origin, defaultLocale } = response.locals.site;
  const { isLost } = request.visitor;
  const query: Record<string, string> = {};
  // Read once: each access parses the address again.
  const asked = request.query;
  const dialogQuery = asked['dialog'] === 'register' ? registerQuery : {};
  for (const [name, read] of Object.entries({ ...page.query, ...frameQuery, ...dialogQuery })) {
    const raw = asked[name];
    const value = typeof raw === 'string' ? read(raw, { ...facts, page: page.id, isPage: isPageId }) : undefined;
    if (value !== undefined) query[name] = value;
  }
  if (query.sent !== undefined) query.sent = response.locals.sentReference ?? '';
  if (params.cat) query.cat = params.cat;
  if (isLost) query.notice = 'missing';
  const varies = { ...request.visitor.varies, ...(query.consent === 'open' && { consent: false }) };
  // An enquiry that comes back holds the estimate that the address held before.
  const estimate = String(form?.values['estimate'] ?? query['e'] ?? '');
  const visitor = page.shared ? undefined : visitorOf(request.cookies, { ...response.locals, estimate });
  // Anybody can add a reference to any address. A page that does not read it is the same for all, and must say nothing of one enquiry.
  const sentAt = query.sent ? response.locals.sentAt : undefined;
  return { match, path: request.path, query, host, origin, defaultLocale, varies, now, sentAt, form, visitor };
}
