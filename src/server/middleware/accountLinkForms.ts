// Which form stands behind an opaque link of accounts, and what the link's page shows.
import type { AccountFormId } from '../../shared/forms/account/AccountForm.ts';
import { openLink } from '../accounts/links.ts';
import type { Accounts } from '../accounts/openAccounts.ts';
import type { LinkTarget } from '../linkTarget.ts';
import type { AccountLinkKind } from '../store/accountTables.ts';

export const formOfLink: Readonly<Record<AccountLinkKind, AccountFormId>> = {
  verify: 'confirm',
  reset: 'reset',
  invite: 'register',
};

export async function accountLink({ parts }: Accounts, id: string): Promise<LinkTarget> {
  const found = await openLink(parts, id);
  if (!found) return undefined;
  return found.state === 'good' ? { form: formOfLink[found.kind], agent: found.agent ?? '' } : found.state;
}
