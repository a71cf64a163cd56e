// Logs in by e-mail or user name: one answer for every wrong pair, after the same time, and slower for who guesses.
import type { Account } from '../store/accounts.ts';
import { refused, tooMany, type AccountParts, type Asker, type Refusal } from './AccountParts.ts';

export type LoggedIn = { kind: 'loggedIn'; account: Account } | { kind: 'unverified'; email: string };

export async function logIn(
  { store, passwords, limits, log }: AccountParts,
  typed: { account: string; password: string },
  { remoteAddress }: Asker,
): Promise<LoggedIn | Refusal> {
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
  return account.verified ? { kind: 'loggedIn', account } : { kind: 'unverified', email: account.email };
}
