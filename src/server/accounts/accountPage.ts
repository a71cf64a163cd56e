// Serves the account page; a visitor who is not logged in is redirected to the log-in, and back from there, unless the browser refuses cookies.
import type { Request, RequestHandler, Response } from 'express';
import { sumLines } from '../../shared/calculators/estimate.ts';
import type { AccountFacts, SavedEstimate } from '../../shared/facts/facts.ts';
import { hrefOf } from '../../shared/pages/addresses.ts';
import { kept } from '../../shared/storage/kept.ts';
import type { Accounts } from './openAccounts.ts';
import { readEstimate } from '../forms/estimates.ts';
import { isSitePath, redirect } from '../http/answers.ts';
import { dropFlag, memberOf, openSession, renewFlag } from './accountSession.ts';
import type { Pages } from '../pages/pages.ts';
import type { PageMatch } from '../render/View.ts';
import { qrOf } from '../render/qrOf.ts';

type Options = { pages: Pages; accounts: () => Promise<Accounts> };

const summed = <Saved extends SavedEstimate>(saved: Saved): Saved => {
  const estimate = readEstimate(saved.code);
  return estimate ? { ...saved, totalUsd: sumLines(estimate.lines).totalUsd } : saved;
};

/** Adds the total of each estimate, at the prices that it was saved with. */
const withSums = ({ own, estimates, ...facts }: AccountFacts): AccountFacts => ({
  ...facts,
  ...(estimates && { estimates: estimates.map(summed) }),
  ...(own && {
    own: { ...own, ...(own.company && { company: { ...own.company, estimates: own.company.estimates.map(summed) } }) },
  }),
});

export function accountPage({ pages, accounts }: Options): RequestHandler {
  /** Right after a log-in: leads on a browser that has kept its session, and tells any other that it refuses cookies. */
  function afterTrial(request: Request, response: Response, match: PageMatch): Promise<void> | void {
    const { pass, half } = request.session;
    if (!pass && !half) return pages.show(request, response, match, 403);
    const { next } = request.query;
    redirect(response, 302, typeof next === 'string' && isSitePath(next) ? next : hrefOf('account', match.locale.code));
  }

  return async (request, response, next) => {
    const { meaning: match } = response.locals;
    if (match.kind !== 'page' || (match.page.id !== 'account' && match.page.id !== 'login')) return next();
    const opened = await accounts();
    await openSession(opened, request, response);
    if (match.page.id === 'login') return afterTrial(request, response, match);
    const member = memberOf(request, response, match.locale.code);
    const facts = member && (await opened.service.facts(member));
    if (facts) {
      // It may have been changed since, in this browser or another.
      const { name, formerNames = [] } = request.session;
      if (name !== undefined && name !== facts.userName) request.session.formerNames = [...formerNames, name];
      request.session.name = facts.userName;
      renewFlag(request, response);
      const pending = facts.second?.pending;
      const freshCodes = facts.second?.isOn ? await opened.freshCodes.of(request.session) : undefined;
      response.locals.account = {
        ...withSums(facts),
        ...(pending && { qr: qrOf(pending.address) }),
        ...(freshCodes && { freshCodes }),
      };
      return pages.show(request, response, match);
    }
    const back = { next: hrefOf('account', match.locale.code) };
    const ended: Record<string, string> = request.cookies[kept.member.name] ? { did: 'sessionEnded' } : {};
    dropFlag(request, response);
    redirect(response, 302, hrefOf('login', match.locale.code, { query: { ...ended, ...back } }));
  };
}
