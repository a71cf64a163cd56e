// What an opaque link out of a mail of ours is for, and whether it still is.
import type { FoundLink } from '../store/accountLinks.ts';
import type { AccountParts } from './AccountParts.ts';

export async function openLink({ store }: Pick<AccountParts, 'store'>, id: string): Promise<FoundLink | undefined> {
  const { accountLinks } = await store();
  return accountLinks.find(id);
}

export async function confirmByLink(parts: AccountParts, id: string): Promise<boolean> {
  const found = await openLink(parts, id);
  if (found?.kind !== 'verify' || !found.account) return false;
  const { accounts } = await parts.store();
  return accounts.verifyByLink(id, found.account);
}
