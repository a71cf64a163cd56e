// Logs in by e-mail or user name. Every wrong pair gets the same answer after the same time, and guesses are limited.
import { wholeForm } from '../../../shared/forms/Form.ts';
import { loginKey, type Account } from '../../store/accounts.ts';
import { refused, type Asker, type LoggedIn, type Refusal } from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';
import { deviceOf, networkOf } from './deviceAndNetwork.ts';
import { tryPassword } from './guessing.ts';
import { dayMs } from '../../../shared/i18n/times.ts';

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
  return account && result === 'right' ? refused(wholeForm, 'emailUnverified') : refused('form', 'loginFailed');
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
