// Which form stands behind an opaque link of accounts, and what the link's page shows.
import type { Request, Response } from 'express';
import type { AccountFormId } from '../../shared/forms/AccountForm.ts';
import type { Accounts } from '../accounts/openAccounts.ts';
import type { LinkTarget } from '../pages/linkTarget.ts';
import type { AccountLinkKind } from '../store/accountTables.ts';
import { askerOf } from './accountSession.ts';

export const formOfLink: Readonly<Record<AccountLinkKind, AccountFormId>> = {
  verify: 'confirm',
  reset: 'reset',
  invite: 'register',
};

export async function accountLink(
  { service }: Accounts,
  id: string,
  request: Request,
  response: Response,
): Promise<LinkTarget> {
  const found = await service.openLink(id, askerOf(request, response, response.locals.visitorLocale.code));
  if (!found) return undefined;
  const form = formOfLink[found.kind];
  return found.state === 'good' ? { form, agent: found.agent } : { state: found.state, was: form };
}
