// Logs in by e-mail or user name, and asks for a password again, within limits on guesses. Every wrong pair gets the same answer
// after the same time.
import { takeAll, type Counted, type LimitUse } from '../../ops/limits.ts';
import type { SecurityEvent } from '../../../shared/facts/securityEvents.ts';
import { type Account, loginKey } from '../../store/accounts.ts';
import { refused, tooMany, type Asker, type Refusal, type LoggedIn } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';
import { wholeForm } from '../../../shared/forms/Form.ts';
import { deviceOf, networkOf } from './securityLog.ts';
import { dayMs } from '../../../shared/i18n/times.ts';

type Try = {
  /** What is guessed at. */
  of: string;
  address: string;
  /** From a browser that the owner has logged in with: it counts apart, so that no neighbour uses up the owner's tries. */
  isKnown: boolean;
  typed: string;
  password: string | undefined;
};

/** A try is counted before the comparison, so that parallel guesses cannot exceed the limit. */
export async function tryPassword(
  { limits, passwords }: Pick<AccountParts, 'limits' | 'passwords'>,
  { of: target, address, isKnown, typed, password }: Try,
): Promise<'right' | 'wrong' | Refusal> {
  const { guesses, guessingAddress, guessedAccount, lastGuess } = limits;
  const of = isKnown ? `of his ${target}` : target;
  const pair: Counted = { of, address };
  const uses: LimitUse[] = [[guesses, pair], ...(isKnown ? [] : [[guessingAddress, { address }] as const])];
  const wait = await takeAll(uses);
  if (wait !== undefined) return tooMany(wait);
  const taken: LimitUse[] = [...uses];
  const giveBack = () => Promise.all(taken.map(([limit, counted]) => limit.giveBack(counted)));
  const isOver = (await guessedAccount.take({ of })) !== undefined;
  // Many addresses guess at this account: each still gets one try, since one of them may be the owner's.
  const longer = isOver ? await lastGuess.take(pair) : undefined;
  if (longer !== undefined) {
    await giveBack();
    return tooMany(longer);
  }
  // A limit that refused has counted nothing: to give it back would free a try of the account for somebody else.
  taken.push(isOver ? [lastGuess, pair] : [guessedAccount, { of }]);
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

/** A verified mailbox or phone is enough to log in; what needs one of the two checks for it. */
export const mayLogIn = ({ emailVerified, phoneVerified }: Account): boolean => emailVerified || phoneVerified;

export async function logIn(
  parts: AccountParts,
  typed: { account: string; password: string },
  asker: Asker,
): Promise<Account | Refusal> {
  const account = await (await parts.store()).accounts.byLogin(typed.account);
  const result = await tryPassword(parts, {
    of: loginKey(typed.account),
    address: asker.remoteAddress,
    isKnown: parts.browsers.isKnown(asker.known, account),
    typed: typed.password,
    // A disabled account has no right password, and the comparison takes as long.
    password: account?.disabled ? undefined : account?.password,
  });
  if (typeof result !== 'string') return result;
  if (account && mayLogIn(account) && result === 'right') return account;
  await parts.record(account?.id, 'login', asker, { outcome: 'refused' });
  return refused(wholeForm, account && result === 'right' ? 'emailUnverified' : 'loginFailed');
}

/** How long after registration a log-in may be the first one. The security log is kept longer, so it knows. */
const newMs = 7 * dayMs;

/** The last step of every log-in: writes the security log, mails the owner when the browser is new, and marks the browser as known. */
export async function finishLogIn(parts: AccountParts, account: Account, asker: Asker): Promise<LoggedIn> {
  const { store, record, browsers, mails, clock, wake } = parts;
  const { origin, remoteAddress, userAgent } = asker;
  const facts = { at: clock(), device: deviceOf(userAgent), network: networkOf(remoteAddress) };
  // At the first log-in no browser can be known yet.
  const isFirst = account.createdAt > clock() - newMs && !(await (await store()).securityLog.hasEntered(account.id));
  const isKnown = isFirst || browsers.isKnown(asker.known, account);
  const messages = isKnown ? [] : [mails.newDevice(account, origin, facts)];
  if (await record(account.id, 'login', asker, { messages })) wake();
  return loggedIn(parts, account, asker);
}

/** A pass for the account, and the mark that makes its browser known. */
export const loggedIn = ({ browsers, stamps }: AccountParts, account: Account, asker: Asker): LoggedIn => ({
  kind: 'pass',
  pass: { account: account.id, stamp: stamps.of(account) },
  known: browsers.withMarkOf(asker.known, account),
  name: account.userName,
});
