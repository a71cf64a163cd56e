// Serves the account page; a visitor who is not logged in is redirected to the log-in, and back from there.
import type { Request } from 'express';
import { sumLines } from '../../shared/calculators/estimate.ts';
import type { AccountFacts, SavedEstimate } from '../../shared/facts/facts.ts';
import type { AccountNoticeKey } from '../../shared/forms/AccountForm.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { hrefOf, pathOf } from '../../shared/pages/addresses.ts';
import { pageOf } from '../../shared/pages/pages.ts';
import type { Secrets } from '../secrets.ts';
import { kept } from '../../shared/storage/kept.ts';
import type { Accounts } from './openAccounts.ts';
import { readEstimate, sealEstimate } from '../forms/estimates.ts';
import { redirect } from '../http/respond.ts';
import { dropFlag, memberOf, openSession, renewFlag } from './accountSession.ts';
import type { PageHandler } from '../pages/ownPage.ts';
import type { Pages } from '../pages/showPages.ts';
import { qrOf } from '../render/qrOf.ts';

type Options = { pages: Pages; accounts: () => Promise<Accounts> };

/**
 * Adds the total of each estimate, at the prices that it was saved with, and signs it anew: its code was checked when it was saved,
 * perhaps by another site, or with a key that is gone.
 */
function withSums({ own, estimates, ...facts }: AccountFacts, secrets: Secrets): AccountFacts {
  const summed = <Saved extends SavedEstimate>(saved: Saved): Saved => {
    const estimate = readEstimate(saved.code);
    if (!estimate) return saved;
    return { ...saved, code: sealEstimate(secrets, estimate), totalUsd: sumLines(estimate.lines).totalUsd };
  };
  const company = own?.company && { company: { ...own.company, estimates: own.company.estimates.map(summed) } };
  return {
    ...facts,
    ...(estimates && { estimates: estimates.map(summed) }),
    ...(own && { own: { ...own, ...company } }),
  };
}

/** Why a browser without a session is sent to the log-in: one that comes from there and brings no cookie refuses them all. */
function reasonOf({ headers, cookies }: Request, locale: LocaleCode): AccountNoticeKey | undefined {
  const { pathname = '', searchParams } = URL.parse(headers.referer ?? '') ?? {};
  const isFromLogIn = [pathOf('login', locale), '/login'].includes(pathname) || searchParams?.get('dialog') === 'login';
  if (isFromLogIn && !headers.cookie) return 'cookiesRefused';
  return cookies[kept.member.name] ? 'sessionEnded' : undefined;
}

export function accountPage({ pages, accounts }: Options): PageHandler {
  return async (request, response, _next, match) => {
    const opened = await accounts();
    await openSession(opened, request, response);
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
        ...withSums(facts, opened.secrets),
        ...(pending && { qr: qrOf(pending.address) }),
        ...(freshCodes && { freshCodes }),
      };
      return pages.show(request, response, match);
    }
    // A form of a dialog that came back to a visitor who is not logged in, or is no longer.
    if (response.locals.cameBack) return pages.show(request, response, { ...match, page: pageOf('login') });
    const back = { next: hrefOf('account', match.locale.code) };
    const did = reasonOf(request, match.locale.code);
    dropFlag(request, response);
    redirect(response, 302, hrefOf('login', match.locale.code, { query: { ...(did && { did }), ...back } }));
  };
}
