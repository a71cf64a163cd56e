// Router of /webapi/account/passkeys: adds and removes passkeys of members, and logs in by passkey.
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import { hrefOf } from '../../shared/pages/addresses.ts';
import { dataIn, localeIn, type AccountCalls, textIn } from './accountCalls.ts';
import { tooMany, type Asker, type PasskeyService } from './AccountService.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { ok, isSitePath } from '../http/respond.ts';
import { askerOf, begin } from './accountSession.ts';

type Options = {
  passkeys: PasskeyService;
  backOffice: () => Promise<FormParts>;
  calls: AccountCalls;
};

const longestNext = 500;

export function passkeyApi({ passkeys, backOffice, calls: { doneAt, refuse, forMember } }: Options): Router {
  async function told(key: AccountNoticeKey, request: Request, response: Response): Promise<void> {
    const locale = localeIn(request, response);
    const t = (await backOffice()).textsOf(locale)('forms');
    const place = { query: { did: key, at: 'passkeys' }, hash: 'passkeys' };
    ok(response, { location: hrefOf('account', locale, place) }, t(`notices.${key}`));
  }

  /** For calls without a log-in: allows one visitor as many as forms. */
  const limited =
    (answer: (request: Request, response: Response, asker: Asker) => Promise<void> | void): RequestHandler =>
    async (request, response) => {
      const { limits } = await backOffice();
      const asker = askerOf(request, response, localeIn(request, response));
      const wait = await limits.forms.take({ address: asker.remoteAddress, of: 'account passkey' });
      return wait === undefined ? answer(request, response, asker) : refuse(request, response, tooMany(wait));
    };

  const router = Router();
  forMember(
    router,
    'passkeyOptions',
    (member, { password }) => passkeys.creationOptions(member, password),
    (answer, request, response) =>
      answer.kind === 'refused' ? refuse(request, response, answer) : ok(response, answer.options),
  );
  forMember(
    router,
    'addPasskey',
    (member, { credential }) => passkeys.add(member, credential),
    (answer, request, response) =>
      answer.kind === 'refused' ? refuse(request, response, answer) : told('passkeyAdded', request, response),
  );
  forMember(
    router,
    'removePasskey',
    (member, { id }) => passkeys.remove(member, id),
    (_removed, request, response) => doneAt(request, response, 'passkeys', { key: 'passkeyRemoved' }),
  );
  router.post(
    '/passkeys/login/options',
    limited(async (_request, response, asker) => ok(response, (await passkeys.requestOptions(asker)).options)),
  );
  router.post(
    '/passkeys/login',
    limited(async (request, response, asker) => {
      const answer = await passkeys.logIn(dataIn(request, 'credential'), asker);
      if (answer.kind === 'refused') return refuse(request, response, answer);
      await begin(request, response, answer);
      const next = textIn(request, 'next', longestNext);
      ok(response, { location: isSitePath(next) ? next : hrefOf('account', asker.locale) });
    }),
  );
  return router;
}
