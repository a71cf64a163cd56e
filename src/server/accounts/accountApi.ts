// /webapi/account: the forms of accounts for other clients, and what who is logged in may see and do; JSON, or back to a page.
import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { AccountFormId, AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import { accountForm } from '../../shared/forms/account/accountForms.ts';
import type { AccountPlace } from '../../shared/pages/account/accountPage.ts';
import { hrefOf, pathOf } from '../../shared/pages/addresses.ts';
import { localeOf } from '../../shared/i18n/locales.ts';
import { formOfCall } from '../../shared/webapi/accountPaths.ts';
import { localeByApiName } from '../../shared/webapi/localeByApiName.ts';
import { answerAccount } from './answerAccount.ts';
import { refusedOutcome } from './AccountOutcome.ts';
import type { Member, Refusal } from './AccountService.ts';
import type { Accounts } from './openAccounts.ts';
import { submitAccount } from './submitAccount.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { fault, ok, sealed, statusOf } from '../http/json.ts';
import { redirect } from '../http/redirect.ts';
import { noticeAt, placeAfter } from './accountPost.ts';
import { ownApi } from './ownApi.ts';
import { passkeyApi } from './passkeyApi.ts';
import { fieldsOf, textIn, textsIn } from './sent.ts';
import { accountSession, askerOf, begin, beginHalf, end, memberOf, renewFlag } from './accountSession.ts';

type Options = { forms: () => Promise<FormParts>; accounts: Accounts };
/** Undefined when nobody is logged in. */
type Ask<Answer> = (member: Member, request: Request) => Promise<Answer | undefined>;
type Tell<Answer> = (answer: Answer, request: Request, response: Response) => Promise<void> | void;

const mostBytes = '64kb';

const noStore: RequestHandler = (_request, response, next) => {
  response.set({ ...sealed, 'Referrer-Policy': 'no-referrer' });
  next();
};

/** The policy of our pages lets a form lead to ourselves alone, so the way out of the house is a page of its own. */
function showWay(response: Response, address: string, words: string): void {
  response
    .set({ 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'", Refresh: `0; url=${address}` })
    .type('html')
    .send(
      `<!doctype html><meta charset="utf-8"><title>${escapeHtml(words)}</title><a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`,
    );
}

export function accountApi({ forms, accounts }: Options): Router {
  const { service, vouching, log } = accounts;
  const localeIn = (request: Request, response: Response) =>
    (localeByApiName(fieldsOf(request).get('language')?.[0] ?? '') ?? response.locals.visitorLocale).code;

  /** A press on a page's button leads back to a page. */
  function doneWith(request: Request, response: Response, key: AccountNoticeKey | undefined): void {
    if (request.accepts(['json', 'html']) !== 'html') return ok(response, null);
    const locale = localeIn(request, response);
    redirect(response, 303, key ? noticeAt({ key }, locale) : hrefOf('account', locale));
  }

  /** `at`: the section of the account page whose button was pressed. */
  async function refuse(request: Request, response: Response, refusal: Refusal, at?: AccountPlace): Promise<void> {
    const { faults, retrySeconds } = refusal;
    if (request.accepts(['json', 'html']) === 'html') {
      const wrong = retrySeconds === undefined ? faults[0]?.key : undefined;
      const did = wrong === 'loginFailed' ? 'passwordWrong' : 'passwordWait';
      const query = { ...(wrong && wrong !== 'loginFailed' ? { wrong } : { did }), ...(at && { at }) };
      const hash = at ?? 'own-data';
      return redirect(response, 303, hrefOf('account', localeIn(request, response), { query, hash }));
    }
    const { textsOf } = await forms();
    answerAccount(response, refusedOutcome(refusal), textsOf(localeIn(request, response))('forms'), '');
  }

  const submit =
    (
      idOf: (request: Request) => AccountFormId | undefined,
      sent: readonly (readonly [string, string[]])[] = [],
    ): RequestHandler =>
    async (request, response, next) => {
      const id = idOf(request);
      if (!id) return next();
      const { limits, textsOf } = await forms();
      const locale = localeIn(request, response);
      const asker = askerOf(request, response, locale);
      const outcome = await submitAccount(accounts, {
        form: accountForm(id),
        fields: new Map([...fieldsOf(request), ...sent]),
        asker,
        link: textIn(request, 'link'),
        half: request.session.half,
        wait: await limits.forms.take({ address: asker.remoteAddress, of: `account ${id}` }),
      });
      if (outcome.kind === 'done' && outcome.logIn) await begin(request, response, outcome.logIn);
      if (outcome.kind === 'done' && outcome.half) await beginHalf(request, outcome.half);
      const home = hrefOf('account', locale);
      answerAccount(
        response,
        outcome,
        textsOf(locale)('forms'),
        outcome.kind === 'done' ? placeAfter(outcome, { here: pathOf('login', locale), home, locale }) : home,
      );
    };

  const known =
    <Answer>(ask: Ask<Answer>, tell: Tell<Answer>): RequestHandler =>
    async (request, response) => {
      const member = memberOf(request, response, localeIn(request, response));
      const answer = member && (await ask(member, request));
      if (answer !== undefined) {
        renewFlag(request, response);
        return tell(answer, request, response);
      }
      if (request.accepts(['json', 'html']) === 'html') return doneWith(request, response, 'sessionEnded');
      fault(response, 401, 'Nobody is logged in');
    };

  /** A site that we share a secret with asks for its visitors; who only says so is told that we do not believe it. */
  const vouched: RequestHandler = async (request, response, next) => {
    const token = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1];
    if (!token) return next();
    try {
      if (!vouching) throw new Error('API_SECRET is empty');
      response.locals.vouched = await vouching.read(token);
    } catch (error) {
      log.warn('account.unvouched', { error: String(error) });
      return fault(response, 403, 'The signature does not fit');
    }
    next();
  };

  const failed: ErrorRequestHandler = (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    response.locals.visitorLocale = localeOf(localeIn(request, response));
    // Who has pressed a button on a page gets a page.
    if (request.accepts(['json', 'html']) === 'html') return next(error);
    const status = statusOf(error);
    if (status >= 500) log.error('account.failed', { error: String(error) });
    fault(response, status, 'The request could not be answered');
  };

  const router = Router();
  router.use(noStore);
  router.get('/keys', async (_request, response) => void response.json(await service.keys()));
  router.use(express.urlencoded({ extended: false, limit: mostBytes }), express.json({ limit: mostBytes }));
  router.use(vouched, accountSession(accounts));
  router.post(
    '/code',
    submit(
      (request) => (fieldsOf(request).get('purpose')?.[0] === 'activate' ? 'activate' : 'forgot'),
      [['send', ['code']]],
    ),
  );
  router.post('/link', async (request, response) => {
    const asker = askerOf(request, response, localeIn(request, response));
    const link = await service.openLink(textIn(request, 'link'), asker);
    if (link) ok(response, link);
    else fault(response, 404, 'There is no such link');
  });
  router.get(
    '/me',
    known(service.facts, (facts, _request, response) => ok(response, facts)),
  );
  router.get(
    '/export',
    known(service.dataOf, (data, _request, response) => void response.attachment('account.json').json(data)),
  );
  // A press, so that no other site sends anybody on with a ticket. An old link leads to where the button is.
  router.get('/console', (request, response) => {
    if (request.accepts(['json', 'html']) === 'html') return doneWith(request, response, undefined);
    fault(response, 405, 'Only POST is answered here');
  });
  router.post(
    '/console',
    known(service.consoleAddress, async (address, request, response) => {
      const isPage = request.accepts(['json', 'html']) === 'html';
      if (!address)
        return isPage ? doneWith(request, response, undefined) : fault(response, 404, 'There is no console');
      if (!isPage) return void response.status(303).set('Location', address).end();
      const { textsOf } = await forms();
      showWay(response, address, textsOf(localeIn(request, response))('layout')('account.console'));
    }),
  );
  router.post(
    '/session/end',
    known(
      (member, request) => service.endSessions(member, textsIn(request, 'id')),
      (_ended, request, response) => doneWith(request, response, undefined),
    ),
  );
  router.post(
    '/notMe',
    known(
      (member, request) => service.notMe(member, textsIn(request, 'passkey')),
      async (_ended, request, response) => {
        await end(request, response);
        doneWith(request, response, 'notMe');
      },
    ),
  );
  router.post(
    '/erase',
    known(
      (member, request) => service.erase(member, textIn(request, 'password')),
      async (result, request, response) => {
        if (result.kind === 'refused') return refuse(request, response, result);
        await end(request, response);
        doneWith(request, response, 'erased');
      },
    ),
  );
  router.use(ownApi({ accounts, forms, localeIn, known, refuse }));
  if (service.passkeys) {
    const done = (request: Request, response: Response) => doneWith(request, response, undefined);
    router.use('/passkeys', passkeyApi({ passkeys: service.passkeys, forms, localeIn, known, refuse, done }));
  }
  router.post('/logout', async (request, response) => {
    const member = memberOf(request, response, localeIn(request, response));
    if (member) await service.logOut(member);
    await end(request, response);
    doneWith(request, response, 'loggedOut');
  });
  router.post(
    '/:call',
    submit(({ params }) => {
      const call = String(params['call']);
      return Object.hasOwn(formOfCall, call) ? formOfCall[call] : undefined;
    }),
  );
  router.use(failed);
  return router;
}
