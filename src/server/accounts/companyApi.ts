// Calls about a member's company: make, invite, withdraw, remove, hand over, leave.
import { Router } from 'express';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import { email as emailRule } from '../../shared/forms/rules.ts';
import type { AccountCalls } from './accountCalls.ts';
import { refused, type CompanyService } from './AccountService.ts';
import { textIn } from './callFields.ts';

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
      const name = textIn(request, 'name').trim().replaceAll(/\s+/g, ' ');
      return name ? company.make(member, name) : refused('name', 'companyName');
    }, done('companyMade')),
  );
  router.post(
    '/invite',
    forMember(async (member, request) => {
      const email = textIn(request, 'email').trim();
      if (!email || emailRule('email')(email, member.asker.locale)) return refused('email', 'email');
      return company.invite(member, email);
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
