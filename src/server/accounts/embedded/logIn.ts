// Logs in by e-mail or user name: one answer for every wrong pair, after the same time, and slower for who guesses.
import { wholeForm } from '../../../shared/forms/Form.ts';
import type { Account } from '../../store/accounts.ts';
import { refused, tooMany, type Asker, type Refusal } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';

export async function logIn(
  { store, passwords, limits, log }: AccountParts,
  typed: { account: string; password: string },
  { remoteAddress }: Asker,
): Promise<Account | Refusal> {
  const name = typed.account.trim().toLowerCase();
  const pair = `${name} ${remoteAddress}`;
  const waits = [await limits.guesses.left(pair), await limits.guessingAddress.left(remoteAddress)];
  // Many have guessed at this account: each address now has the one try that its owner needs.
  if ((await limits.guessedAccount.left(name)) !== undefined) waits.push(await limits.guesses.take(pair));
  const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
  if (wait > 0) return tooMany(wait);

  const account = await (await store()).accounts.byLogin(typed.account);
  const right = await passwords.matches(typed.password, account?.password);
  if (!account || !right || account.disabled) {
    await Promise.all([
      limits.guesses.take(pair),
      limits.guessedAccount.take(name),
      limits.guessingAddress.take(remoteAddress),
    ]);
    log.info('account.refused', {});
    return refused('form', 'loginFailed');
  }
  await limits.guesses.forget(pair);
  return account.verified ? account : refused(wholeForm, 'emailUnverified');
}
