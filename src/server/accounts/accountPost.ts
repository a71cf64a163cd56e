// Receives account forms, posted to their own page or to the page under their dialog. Answers 303, or the page again with the form.
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isAccountDialog, type AccountFormId, type AccountNotice } from '../../shared/forms/AccountForm.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { contentQuery } from '../../shared/app/frameNames.ts';
import { hasPage, hrefOf, pathOf } from '../../shared/pages/addresses.ts';
import { pageOf, type PageId } from '../../shared/pages/pages.ts';
import { wholeForm } from '../../shared/forms/Form.ts';
import { answerAccount, refusedOutcome, type Done } from './AccountOutcome.ts';
import { linkRefusals, refused } from './AccountService.ts';
import type { Accounts } from './openAccounts.ts';
import { submitAccount } from './submitAccount.ts';
import { resetHref } from './resetHref.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { receivePosted } from '../forms/receiveBody.ts';
import { askToWait, wantsJson, isSitePath, redirect } from '../http/respond.ts';
import type { PageMatch } from '../render/View.ts';
import { askerOf, beginAfter, openSession } from './accountSession.ts';
import type { LinkTarget } from '../pages/address.ts';
import type { Pages } from '../pages/showPages.ts';
import type { LinkEnd } from '../store/accountLinks.ts';
import type { AccountLinkKind } from '../store/accountTables.ts';

/** `at`: the page that showed the form. `over`: it was behind an invitation that has been used, perhaps by this very form. */
type Posted = { id: AccountFormId; link: string; at: PageMatch; over?: Over };

type Options = {
  pages: Pages;
  backOffice: () => Promise<FormParts>;
  accounts: () => Promise<Accounts>;
};

/** The form on the page of each kind of link. */
const formOfLink: Readonly<Record<AccountLinkKind, AccountFormId>> = {
  verify: 'confirm',
  reset: 'reset',
  invite: 'register',
  mailboxOld: 'mailboxOld',
  mailboxNew: 'mailboxNew',
  company: 'company',
};

/** A mailed link leads to a form. */
type Mailed = Exclude<LinkTarget, { page: PageId }>;
/** It was good when the form was opened, and is over now. */
type Over = Extract<Mailed, { state: LinkEnd }>;

/** What the page of a link shows: its form, or why the link is over. */
export async function accountLink(
  { service }: Accounts,
  id: string,
  request: Request,
  response: Response,
): Promise<Mailed> {
  const found = await service.openLink(id, askerOf(request, response, response.locals.visitorLocale.code));
  if (!found) return undefined;
  const form = formOfLink[found.kind];
  return found.state === 'good' ? { form, agent: found.agent } : { state: found.state, was: form };
}

type Place = { path: string; query?: Readonly<Record<string, string>> };

function addressOf({ path, query }: Place, more: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams({ ...query, ...more }).toString();
  return search ? `${path}?${search}` : path;
}

/** Names in the address of a form, or of the notice about one that was sent. */
const ofForms = new Set(['did', 'to', 'agent', 'next']);

/** The page on which a form stands, or below its dialog, with what its address says of its content: an estimate, a search, a product. */
function placeOf({ path, query }: Request, { page, prefixed, params, locale }: PageMatch): Place {
  const single = Object.entries(query).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && !ofForms.has(pair[0]),
  );
  const own = contentQuery(Object.fromEntries(single));
  if (prefixed) return { path: pathOf(page.id, locale.code, params), query: own };
  return { path: isSitePath(path) ? path : '/', query: own };
}

/** Address of the page that shows the notice. */
export function noticeAt({ key, to }: AccountNotice, locale: LocaleCode): string {
  const query = { did: key, ...(to && { to }) };
  if (key === 'notMe' || key === 'mailboxKept') return resetHref(locale, query);
  const page = key === 'registered' || key === 'verifySent' ? 'activate' : 'login';
  return hrefOf(hasPage(page, locale) ? page : 'login', locale, { query });
}

/** `here`: the page of the form, or below its dialog. */
type Places = { here: Place; next?: string | undefined; home: string; locale: LocaleCode };

/** Where to redirect. The dialog for the second factor opens over the page of the first step, and keeps its `next`. */
export function placeAfter({ notice, half }: Done, { here, next, home, locale }: Places): string {
  if (half) return addressOf(here, { dialog: 'second', ...(next && { next }) });
  return notice ? noticeAt(notice, locale) : (next ?? home);
}

/** The page for an unknown address, over which dialogs open as well. */
const unknownAt = ({ locals }: Response): PageMatch => ({
  kind: 'page',
  page: pageOf('notFound'),
  locale: locals.visitorLocale,
  params: {},
  prefixed: false,
});

const isOwnHandlers = ({ page }: PageMatch): boolean => page.handled === true || page.id === 'notFound';

const safePath = (target: unknown): string | undefined =>
  typeof target === 'string' && target.length < 500 && isSitePath(target) ? target : undefined;

export function accountPost({ pages, backOffice, accounts }: Options): RequestHandler {
  /** The form was pressed twice, or stayed open for longer than its link was good. */
  async function answerOver(request: Request, response: Response, match: PageMatch, over: Over) {
    if (!wantsJson(request)) return pages.show(request, response, { ...match, params: over }, 410);
    const { textsOf } = await backOffice();
    const outcome = refusedOutcome(refused(wholeForm, linkRefusals[over.state]));
    answerAccount(response, outcome, textsOf(match.locale.code)('forms'), '');
  }

  async function formAt(match: PageMatch, request: Request, response: Response): Promise<Posted | Over | undefined> {
    const { dialog } = request.query;
    if (typeof dialog === 'string' && isAccountDialog(dialog)) return { id: dialog, link: '', at: match };
    if (match.page.id !== 'hash') return match.page.account && { id: match.page.account, link: '', at: match };
    const link = match.params.hash ?? '';
    const found = await accountLink(await accounts(), link, request, response);
    const behind = (shown: { form: AccountFormId; agent: string }) => ({
      ...match,
      params: { ...match.params, ...shown },
    });
    if (found && 'state' in found && found.state === 'used' && found.was === 'register')
      return { id: found.was, link, at: behind({ form: found.was, agent: '' }), over: found };
    if (!found || 'state' in found) return found;
    return { id: found.form, link, at: behind(found) };
  }

  async function answer(
    request: Request,
    response: Response,
    goOn: NextFunction,
    { id, link, at: match, over }: Posted,
  ) {
    const opened = await accounts();
    const { limits, textsOf } = await backOffice();
    const locale = match.locale.code;
    const asker = askerOf(request, response, locale);
    const { body, wait } = await receivePosted(request, response, { limits, of: `account ${id}` });
    const outcome = await submitAccount(opened, {
      id,
      fields: body.fields,
      asker,
      link,
      half: request.session.half,
      wait,
    });
    // The account page tells by the log-in before it that a browser refuses cookies. Personal links are told to nobody.
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': link ? 'no-referrer' : 'same-origin' });
    await beginAfter(request, response, outcome);
    const here = placeOf(request, match);
    const next = safePath(body.fields.get('next')?.[0]);
    const behind = match.page.account ? pathOf('account', locale) : addressOf(here);
    const home = typeof request.query['dialog'] === 'string' ? behind : pathOf('account', locale);
    const location = outcome.kind === 'done' ? placeAfter(outcome, { here, next, home, locale }) : '';
    if (over && outcome.kind === 'back' && outcome.state.faults.some(({ key }) => key === linkRefusals[over.state]))
      return answerOver(request, response, match, over);
    if (wantsJson(request)) {
      return answerAccount(response, outcome, textsOf(locale)('forms'), location);
    }
    if (outcome.kind === 'done') return redirect(response, 303, location);
    askToWait(response, outcome.retrySeconds);
    if (link || !isOwnHandlers(match)) return pages.show(request, response, match, outcome.status, outcome.state);
    // Asked for once more, as by its address, so that it shows what only its handler has.
    response.locals.cameBack = outcome;
    request.method = 'GET';
    goOn();
  }

  return async (request, response, next) => {
    const match = pages.asked(request, response) ?? unknownAt(response);
    const form = await formAt(match, request, response);
    if (!form) return next();
    if ('state' in form) return answerOver(request, response, match, form);
    await openSession(await accounts(), request, response);
    await answer(request, response, next, form);
  };
}
