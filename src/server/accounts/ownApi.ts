// Calls by which members change their account: name, password, mailbox, mail language, news, number, second factor, and saved
// estimates.
import { Router, type Request } from 'express';
import { password as passwordRule, userName as nameRule } from '../../shared/forms/account/accountRules.ts';
import { isLocaleCode } from '../../shared/i18n/locales.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { wantsPage, type AccountCalls, mailboxIn, textIn } from './accountCalls.ts';
import { fine, refused, type EstimateService, type Member } from './AccountService.ts';
import { begin, saveSession } from './accountSession.ts';
import { companyApi } from './companyApi.ts';
import type { Accounts } from './openAccounts.ts';
import { typedMobile } from './submitAccount.ts';
import { longestName } from '../../shared/facts/Estimate.ts';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import { openEstimate, readEstimate } from '../forms/estimates.ts';

type Parts = { accounts: Accounts; calls: AccountCalls };

function phoneRoutes({ accounts: { service }, calls: { refuse, forMember, doneAt, settled } }: Parts): Router {
  const router = Router();
  router.post(
    '/',
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
        return doneAt(request, response, 'number', { key, to, result: { notice: { key, to }, seconds } });
      },
    ),
  );
  router.post(
    '/confirm',
    forMember(
      (member, request) => service.confirmNumber(member, textIn(request, 'code')),
      settled('number', 'numberChanged'),
    ),
  );
  router.post(
    '/remove',
    forMember(
      (member, request) => service.removeNumber(member, textIn(request, 'password')),
      settled('number', 'numberRemoved', 'removal'),
    ),
  );
  return router;
}

function secondFactorRoutes({
  accounts: { service, freshCodes },
  calls: { refuse, forMember, doneAt, settled },
}: Parts): Router {
  const router = Router();
  router.post(
    '/begin',
    forMember((member, request) => service.second.begin(member, textIn(request, 'password')), settled('second')),
  );
  router.post(
    '/confirm',
    forMember(
      (member, request) => service.second.confirm(member, textIn(request, 'otp')),
      async (answer, request, response) => {
        if (answer.kind === 'refused') return refuse(request, response, answer, 'second');
        const { codes } = answer;
        if (wantsPage(request)) {
          await freshCodes.keep(request.session, codes);
          await saveSession(request);
        }
        return doneAt(request, response, 'second', { key: 'secondOn', result: { codes } });
      },
    ),
  );
  router.post(
    '/end',
    forMember(
      (member, request) =>
        service.second.end(member, { password: textIn(request, 'password'), otp: textIn(request, 'otp') }),
      settled('second', 'secondOff'),
    ),
  );
  return router;
}

export function ownApi({ backOffice, ...parts }: Parts & { backOffice: () => Promise<FormParts> }): Router {
  const { service } = parts.accounts;
  const { calls } = parts;
  const { refuse, forMember, doneAt, settled } = calls;

  const router = Router();
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
        return doneAt(request, response, 'own-password', { key: 'passwordChanged' });
      },
    ),
  );
  router.post(
    '/mailbox',
    forMember(
      async (member, request) => {
        const email = mailboxIn(request, member.asker.locale);
        if (!email) return refused('email', 'email');
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
  router.use('/phone', phoneRoutes(parts));
  router.use('/second', secondFactorRoutes(parts));
  router.use('/company', companyApi({ company: service.company, calls }));
  router.use('/estimates', estimateApi({ estimates: service.estimates, backOffice, calls }));
  return router;
}

type Options = {
  estimates: EstimateService;
  backOffice: () => Promise<Pick<FormParts, 'secrets'>>;
  calls: AccountCalls;
};

const nameIn = (request: Request): string =>
  Array.from(textIn(request, 'name').trim().replaceAll(/\s+/g, ' ')).slice(0, longestName).join('');

/** Saves, renames and removes estimates. */
function estimateApi({ estimates, backOffice, calls: { forMember, settled } }: Options): Router {
  const done = (key: AccountNoticeKey) => settled('own-estimates', key);

  /** Checks our signature. A trusted site has signed the code with its own key, and has checked it. */
  async function isWhole({ asker }: Member, code: string): Promise<boolean> {
    const estimate = asker.vouched ? readEstimate(code) : openEstimate((await backOffice()).secrets, code);
    return estimate !== undefined && estimate.lines.length > 0;
  }

  const router = Router();
  router.post(
    '/',
    forMember(async (member, request) => {
      const [name, code] = [nameIn(request), textIn(request, 'estimate')];
      if (!name) return refused('name', 'estimateName');
      return (await isWhole(member, code))
        ? estimates.save(member, { name, code })
        : refused('estimate', 'estimateGone');
    }, done('estimateSaved')),
  );
  router.post(
    '/rename',
    forMember(async (member, request) => {
      const name = nameIn(request);
      return name ? estimates.rename(member, { id: textIn(request, 'id'), name }) : refused('name', 'estimateName');
    }, done('estimateRenamed')),
  );
  router.post(
    '/remove',
    forMember((member, request) => estimates.remove(member, textIn(request, 'id')), done('estimateRemoved')),
  );
  return router;
}
