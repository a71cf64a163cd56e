// Sends a six-digit code to the mailbox or phone of an account, once a minute, for activation or a new password.
import { newLinkId } from '../../store/accountLinks.ts';
import type { NewMessage } from '../../store/outbox.ts';
import { refused, tooMany, type Asker, type CodeSent, type CodeWish, type Refusal } from '../AccountService.ts';
import { minutes, type AccountParts } from './AccountParts.ts';
import { linkAddress } from './linkAddress.ts';
import { shownAddress } from '../shownAddress.ts';

const codeLifetimeMs = 10 * minutes;
const resendSeconds = 60;

/** Its country, and the three digits that its owner knows it by. */
export function shownMobile(mobile: string): string {
  const count = mobile.replace(/\D/g, '').length;
  let seen = 0;
  return mobile.replace(/\d/g, (digit) => {
    seen += 1;
    return seen <= 3 || seen > count - 3 ? digit : '•';
  });
}

export async function sendCode(
  parts: AccountParts,
  { purpose, email, method }: CodeWish,
  asker: Asker,
): Promise<CodeSent | Refusal> {
  const { limits, mails, codes, clock } = parts;
  const store = await parts.store();
  const account = await store.accounts.byEmail(email);
  if (!account || account.disabled) {
    // Code 14050 is told, after a human check, and not often.
    const wait = await limits.lookups.take(asker.remoteAddress);
    return wait === undefined ? refused('email', 'emailMissing') : tooMany(wait);
  }
  if (method === 'sms' && !account.mobile) return refused('method', 'noMobile');
  const wait = await limits.messages.take(asker.remoteAddress);
  if (wait !== undefined) return tooMany(wait);
  const code = codes.make();
  const { locale } = asker;
  const linkId = newLinkId();
  // A mail for a new password carries a link as well: who reads it on another device need not type.
  const byLink = purpose === 'reset' && method === 'email';
  const expiresAt = clock() + codeLifetimeMs;
  const message = (): NewMessage => {
    if (method === 'sms') return mails.codeBySms(account.mobile.replace(/[^\d+]/g, ''), locale, code);
    return byLink
      ? mails.reset(account.email, locale, { code, link: linkAddress(asker.origin, locale, linkId) })
      : mails.code(account.email, locale, code);
  };
  const waitMs = await store.accountCodes.send(
    { account: account.id, purpose, hash: codes.hash(account.id, purpose, code), expiresAt },
    [message()],
    byLink ? { id: linkId, kind: 'reset', account: account.id, expiresAt } : undefined,
  );
  if (waitMs === 0) parts.wake();
  const to = method === 'sms' ? shownMobile(account.mobile) : shownAddress(email);
  // Too early is no fault: the one that was sent still counts.
  return { kind: 'codeSent', to, seconds: waitMs === 0 ? resendSeconds : Math.ceil(waitMs / 1000) };
}
