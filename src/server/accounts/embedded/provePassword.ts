// Whoever is logged in types his password once more; wrong ones count as they do when logging in.
import type { Account } from '../../store/accounts.ts';
import { refused, tooMany, type Asker, type Refusal } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';

/** Undefined: it is his. */
export async function provePassword(
  { limits: { guesses }, passwords }: Pick<AccountParts, 'limits' | 'passwords'>,
  account: Account,
  { remoteAddress }: Asker,
  password: string,
): Promise<Refusal | undefined> {
  const pair = `${account.id} ${remoteAddress}`;
  const wait = await guesses.left(pair);
  if (wait !== undefined) return tooMany(wait);
  if (await passwords.matches(password, account.password)) return undefined;
  await guesses.take(pair);
  return refused('password', 'loginFailed');
}
