// Calls by which members change their account: name, password, mailbox, mail language, news, number, and second factor.
import { Router } from 'express';
import { password as passwordRule, userName as nameRule } from '../../shared/forms/account/accountRules.ts';
import { plainWord } from '../../shared/forms/readValues.ts';
import { isLocaleCode } from '../../shared/i18n/locales.ts';
import { wantsPage, type AccountCalls, mailboxOf } from './accountCalls.ts';
import { fine, refused, type AccountService } from './AccountService.ts';
import { begin, saveSession } from './accountSession.ts';
import type { Accounts } from './openAccounts.ts';
import { typedMobile } from './submitAccount.ts';

type Parts = { accounts: Accounts; calls: AccountCalls };

function phoneRoutes(router: Router, service: AccountService, calls: AccountCalls): void {
  const { refuse, forMember, doneAt, settled } = calls;
  forMember(
    router,
    'askNumber',
    async (member, { areaCode, password, ...typed }) => {
      const mobile = plainWord(typed.mobile);
      const number = mobile && typedMobile(areaCode, mobile, member.asker.locale);
      return number ? service.askNumber(member, { mobile: number.text, password }) : refused('mobile', 'phone');
    },
    (answer, request, response) => {
      if (answer.kind === 'refused') return refuse(request, response, answer, 'number');
      const { to, seconds } = answer;
      const key = 'codeSent';
      return doneAt(request, response, 'number', { key, to, result: { notice: { key, to }, seconds } });
    },
  );
  forMember(
    router,
    'confirmNumber',
    (member, { code }) => service.confirmNumber(member, code),
    settled('number', 'numberChanged'),
  );
  forMember(
    router,
    'removeNumber',
    (member, { password }) => service.removeNumber(member, password),
    settled('number', 'numberRemoved', 'removal'),
  );
}

function secondFactorRoutes(router: Router, { service, freshCodes }: Accounts, calls: AccountCalls): void {
  const { refuse, forMember, doneAt, settled } = calls;
  forMember(router, 'beginSecond', (member, { password }) => service.second.begin(member, password), settled('second'));
  forMember(
    router,
    'confirmSecond',
    (member, { otp }) => service.second.confirm(member, otp),
    async (answer, request, response) => {
      if (answer.kind === 'refused') return refuse(request, response, answer, 'second');
      const { codes } = answer;
      if (wantsPage(request)) {
        await freshCodes.keep(request.session, codes);
        await saveSession(request);
      }
      return doneAt(request, response, 'second', { key: 'secondOn', result: { codes } });
    },
  );
  forMember(router, 'endSecond', service.second.end, settled('second', 'secondOff'));
}

export function ownApi({ accounts, calls }: Parts): Router {
  const { service } = accounts;
  const { own } = service;
  const { refuse, forMember, doneAt, settled } = calls;

  const router = Router();
  forMember(
    router,
    'rename',
    async (member, { password, ...typed }) => {
      const userName = plainWord(typed.userName);
      if (nameRule(userName, member.asker.locale)) return refused('userName', 'userName');
      return own.rename(member, { userName, password });
    },
    settled('own-name', 'nameChanged'),
  );
  forMember(
    router,
    'changePassword',
    async (member, { password, newPassword, confirm }) => {
      if (passwordRule(newPassword, member.asker.locale)) return refused('newPassword', 'passwordRule');
      if (newPassword !== confirm) return refused('confirm', 'passwordMismatch');
      return own.changePassword(member, { password, newPassword });
    },
    async (answer, request, response) => {
      if (answer.kind === 'refused') return refuse(request, response, answer, 'own-password');
      await begin(request, response, answer);
      return doneAt(request, response, 'own-password', { key: 'passwordChanged' });
    },
  );
  forMember(
    router,
    'askMailbox',
    async (member, { password, ...typed }) => {
      const email = mailboxOf(typed.email, member.asker.locale);
      return email ? own.askMailbox(member, { email, password }) : refused('email', 'email');
    },
    settled('own-mailbox', 'mailboxAsked'),
  );
  forMember(router, 'keepMailbox', own.keepMailbox, settled('own-mailbox', 'mailboxStays'));
  forMember(
    router,
    'answerNews',
    (member, { given }) => own.answerNews(member, given === 'yes'),
    settled('own-news', 'newsAnswered'),
  );
  forMember(
    router,
    'setLanguage',
    async (member, { mails }) => (isLocaleCode(mails) ? own.setLanguage(member, mails) : fine),
    settled('mail-language', 'languageChanged'),
  );
  phoneRoutes(router, service, calls);
  secondFactorRoutes(router, accounts, calls);
  return router;
}
