// /webapi/account: the forms of accounts for other clients, and what who is logged in may see and do; JSON, or back to a page.
import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { AccountFormId, AccountNoticeKey } from '../../shared/forms/account/AccountForm.ts';
import { accountForm } from '../../shared/forms/account/accountForms.ts';
import { hrefOf } from '../../shared/pages/addresses.ts';
import { localeOf } from '../../shared/i18n/locales.ts';
import { formOfCall } from '../../shared/webapi/accountPaths.ts';
import { localeByApiName } from '../../shared/webapi/localeByApiName.ts';
import { answerAccount } from '../accounts/answerAccount.ts';
import type { AccountOutcome } from '../accounts/AccountOutcome.ts';
import type { Member, Refusal } from '../accounts/AccountService.ts';
import type { Accounts } from '../accounts/openAccounts.ts';
import { submitAccount } from '../accounts/submitAccount.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { redirect } from '../redirect.ts';
import { noticeAt } from './accountPost.ts';
import { passkeyApi } from './passkeyApi.ts';
import { accountSession, askerOf, begin, end, memberOf, renewFlag } from './accountSession.ts';

type Options = { forms: () => Promise<FormParts>; accounts: Accounts };
/** Undefined when nobody is logged in. */
type Ask<Answer> = (member: Member, request: Request) => Promise<Answer | undefined>;
type Tell<Answer> = (answer: Answer, request: Request, response: Response) => Promise<void> | void;

const mostBytes = '64kb';

const noStore: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'Referrer-Policy': 'no-referrer',
  });
  next();
};

/** Lists in lists without end are no values; writing them as text would end in a stack that overflows. */
const isPlain = (value: unknown): boolean => typeof value !== 'object';

function listsOf(body: unknown): Map<string, string[]> {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return new Map(entries.map(([name, value]) => [name, [value].flat().filter(isPlain).map(String)]));
}

const fault = (response: Response, status: number, message: string): void =>
  void response.status(status).json({ code: status, message, result: null, errors: [] });

const ok = (response: Response, result: unknown): void =>
  void response.json({ code: 0, message: 'ok', result, errors: [] });

export function accountApi({ forms, accounts }: Options): Router {
  const { service, vouching, log } = accounts;
  const fieldsOf = ({ body }: Request) => listsOf(body);
  const localeIn = (request: Request, response: Response) =>
    (localeByApiName(fieldsOf(request).get('language')?.[0] ?? '') ?? response.locals.visitorLocale).code;

  /** A press on a page's button leads back to a page. */
  function doneWith(request: Request, response: Response, key: AccountNoticeKey | undefined): void {
    if (request.accepts(['json', 'html']) !== 'html') return ok(response, null);
    const locale = localeIn(request, response);
    redirect(response, 303, key ? noticeAt({ key }, locale) : hrefOf('account', locale));
  }

  async function refuse(request: Request, response: Response, { faults, retrySeconds }: Refusal): Promise<void> {
    if (request.accepts(['json', 'html']) === 'html') {
      const did = retrySeconds === undefined ? 'passwordWrong' : 'passwordWait';
      const hash = 'own-data';
      return redirect(response, 303, hrefOf('account', localeIn(request, response), { query: { did }, hash }));
    }
    const { textsOf } = await forms();
    const state = { values: {}, faults, files: [], draft: '', key: '' };
    const status = retrySeconds === undefined ? 422 : 429;
    const outcome: AccountOutcome = {
      kind: 'back',
      status,
      state,
      ...(retrySeconds !== undefined && { retrySeconds }),
    };
    answerAccount(response, outcome, textsOf(localeIn(request, response))('forms'), '');
  }

  const submit =
    (
      idOf: (request: Request) => AccountFormId | undefined,
      sent: readonly (readonly [string, string[]])[] = [],
    ): RequestHandler =>
    async (request, response, next) => {
      const id = idOf(request);
      if (!id) return next();
      const { rateLimit, textsOf } = await forms();
      const locale = localeIn(request, response);
      const asker = askerOf(request, response, locale);
      const outcome = await submitAccount(accounts, {
        form: accountForm(id),
        fields: new Map([...fieldsOf(request), ...sent]),
        asker,
        link: fieldsOf(request).get('link')?.[0] ?? '',
        wait: await rateLimit(asker.remoteAddress, `account ${id}`),
      });
      if (outcome.kind === 'done' && outcome.logIn) await begin(request, response, outcome.logIn);
      const notice = outcome.kind === 'done' ? outcome.notice : undefined;
      answerAccount(
        response,
        outcome,
        textsOf(locale)('forms'),
        notice ? noticeAt(notice, locale) : hrefOf('account', locale),
      );
    };

  const known =
    <Answer>(ask: Ask<Answer>, tell: Tell<Answer>): RequestHandler =>
    async (request, response) => {
      const member = memberOf(request, response, localeIn(request, response));
      const answer = member && (await ask(member, request));
      if (answer !== undefined) {
        renewFlag(response);
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
    const given = typeof error === 'object' && error && 'status' in error ? Number(error.status) : 500;
    const status = given >= 400 && given < 600 ? given : 500;
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
    const link = await service.openLink(fieldsOf(request).get('link')?.[0] ?? '', asker);
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
  router.get(
    '/console',
    known(service.consoleAddress, (address, request, response) => {
      if (address) return void response.status(303).set('Location', address).end();
      if (request.accepts(['json', 'html']) === 'html') return doneWith(request, response, undefined);
      fault(response, 404, 'There is no console');
    }),
  );
  router.post(
    '/session/end',
    known(
      (member, request) => service.endSessions(member, fieldsOf(request).get('id') ?? []),
      (_ended, request, response) => doneWith(request, response, undefined),
    ),
  );
  router.post(
    '/erase',
    known(
      (member, request) => service.erase(member, fieldsOf(request).get('password')?.[0] ?? ''),
      async (result, request, response) => {
        if (result.kind === 'refused') return refuse(request, response, result);
        await end(request, response);
        doneWith(request, response, 'erased');
      },
    ),
  );
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
    submit(({ params }) => formOfCall[String(params['call'])]),
  );
  router.use(failed);
  return router;
}
