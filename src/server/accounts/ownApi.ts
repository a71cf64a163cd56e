// What an owner changes of their account beside passkeys: name, password, mailbox, language of mails, news, number, second factor, company, and estimates.
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import { password as passwordRule, userName as nameRule } from '../../shared/forms/account/accountRules.ts';
import { email as emailRule } from '../../shared/forms/rules.ts';
import { isLocaleCode, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { AccountPlace } from '../../shared/pages/account/accountPage.ts';
import { hrefOf } from '../../shared/pages/addresses.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { ok } from '../http/json.ts';
import { redirect } from '../http/redirect.ts';
import { fine, refused, type Fine, type Member, type Refusal } from './AccountService.ts';
import { begin } from './accountSession.ts';
import { companyApi } from './companyApi.ts';
import { estimateApi } from './estimateApi.ts';
import type { Accounts } from './openAccounts.ts';
import { textIn } from './sent.ts';
import { typedMobile } from './submitAccount.ts';

type Options = {
  accounts: Accounts;
  forms: () => Promise<FormParts>;
  localeIn: (request: Request, response: Response) => LocaleCode;
  /** For who is logged in; everybody else is told that he is not. */
  known: <Answer>(
    ask: (member: Member, request: Request) => Promise<Answer | undefined>,
    tell: (answer: Answer, request: Request, response: Response) => Promise<void> | void,
  ) => RequestHandler;
  /** What is to be mended, as JSON or at its place on the page. */
  refuse: (request: Request, response: Response, refusal: Refusal, at: AccountPlace) => Promise<void>;
};

export function ownApi({ accounts, forms, localeIn, known, refuse }: Options): Router {
  const { service, sealing } = accounts;

  /** Back to the place on the page, or JSON. */
  async function done(
    request: Request,
    response: Response,
    at: AccountPlace,
    { key, result = null, to = '' }: { key?: AccountNoticeKey; result?: object | null; to?: string },
  ): Promise<void> {
    const locale = localeIn(request, response);
    if (request.accepts(['json', 'html']) === 'html')
      return redirect(response, 303, hrefOf('account', locale, { query: { ...(key && { did: key }), at }, hash: at }));
    const t = (await forms()).textsOf(locale)('forms');
    ok(response, result, key && t(`notices.${key}`, { to }));
  }
  /** `form`: where a refusal stands, if elsewhere. */
  const settled =
    (at: AccountPlace, key?: AccountNoticeKey, form = at) =>
    (answer: Fine | Refusal, request: Request, response: Response): Promise<void> =>
      answer.kind === 'refused' ? refuse(request, response, answer, form) : done(request, response, at, { key });

  const router = Router();
  router.post(
    '/phone',
    known(
      async (member, request) => {
        const typed = textIn(request, 'mobile');
        const number = typed && typedMobile(textIn(request, 'areaCode'), typed, member.asker.locale);
        if (!number) return refused('mobile', 'phone');
        return service.askNumber(member, { mobile: number.text, password: textIn(request, 'password') });
      },
      (answer, request, response) => {
        if (answer.kind === 'refused') return refuse(request, response, answer, 'number');
        const { to, seconds } = answer;
        const key = 'codeSent';
        return done(request, response, 'number', { key, to, result: { notice: { key, to }, seconds } });
      },
    ),
  );
  router.post(
    '/phone/confirm',
    known(
      (member, request) => service.confirmNumber(member, textIn(request, 'code')),
      settled('number', 'numberChanged'),
    ),
  );
  router.post(
    '/phone/remove',
    known(
      (member, request) => service.removeNumber(member, textIn(request, 'password')),
      settled('number', 'numberRemoved', 'removal'),
    ),
  );
  router.post(
    '/name',
    known(
      async (member, request) => {
        const userName = textIn(request, 'userName').trim();
        if (nameRule(userName, member.asker.locale)) return refused('userName', 'userName');
        return service.own.rename(member, { userName, password: textIn(request, 'password') });
      },
      settled('own-name', 'nameChanged'),
    ),
  );
  router.post(
    '/password',
    known(
      async (member, request) => {
        const newPassword = textIn(request, 'newPassword');
        if (passwordRule(newPassword, member.asker.locale)) return refused('newPassword', 'passwordRule');
        if (newPassword !== textIn(request, 'confirm')) return refused('confirm', 'passwordMismatch');
        return service.own.changePassword(member, { password: textIn(request, 'password'), newPassword });
      },
      async (answer, request, response) => {
        if (answer.kind === 'refused') return refuse(request, response, answer, 'own-password');
        await begin(request, response, answer);
        return done(request, response, 'own-password', { key: 'passwordChanged' });
      },
    ),
  );
  router.post(
    '/mailbox',
    known(
      async (member, request) => {
        const email = textIn(request, 'email').trim();
        if (!email || emailRule('email')(email, member.asker.locale)) return refused('email', 'email');
        return service.own.askMailbox(member, { email, password: textIn(request, 'password') });
      },
      settled('own-mailbox', 'mailboxAsked'),
    ),
  );
  router.post('/mailbox/keep', known(service.own.keepMailbox, settled('own-mailbox', 'mailboxStays')));
  router.post(
    '/news',
    known(
      (member, request) => service.own.answerNews(member, textIn(request, 'given') === 'yes'),
      settled('own-news', 'newsAnswered'),
    ),
  );
  router.post(
    '/language',
    known(
      async (member, request) => {
        const locale = textIn(request, 'mails');
        return isLocaleCode(locale) ? service.own.setLanguage(member, locale) : fine;
      },
      settled('mail-language', 'languageChanged'),
    ),
  );
  router.use(
    '/company',
    companyApi({ company: service.company, known, settled: (key) => settled('own-company', key) }),
  );
  router.use(
    '/estimates',
    estimateApi({ estimates: service.estimates, forms, known, settled: (key) => settled('own-estimates', key) }),
  );
  router.post(
    '/second/begin',
    known((member, request) => service.second.begin(member, textIn(request, 'password')), settled('second')),
  );
  router.post(
    '/second/confirm',
    known(
      (member, request) => service.second.confirm(member, textIn(request, 'otp')),
      async (answer, request, response) => {
        if (answer.kind === 'refused') return refuse(request, response, answer, 'second');
        const { codes } = answer;
        // The page that follows shows them, once.
        if (request.accepts(['json', 'html']) === 'html')
          request.session.freshCodes = await sealing.seal(JSON.stringify(codes));
        return done(request, response, 'second', { key: 'secondOn', result: { codes } });
      },
    ),
  );
  router.post(
    '/second/end',
    known(
      (member, request) =>
        service.second.end(member, { password: textIn(request, 'password'), otp: textIn(request, 'otp') }),
      settled('second', 'secondOff'),
    ),
  );
  return router;
}
