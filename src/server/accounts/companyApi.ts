// What a member does with their company: makes one, invites, removes, hands over, leaves.
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import { email as emailRule } from '../../shared/forms/rules.ts';
import { refused, type CompanyService, type Fine, type Member, type Refusal } from './AccountService.ts';
import { textIn } from './sent.ts';

type Answer = Fine | Refusal;

type Options = {
  company: CompanyService;
  /** For who is logged in; everybody else is told that they are not. */
  known: (
    ask: (member: Member, request: Request) => Promise<Answer | undefined>,
    tell: (answer: Answer, request: Request, response: Response) => Promise<void> | void,
  ) => RequestHandler;
  /** Back to the company on the page, or JSON. */
  settled: (key: AccountNoticeKey) => (answer: Answer, request: Request, response: Response) => Promise<void>;
};

export function companyApi({ company, known, settled }: Options): Router {
  const router = Router();
  router.post(
    '/',
    known(async (member, request) => {
      const name = textIn(request, 'name').trim().replaceAll(/\s+/g, ' ');
      return name ? company.make(member, name) : refused('name', 'companyName');
    }, settled('companyMade')),
  );
  router.post(
    '/invite',
    known(async (member, request) => {
      const email = textIn(request, 'email').trim();
      if (!email || emailRule('email')(email, member.asker.locale)) return refused('email', 'email');
      return company.invite(member, email);
    }, settled('companyInvited')),
  );
  router.post(
    '/withdraw',
    known((member, request) => company.withdraw(member, textIn(request, 'id')), settled('companyWithdrawn')),
  );
  router.post(
    '/remove',
    known((member, request) => company.remove(member, textIn(request, 'id')), settled('companyRemoved')),
  );
  router.post(
    '/handOver',
    known((member, request) => {
      const typed = { id: textIn(request, 'id'), password: textIn(request, 'password') };
      return company.handOver(member, typed);
    }, settled('companyHandedOver')),
  );
  router.post('/leave', known(company.leave, settled('companyLeft')));
  return router;
}
