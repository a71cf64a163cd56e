// The page of who is logged in; everybody else is led to log in, and back.
import type { RequestHandler } from 'express';
import { hrefOf } from '../../shared/pages/addresses.ts';
import type { Accounts } from '../accounts/openAccounts.ts';
import { redirect } from '../redirect.ts';
import { matchAddress, type Known } from '../render/match.ts';
import { accountSession, memberOf, renewFlag } from './accountSession.ts';
import type { Pages } from './pages.ts';

type Options = { pages: Pages; known: Known; accounts: () => Promise<Accounts> };

export function accountPage({ pages, known, accounts }: Options): RequestHandler {
  return async (request, response, next) => {
    const match = matchAddress(request.path, response.locals.site.defaultLocale, known);
    if (match.kind !== 'page' || match.page.id !== 'account') return next();
    const opened = await accounts();
    const answer = async (): Promise<void> => {
      const member = memberOf(request, response, match.locale.code);
      const facts = member && (await opened.service.facts(member));
      if (facts) {
        renewFlag(response);
        response.locals.account = facts;
        return pages.show(request, response, match);
      }
      const back = { next: hrefOf('account', match.locale.code) };
      const ended: Record<string, string> = request.cookies['member'] ? { did: 'sessionEnded' } : {};
      redirect(response, 302, hrefOf('login', match.locale.code, { query: { ...ended, ...back } }));
    };
    accountSession(opened)(request, response, (error?: unknown) => {
      if (error) return next(error);
      answer().catch(next);
    });
  };
}
