// /webapi/account/passkeys: a way in beside name and password; made by who is logged in, shown by who comes back.
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { hrefOf } from '../../shared/pages/addresses.ts';
import { tooMany, type Member, type PasskeyService, type Refusal } from './AccountService.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { ok } from '../http/json.ts';
import { isSitePath } from '../http/redirect.ts';
import { askerOf, begin } from './accountSession.ts';
import { textIn } from './sent.ts';

type Options = {
  passkeys: PasskeyService;
  forms: () => Promise<FormParts>;
  localeIn: (request: Request, response: Response) => LocaleCode;
  /** For who is logged in; everybody else is told that he is not. */
  known: <Answer>(
    ask: (member: Member, request: Request) => Promise<Answer | undefined>,
    tell: (answer: Answer, request: Request, response: Response) => Promise<void> | void,
  ) => RequestHandler;
  /** What is to be mended, as JSON. */
  refuse: (request: Request, response: Response, refusal: Refusal) => Promise<void>;
  /** Back to the account page, or JSON. */
  done: (request: Request, response: Response) => void;
};

const credentialOf = ({ body }: Request): unknown =>
  typeof body === 'object' && body !== null && 'credential' in body ? body.credential : undefined;

export function passkeyApi({ passkeys, forms, localeIn, known, refuse, done }: Options): Router {
  async function told(key: AccountNoticeKey, request: Request, response: Response): Promise<void> {
    const locale = localeIn(request, response);
    const t = (await forms()).textsOf(locale)('forms');
    ok(response, { location: hrefOf('account', locale, { query: { did: key } }) }, t(`notices.${key}`));
  }

  /** As often as one address may send a form. */
  const inTurn =
    (run: RequestHandler): RequestHandler =>
    async (request, response, next) => {
      const { limits } = await forms();
      const wait = await limits.forms.take({ address: request.ip ?? '', of: 'account passkey' });
      return wait === undefined ? run(request, response, next) : refuse(request, response, tooMany(wait));
    };

  const router = Router();
  router.post(
    '/options',
    known(
      (member, request) => passkeys.creationOptions(member, textIn(request, 'password')),
      (answer, request, response) =>
        answer.kind === 'refused' ? refuse(request, response, answer) : ok(response, answer.options),
    ),
  );
  router.post(
    '/add',
    known(
      (member, request) => passkeys.add(member, credentialOf(request)),
      (answer, request, response) =>
        answer.kind === 'refused' ? refuse(request, response, answer) : told('passkeyAdded', request, response),
    ),
  );
  router.post(
    '/remove',
    known(
      (member, request) => passkeys.remove(member, textIn(request, 'id')),
      (_removed, request, response) => done(request, response),
    ),
  );
  router.post(
    '/login/options',
    inTurn(async (request, response) => {
      const { options } = await passkeys.requestOptions(askerOf(request, response, localeIn(request, response)));
      ok(response, options);
    }),
  );
  router.post(
    '/login',
    inTurn(async (request, response) => {
      const locale = localeIn(request, response);
      const answer = await passkeys.logIn(credentialOf(request), askerOf(request, response, locale));
      if (answer.kind === 'refused') return refuse(request, response, answer);
      await begin(request, response, answer);
      const next = textIn(request, 'next');
      ok(response, { location: isSitePath(next) ? next : hrefOf('account', locale) });
    }),
  );
  return router;
}
