// Router of /webapi/account/passkeys: adds and removes passkeys of members, and logs in by passkey.
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import { hrefOf } from '../../shared/pages/addresses.ts';
import { localeIn, type AccountCalls, textIn } from './accountCalls.ts';
import { tooMany, type Asker, type PasskeyService } from './AccountService.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { ok, isSitePath } from '../http/answers.ts';
import { askerOf, begin } from './accountSession.ts';

type Options = {
  passkeys: PasskeyService;
  backOffice: () => Promise<FormParts>;
  calls: AccountCalls;
};

const credentialOf = ({ body }: Request): unknown =>
  typeof body === 'object' && body !== null && 'credential' in body ? body.credential : undefined;

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
  router.post(
    '/options',
    forMember(
      (member, request) => passkeys.creationOptions(member, textIn(request, 'password')),
      (answer, request, response) =>
        answer.kind === 'refused' ? refuse(request, response, answer) : ok(response, answer.options),
    ),
  );
  router.post(
    '/add',
    forMember(
      (member, request) => passkeys.add(member, credentialOf(request)),
      (answer, request, response) =>
        answer.kind === 'refused' ? refuse(request, response, answer) : told('passkeyAdded', request, response),
    ),
  );
  router.post(
    '/remove',
    forMember(
      (member, request) => passkeys.remove(member, textIn(request, 'id')),
      (_removed, request, response) => doneAt(request, response, 'passkeys', { key: 'passkeyRemoved' }),
    ),
  );
  router.post(
    '/login/options',
    limited(async (_request, response, asker) => ok(response, (await passkeys.requestOptions(asker)).options)),
  );
  router.post(
    '/login',
    limited(async (request, response, asker) => {
      const answer = await passkeys.logIn(credentialOf(request), asker);
      if (answer.kind === 'refused') return refuse(request, response, answer);
      await begin(request, response, answer);
      const next = textIn(request, 'next');
      ok(response, { location: isSitePath(next) ? next : hrefOf('account', asker.locale) });
    }),
  );
  return router;
}
