// Calls by which members change their account: name, password, mailbox, mail language, news, number, second factor, company and estimates.
import { Router, type Request, type Response } from 'express';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import { password as passwordRule, userName as nameRule } from '../../shared/forms/account/accountRules.ts';
import { email as emailRule } from '../../shared/forms/rules.ts';
import { isLocaleCode } from '../../shared/i18n/locales.ts';
import type { AccountPlace } from '../../shared/pages/account/accountPage.ts';
import { hrefOf } from '../../shared/pages/addresses.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { ok } from '../http/json.ts';
import { redirect } from '../http/redirect.ts';
import { localeIn, wantsPage, type AccountCalls } from './accountCalls.ts';
import { fine, refused, type Fine, type Refusal } from './AccountService.ts';
import { begin } from './accountSession.ts';
import { companyApi } from './companyApi.ts';
import { estimateApi } from './estimateApi.ts';
import type { Accounts } from './openAccounts.ts';
import { textIn } from './callFields.ts';
import { typedMobile } from './submitAccount.ts';

type Options = {
  accounts: Accounts;
  forms: () => Promise<FormParts>;
  calls: AccountCalls;
};

export function ownApi({ accounts, forms, calls: { refuse, forMember } }: Options): Router {
  const { service, sealing } = accounts;

  /** Back to the place on the page, or JSON. */
  async function done(
    request: Request,
    response: Response,
    at: AccountPlace,
    { key, result = null, to = '' }: { key?: AccountNoticeKey; result?: object | null; to?: string },
  ): Promise<void> {
    const locale = localeIn(request, response);
    if (wantsPage(request))
      return redirect(response, 303, hrefOf('account', locale, { query: { ...(key && { did: key }), at }, hash: at }));
    const t = (await forms()).textsOf(locale)('forms');
    ok(response, result, key && t(`notices.${key}`, { to }));
  }
  /** `form`: the section that shows a refusal, if it is another one. */
  const settled =
    (at: AccountPlace, key?: AccountNoticeKey, form = at) =>
    (answer: Fine | Refusal, request: Request, response: Response): Promise<void> =>
      answer.kind === 'refused' ? refuse(request, response, answer, form) : done(request, response, at, { key });

  const router = Router();
  router.post(
    '/phone',
    forMember(
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
    forMember(
      (member, request) => service.confirmNumber(member, textIn(request, 'code')),
      settled('number', 'numberChanged'),
    ),
  );
  router.post(
    '/phone/remove',
    forMember(
      (member, request) => service.removeNumber(member, textIn(request, 'password')),
      settled('number', 'numberRemoved', 'removal'),
    ),
  );
  router.post(
    '/name',
    forMember(
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
    forMember(
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
    forMember(
      async (member, request) => {
        const email = textIn(request, 'email').trim();
        if (!email || emailRule('email')(email, member.asker.locale)) return refused('email', 'email');
        return service.own.askMailbox(member, { email, password: textIn(request, 'password') });
      },
      settled('own-mailbox', 'mailboxAsked'),
    ),
  );
  router.post('/mailbox/keep', forMember(service.own.keepMailbox, settled('own-mailbox', 'mailboxStays')));
  router.post(
    '/news',
    forMember(
      (member, request) => service.own.answerNews(member, textIn(request, 'given') === 'yes'),
      settled('own-news', 'newsAnswered'),
    ),
  );
  router.post(
    '/language',
    forMember(
      async (member, request) => {
        const locale = textIn(request, 'mails');
        return isLocaleCode(locale) ? service.own.setLanguage(member, locale) : fine;
      },
      settled('mail-language', 'languageChanged'),
    ),
  );
  router.use(
    '/company',
    companyApi({ company: service.company, forMember, settled: (key) => settled('own-company', key) }),
  );
  router.use(
    '/estimates',
    estimateApi({ estimates: service.estimates, forms, forMember, settled: (key) => settled('own-estimates', key) }),
  );
  router.post(
    '/second/begin',
    forMember((member, request) => service.second.begin(member, textIn(request, 'password')), settled('second')),
  );
  router.post(
    '/second/confirm',
    forMember(
      (member, request) => service.second.confirm(member, textIn(request, 'otp')),
      async (answer, request, response) => {
        if (answer.kind === 'refused') return refuse(request, response, answer, 'second');
        const { codes } = answer;
        // The next page shows them, once.
        if (wantsPage(request)) request.session.freshCodes = await sealing.seal(JSON.stringify(codes));
        return done(request, response, 'second', { key: 'secondOn', result: { codes } });
      },
    ),
  );
  router.post(
    '/second/end',
    forMember(
      (member, request) =>
        service.second.end(member, { password: textIn(request, 'password'), otp: textIn(request, 'otp') }),
      settled('second', 'secondOff'),
    ),
  );
  return router;
}
