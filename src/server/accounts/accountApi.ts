// Router of /webapi/account: account forms and calls of logged-in visitors. Answers JSON, or redirects a browser to a page.
import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { AccountFormId } from '../../shared/forms/AccountForm.ts';
import { hrefOf, pathOf } from '../../shared/pages/addresses.ts';
import { localeOf } from '../../shared/i18n/locales.ts';
import { formOfCall, isFormCall } from '../../shared/webapi/accountPaths.ts';
import { accountCalls, at, localeIn, wantsPage, fieldsIn, textIn } from './accountCalls.ts';
import { answerAccount } from './AccountOutcome.ts';
import type { Accounts } from './openAccounts.ts';
import { submitAccount } from './submitAccount.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { escapeHtml } from '../http/escaping.ts';
import { fault, ok, sealed, statusOf } from '../http/respond.ts';
import { vouchedIn } from '../http/vouching.ts';
import { placeAfter } from './accountPost.ts';
import { companyApi } from './companyApi.ts';
import { estimateApi } from './estimateApi.ts';
import { ownApi } from './ownApi.ts';
import { passkeyApi } from './passkeyApi.ts';
import { accountSession, askerOf, beginAfter, end, memberOf } from './accountSession.ts';

type Options = { backOffice: () => Promise<FormParts>; accounts: Accounts };

const mostBytes = '64kb';
const longestLink = 64;

const linkIn = (request: Request): string => textIn(request, 'link', longestLink);

const noStore: RequestHandler = (_request, response, next) => {
  response.set({ ...sealed, 'Referrer-Policy': 'no-referrer' });
  next();
};

/** Leads to another site by a page with Refresh: the content policy of our pages forbids a form to redirect to other sites. */
function leadOffSite(response: Response, address: string, words: string): void {
  response
    .set({ 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'", Refresh: `0; url=${address}` })
    .type('html')
    .send(
      `<!doctype html><meta charset="utf-8"><title>${escapeHtml(words)}</title><a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`,
    );
}

/** Makes handlers for account forms. `implied`: fields that the call itself stands for. */
const submitter =
  ({ backOffice, accounts }: Options) =>
  (
    formOf: (request: Request) => AccountFormId | undefined,
    implied: readonly (readonly [string, string[]])[] = [],
  ): RequestHandler =>
  async (request, response, next) => {
    const id = formOf(request);
    if (!id) return next();
    const { limits, textsOf } = await backOffice();
    const locale = localeIn(request, response);
    const asker = askerOf(request, response, locale);
    const outcome = await submitAccount(accounts, {
      id,
      fields: new Map([...fieldsIn(request), ...implied]),
      asker,
      link: linkIn(request),
      half: request.session.half,
      wait: await limits.forms.take({ address: asker.remoteAddress, of: `account ${id}` }),
    });
    await beginAfter(request, response, outcome);
    const home = hrefOf('account', locale);
    answerAccount(
      response,
      outcome,
      textsOf(locale)('forms'),
      outcome.kind === 'done' ? placeAfter(outcome, { here: { path: pathOf('login', locale) }, home, locale }) : home,
    );
  };

/** Accepts requests that a site with our shared secret makes for its visitors; a false signature gets 403. */
const readVouched =
  ({ vouching, log }: Accounts): RequestHandler =>
  async (request, response, next) => {
    try {
      const vouched = await vouchedIn(request, vouching);
      if (vouched) response.locals.vouched = vouched;
    } catch (error) {
      log.warn('account.unvouched', { error: String(error) });
      return fault(response, 403, 'The signature does not fit');
    }
    next();
  };

const answerError =
  ({ log }: Accounts): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    response.locals.visitorLocale = localeOf(localeIn(request, response));
    // A browser gets the error page instead of JSON.
    if (wantsPage(request)) return next(error);
    const status = statusOf(error);
    if (status >= 500) log.error('account.failed', { error: String(error) });
    fault(response, status, 'The request could not be answered');
  };

export function accountApi({ backOffice, accounts }: Options): Router {
  const { service } = accounts;
  const calls = accountCalls(backOffice);
  const { doneWith, refuse, forMember } = calls;
  const submit = submitter({ backOffice, accounts });

  const router = Router();
  router.use(noStore);
  router.get('/keys', async (_request, response) => void response.json(await service.keys()));
  router.use(express.urlencoded({ extended: false, limit: mostBytes }), express.json({ limit: mostBytes }));
  router.use(readVouched(accounts), accountSession(accounts));
  router.post(
    '/code',
    submit(
      (request) => (fieldsIn(request).get('purpose')?.[0] === 'activate' ? 'activate' : 'forgot'),
      [['send', ['code']]],
    ),
  );
  router.post('/link', async (request, response) => {
    const asker = askerOf(request, response, localeIn(request, response));
    const link = await service.openLink(linkIn(request), asker);
    if (link) ok(response, link);
    else fault(response, 404, 'There is no such link');
  });
  forMember(router, 'me', service.facts, (facts, _request, response) => ok(response, facts));
  router.get(
    at('export'),
    // A link on another site, or a picture on another host of the domain, must not use up the copies that the owner may have.
    (request, response, next) =>
      /^(cross|same)-site$/.test(request.get('sec-fetch-site') ?? '') ? doneWith(request, response) : next(),
  );
  forMember(router, 'export', service.dataOf, (answer, request, response) => {
    if (answer.kind === 'refused') return refuse(request, response, answer, 'copy');
    return void response.attachment('account.json').json(answer.data);
  });
  // POST only, so that no other site can send a visitor on with a ticket. Old links lead to the page with the button.
  router.get(at('console'), (request, response) => {
    if (wantsPage(request)) return doneWith(request, response);
    fault(response, 405, 'Only POST is answered here');
  });
  forMember(router, 'console', service.consoleAddress, async (address, request, response) => {
    const isPage = wantsPage(request);
    if (!address) return isPage ? doneWith(request, response) : fault(response, 404, 'There is no console');
    if (!isPage) return void response.status(303).set('Location', address).end();
    const { textsOf } = await backOffice();
    leadOffSite(response, address, textsOf(localeIn(request, response))('layout')('account.console'));
  });
  forMember(
    router,
    'endSession',
    (member, { id }) => service.endSessions(member, id),
    (_ended, request, response) => doneWith(request, response),
  );
  forMember(
    router,
    'notMe',
    (member, { passkey }) => service.notMe(member, passkey),
    async (_ended, request, response) => {
      await end(request, response);
      doneWith(request, response, 'notMe');
    },
  );
  forMember(
    router,
    'erase',
    (member, { password }) => service.erase(member, password),
    async (result, request, response) => {
      if (result.kind === 'refused') return refuse(request, response, result);
      await end(request, response);
      doneWith(request, response, 'erased');
    },
  );
  router.use(
    ownApi({ accounts, calls }),
    companyApi({ company: service.company, calls }),
    estimateApi({ estimates: service.estimates, backOffice, calls }),
  );
  if (service.passkeys) router.use(passkeyApi({ passkeys: service.passkeys, backOffice, calls }));
  router.post(at('logout'), async (request, response) => {
    const member = memberOf(request, response, localeIn(request, response));
    const untold = (error: unknown) => accounts.log.error('account.failed', { error: String(error) });
    // Whoever logs out wants to be logged out here, also where a full disk takes no line of the log, or keeps the session.
    if (member) await service.logOut(member).catch(untold);
    try {
      await end(request, response);
    } catch (error) {
      untold(error);
      if (wantsPage(request)) return doneWith(request, response, 'loggedOutHere');
      return fault(response, 503, 'The session could not be ended; this browser has forgotten it');
    }
    doneWith(request, response, 'loggedOut');
  });
  router.post(
    '/:call',
    submit(({ params }) => {
      const { call } = params;
      return isFormCall(call) ? formOfCall[call] : undefined;
    }),
  );
  router.use(answerError(accounts));
  return router;
}
