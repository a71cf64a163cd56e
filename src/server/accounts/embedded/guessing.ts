// Compares passwords within limits. A try is counted before the comparison, so that parallel guesses cannot exceed the limit.
import { takeAll, type Counted, type Turn } from '../../ops/limits.ts';
import type { SecurityEvent } from '../../../shared/facts/securityEvents.ts';
import type { Account } from '../../store/accounts.ts';
import { refused, tooMany, type Asker, type Refusal } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';

type Try = {
  /** What is guessed at. */
  of: string;
  address: string;
  /** From a browser that the owner has logged in with: it counts apart, so that no neighbour uses up the owner's tries. */
  isKnown: boolean;
  typed: string;
  password: string | undefined;
};

export async function tryPassword(
  { limits, passwords }: Pick<AccountParts, 'limits' | 'passwords'>,
  { of: target, address, isKnown, typed, password }: Try,
): Promise<'right' | 'wrong' | Refusal> {
  const { guesses, guessingAddress, guessedAccount, lastGuess } = limits;
  const of = isKnown ? `of his ${target}` : target;
  const pair: Counted = { of, address };
  const turns: Turn[] = [[guesses, pair], ...(isKnown ? [] : [[guessingAddress, { address }] as const])];
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
  parts: Pick<AccountParts, 'limits' | 'passwords' | 'record' | 'browsers'>,
  account: Account,
  asker: Asker,
  typed: string,
  kind: SecurityEvent,
): Promise<Refusal | undefined> {
  const { id, password } = account;
  const isKnown = parts.browsers.isKnown(asker.known, account);
  const result = await tryPassword(parts, { of: id, address: asker.remoteAddress, isKnown, typed, password });
  if (result === 'right') return undefined;
  if (result !== 'wrong') return result;
  await parts.record(id, kind, asker, { outcome: 'refused' });
  return refused('password', 'loginFailed');
}
