// Calls about a member's company: make, invite, withdraw, remove, hand over, leave.
import { Router } from 'express';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import type { AccountCalls } from './accountCalls.ts';
import { refused, type CompanyService } from './AccountService.ts';
import { mailboxIn, textIn } from './callFields.ts';
import { readCompanyName } from './companyName.ts';

type Options = {
  company: CompanyService;
  calls: AccountCalls;
};

export function companyApi({ company, calls: { forMember, settled } }: Options): Router {
  const done = (key: AccountNoticeKey) => settled('own-company', key);

  const router = Router();
  router.post(
    '/',
    forMember(async (member, request) => {
      const name = readCompanyName(textIn(request, 'name'));
      return name === undefined ? refused('name', 'companyName') : company.make(member, name);
    }, done('companyMade')),
  );
  router.post(
    '/invite',
    forMember(async (member, request) => {
      const email = mailboxIn(request, member.asker.locale);
      return email ? company.invite(member, email) : refused('email', 'email');
    }, done('companyInvited')),
  );
  router.post(
    '/withdraw',
    forMember((member, request) => company.withdraw(member, textIn(request, 'id')), done('companyWithdrawn')),
  );
  router.post(
    '/remove',
    forMember((member, request) => company.remove(member, textIn(request, 'id')), done('companyRemoved')),
  );
  router.post(
    '/handOver',
    forMember((member, request) => {
      const typed = { id: textIn(request, 'id'), password: textIn(request, 'password') };
      return company.handOver(member, typed);
    }, done('companyHandedOver')),
  );
  router.post('/leave', forMember(company.leave, done('companyLeft')));
  return router;
}
