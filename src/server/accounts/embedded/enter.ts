// What every way in ends with: the log, word to the owner when the browser is a new one, and the mark by which it is known from then on.
import { isLocaleCode } from '../../../shared/i18n/locales.ts';
import type { Account } from '../../store/accounts.ts';
import type { Asker, LoggedIn } from '../AccountService.ts';
import { networkOf } from '../networkOf.ts';
import { resetHref } from '../resetHref.ts';
import { hours, type AccountParts } from './AccountParts.ts';
import { deviceOf } from './deviceOf.ts';

/** So long his first log-in is expected; the log of log-ins is kept for longer. */
const newMs = 7 * 24 * hours;

export async function enter(
  { store, record, browsers, mails, clock, wake }: AccountParts,
  account: Account,
  asker: Asker,
): Promise<LoggedIn> {
  const { origin, remoteAddress, userAgent } = asker;
  // His own language: whoever logs in may choose any.
  const locale = isLocaleCode(account.locale) ? account.locale : asker.locale;
  const facts = {
    at: clock(),
    device: deviceOf(userAgent),
    network: networkOf(remoteAddress),
    page: origin + resetHref(locale),
  };
  // Who has just registered has no browser yet that could be known.
  const isFirst = account.createdAt > clock() - newMs && !(await (await store()).securityLog.hasEntered(account.id));
  const isKnown = isFirst || browsers.isKnown(asker.known, account);
  const messages = isKnown ? [] : [mails.newDevice(account.email, locale, facts)];
  if (await record(account.id, 'login', asker, { messages })) wake();
  return { kind: 'pass', pass: { account: account.id }, known: browsers.withMarkOf(asker.known, account) };
}
