// Logs in by e-mail or user name: one answer for every wrong pair, after the same time, and slower for who guesses.
import { wholeForm } from '../../../shared/forms/Form.ts';
import type { Account } from '../../store/accounts.ts';
import { refused, type Asker, type Refusal } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';
import { guess } from './guessing.ts';

/** He has shown his mailbox or his phone; what each opens is asked where it is opened. */
export const mayLogIn = ({ emailVerified, phoneVerified }: Account): boolean => emailVerified || phoneVerified;

export async function logIn(
  parts: AccountParts,
  typed: { account: string; password: string },
  asker: Asker,
): Promise<Account | Refusal> {
  const account = await (await parts.store()).accounts.byLogin(typed.account);
  const result = await guess(parts, {
    of: account?.id ?? `nobody ${typed.account.trim().toLowerCase()}`,
    address: asker.remoteAddress,
    typed: typed.password,
    // Of a disabled account nothing is right, and it takes as long.
    password: account?.disabled ? undefined : account?.password,
  });
  if (typeof result !== 'string') return result;
  if (account && mayLogIn(account) && result === 'right') return account;
  await parts.record(account?.id, 'login', asker, { outcome: 'refused' });
  return account && result === 'right' ? refused(wholeForm, 'emailUnverified') : refused('form', 'loginFailed');
}
