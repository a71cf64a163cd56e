// What a code from mailbox or phone does: verifies the account, or sets a new password and ends all its sessions.
import { pathOf } from '../../../shared/pages/addresses.ts';
import type { CodeVerdict } from '../../store/accountCodes.ts';
import type { Account } from '../../store/accounts.ts';
import { fine, refused, tooMany, type Asker, type Fine, type Refusal, type RefusalKey } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { typedCode } from './codes.ts';

const keyOf: Readonly<Record<Exclude<CodeVerdict, 'right'>, RefusalKey>> = {
  wrong: 'codeWrong',
  // Nobody asked for one: what was typed cannot be right, and a new one helps.
  none: 'codeExpired',
  expired: 'codeExpired',
  used: 'codeUsed',
};

async function accountOf(
  { store, limits }: AccountParts,
  email: string,
  { remoteAddress }: Asker,
): Promise<Account | Refusal> {
  const account = await (await store()).accounts.byEmail(email);
  if (account && !account.disabled) return account;
  const wait = await limits.lookups.take(remoteAddress);
  return wait === undefined ? refused('email', 'emailMissing') : tooMany(wait);
}

export async function activate(
  parts: AccountParts,
  { email, code }: { email: string; code: string },
  asker: Asker,
): Promise<Fine | Refusal> {
  const account = await accountOf(parts, email, asker);
  if ('kind' in account) return account;
  const { accounts } = await parts.store();
  const hash = parts.codes.hash(account.id, 'activate', typedCode(code));
  const verdict = await accounts.verifyByCode({ account: account.id, purpose: 'activate', hash });
  return verdict === 'right' ? fine : refused('code', keyOf[verdict]);
}

/** Whose password it was hears of it: if it was not him, he knows what to do. */
async function tellOwner({ store, mails, wake }: AccountParts, { email }: Account, { origin, locale }: Asker) {
  const { outbox } = await store();
  await outbox.add([mails.changed(email, locale, origin + pathOf('forget', locale === 'pt' ? 'en' : locale))]);
  wake();
}

export async function resetByCode(
  parts: AccountParts,
  { email, code, password }: { email: string; code: string; password: string },
  asker: Asker,
): Promise<Fine | Refusal> {
  const account = await accountOf(parts, email, asker);
  if ('kind' in account) return account;
  if (isCommonPassword(password, account, parts.brand)) return refused('password', 'passwordCommon');
  const { accounts } = await parts.store();
  const hashed = await parts.passwords.hash(password);
  const hash = parts.codes.hash(account.id, 'reset', typedCode(code));
  const verdict = await accounts.resetByCode({ account: account.id, purpose: 'reset', hash }, hashed);
  if (verdict !== 'right') return refused('code', keyOf[verdict]);
  await tellOwner(parts, account, asker);
  return fine;
}

export async function resetByLink(
  parts: AccountParts,
  { link, password }: { link: string; password: string },
  asker: Asker,
): Promise<Fine | Refusal> {
  const store = await parts.store();
  const found = await store.accountLinks.find(link);
  const account = found?.kind === 'reset' && found.account ? await store.accounts.byId(found.account) : undefined;
  if (!account || account.disabled) return refused('form', 'linkExpired');
  if (isCommonPassword(password, account, parts.brand)) return refused('password', 'passwordCommon');
  const hashed = await parts.passwords.hash(password);
  if (!(await store.accounts.resetByLink(link, account.id, hashed))) return refused('form', 'linkUsed');
  await tellOwner(parts, account, asker);
  return fine;
}
