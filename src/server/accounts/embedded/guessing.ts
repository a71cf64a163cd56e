// Compares passwords within limits. A try is counted before the comparison, so that parallel guesses cannot exceed the limit.
import { takeAll, type Counted, type Turn } from '../../ops/limits.ts';
import type { SecurityEvent } from '../../../shared/facts/securityEvents.ts';
import type { Account } from '../../store/accounts.ts';
import { refused, tooMany, type Asker, type Refusal } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';

type Try = {
  /** Id of the account: guesses by user name and by mailbox share one count. */
  of: string;
  address: string;
  typed: string;
  password: string | undefined;
};

export async function tryPassword(
  { limits, passwords }: Pick<AccountParts, 'limits' | 'passwords'>,
  { of, address, typed, password }: Try,
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
  // Many addresses guess at this account: each still gets one try, since one of them may be the owner's.
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
    // Nothing was compared.
    await giveBack();
    throw error;
  }
  await giveBack();
  await guesses.forget(pair);
  return 'right';
}

/** Asks a logged-in visitor for the password again; wrong ones count as at log-in, and `kind` is logged as refused. Undefined: it is right. */
export async function provePassword(
  parts: Pick<AccountParts, 'limits' | 'passwords' | 'record'>,
  { id, password }: Account,
  asker: Asker,
  typed: string,
  kind: SecurityEvent,
): Promise<Refusal | undefined> {
  const result = await tryPassword(parts, { of: id, address: asker.remoteAddress, typed, password });
  if (result === 'right') return undefined;
  if (result !== 'wrong') return result;
  await parts.record(id, kind, asker, { outcome: 'refused' });
  return refused('password', 'loginFailed');
}
