// Logs in by e-mail or user name: one answer for every wrong pair, after the same time, and slower for who guesses.
import { wholeForm } from '../../../shared/forms/Form.ts';
import type { Account } from '../../store/accounts.ts';
import { refused, type Asker, type LoggedIn, type Refusal } from '../AccountService.ts';
import { networkOf } from '../networkOf.ts';
import type { AccountParts } from './AccountParts.ts';
import { hours } from './counts.ts';
import { deviceOf } from './deviceOf.ts';
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

/** So long his first log-in is expected; the log of log-ins is kept for longer. */
const newMs = 7 * 24 * hours;

/** What every way in ends with: the log, word to the owner when the browser is a new one, and the mark by which it is known from then on. */
export async function enter(parts: AccountParts, account: Account, asker: Asker): Promise<LoggedIn> {
  const { store, record, browsers, mails, clock, wake } = parts;
  const { origin, remoteAddress, userAgent } = asker;
  const facts = { at: clock(), device: deviceOf(userAgent), network: networkOf(remoteAddress) };
  // Who has just registered has no browser yet that could be known.
  const isFirst = account.createdAt > clock() - newMs && !(await (await store()).securityLog.hasEntered(account.id));
  const isKnown = isFirst || browsers.isKnown(asker.known, account);
  const messages = isKnown ? [] : [mails.newDevice(account, origin, facts)];
  if (await record(account.id, 'login', asker, { messages })) wake();
  return entered(parts, account, asker);
}

/** A session of the account, and the mark by which its browser is known. */
export const entered = ({ browsers, stamps }: AccountParts, account: Account, asker: Asker): LoggedIn => ({
  kind: 'pass',
  pass: { account: account.id, stamp: stamps.of(account) },
  known: browsers.withMarkOf(asker.known, account),
  name: account.userName,
});
