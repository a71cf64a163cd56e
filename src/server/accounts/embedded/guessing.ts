// A password is compared only after the try was counted, so that many at once are not more than were allowed: to log in, or once more by who is.
import { takeAll, type Counted, type Turn } from '../../ops/limits.ts';
import type { SecurityEvent } from '../../../shared/facts/securityEvents.ts';
import type { Account } from '../../store/accounts.ts';
import { refused, tooMany, type Asker, type Refusal } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';

type Guess = {
  /** The account by its id: its name and its mailbox are one. */
  of: string;
  address: string;
  typed: string;
  password: string | undefined;
};

export async function guess(
  { limits, passwords }: Pick<AccountParts, 'limits' | 'passwords'>,
  { of, address, typed, password }: Guess,
): Promise<'right' | 'wrong' | Refusal> {
  const { guesses, guessingAddress, guessedAccount, lastGuess } = limits;
  const pair: Counted = { of, address };
  const turns: Turn[] = [
    [guesses, pair],
    [guessingAddress, { address }],
  ];
  const wait = await takeAll(turns);
  if (wait !== undefined) return tooMany(wait);
  const taken: Turn[] = [...turns, [guessedAccount, { of }]];
  const giveBack = () => Promise.all(taken.map(([limit, counted]) => limit.giveBack(counted)));
  // Many guess at this account: each address has the one try that its owner needs.
  if ((await guessedAccount.take({ of })) !== undefined) {
    const longer = await lastGuess.take(pair);
    if (longer !== undefined) {
      await giveBack();
      return tooMany(longer);
    }
    taken.push([lastGuess, pair]);
  }
  try {
    if (!(await passwords.matches(typed, password))) return 'wrong';
  } catch (error) {
    // It was not compared.
    await giveBack();
    throw error;
  }
  await giveBack();
  await guesses.forget(pair);
  return 'right';
}

/** Typed once more by who is logged in: wrong ones count as they do when logging in. Undefined: it is his. `kind`: what he wants to do, which is refused otherwise. */
export async function provePassword(
  parts: Pick<AccountParts, 'limits' | 'passwords' | 'record'>,
  { id, password }: Account,
  asker: Asker,
  typed: string,
  kind: SecurityEvent,
): Promise<Refusal | undefined> {
  const result = await guess(parts, { of: id, address: asker.remoteAddress, typed, password });
  if (result === 'right') return undefined;
  if (result !== 'wrong') return result;
  await parts.record(id, kind, asker, { outcome: 'refused' });
  return refused('password', 'loginFailed');
}
