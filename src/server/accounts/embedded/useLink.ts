// What a link out of a mail does: verifies a mailbox, or sets a forgotten password anew. Its reader chooses the password either way.
import { wholeForm } from '../../../shared/forms/Form.ts';
import { fine, refused, type Asker, type Fine, type Refusal } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { tellOwner } from './useCode.ts';

type Typed = { link: string; password: string };

/** Whose link it is, if it is still good for that; or why not. */
async function ownerOf(parts: AccountParts, kind: 'verify' | 'reset', { link, password }: Typed) {
  const { accountLinks, accounts } = await parts.store();
  const found = await accountLinks.find(link);
  const account = found?.kind === kind && found.account ? await accounts.byId(found.account) : undefined;
  if (!account || account.disabled) return refused(wholeForm, kind === 'reset' ? 'linkExpired' : 'linkUsed');
  return isCommonPassword(password, account, parts.brand) ? refused('password', 'passwordCommon') : account;
}

export async function resetByLink(parts: AccountParts, typed: Typed, asker: Asker): Promise<Fine | Refusal> {
  const account = await ownerOf(parts, 'reset', typed);
  if ('kind' in account) return account;
  const { accounts } = await parts.store();
  const hashed = await parts.passwords.hash(typed.password);
  if (!(await accounts.resetByLink(typed.link, account.id, hashed))) return refused(wholeForm, 'linkUsed');
  await parts.record(account.id, 'reset', asker);
  await tellOwner(parts, account, asker);
  return fine;
}

/** Whoever registered may be somebody else than who reads the mailbox: his password ends here. */
export async function confirmByLink(parts: AccountParts, typed: Typed, asker: Asker): Promise<Fine | Refusal> {
  const account = await ownerOf(parts, 'verify', typed);
  if ('kind' in account) return account;
  const { accounts } = await parts.store();
  const { passwords } = parts;
  const isSame = await passwords.matches(typed.password, account.password);
  const chosen = { password: await passwords.hash(typed.password), isSame };
  if (!(await accounts.verifyByLink(typed.link, account.id, chosen))) return refused(wholeForm, 'linkUsed');
  // It was in use before.
  if (account.activated) await parts.record(account.id, 'reset', asker);
  if (account.emailVerified) await tellOwner(parts, account, asker);
  return fine;
}
