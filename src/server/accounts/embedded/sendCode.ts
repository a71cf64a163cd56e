// Sends a six-digit code by mail or SMS, at most once a minute. The answer is the same whether or not the mailbox has an account.
import type { Account } from '../../store/accounts.ts';
import { newLinkId } from '../../store/accountLinks.ts';
import type { CodeMessage } from '../../store/accountCodes.ts';
import { tooMany, type Asker, type CodeSent, type CodeRequest, type Refusal } from '../AccountService.ts';
import { shownAddress } from '../../messages/shownAddress.ts';
import type { Receiver } from './accountMails.ts';
import type { AccountParts } from './AccountParts.ts';
import { messagesTo, smsCosts, refusedFor } from './counts.ts';
import { minuteMs } from '../../../shared/i18n/times.ts';

const codeLifetimeMs = 10 * minuteMs;
const resendSeconds = 60;

const dialled = (number: string): string => number.replace(/[^\d+]/g, '');

/** An SMS to `number`, or a mail without one. */
type Way = { account: string; number?: string };

/** SMS go only to a verified number, or to the number of a registration, which the code then verifies. */
function wayTo(account: Account | undefined, { purpose, method }: CodeRequest): Way | undefined {
  if (!account || account.disabled) return undefined;
  if (method === 'email') return { account: account.id };
  const mayUse = purpose === 'activate' ? !account.activated : account.phoneVerified;
  return mayUse && account.mobile ? { account: account.id, number: account.mobile } : undefined;
}

/** A mail for a new password also has a link, so that a reader on another device need not type the code. */
function messageFor(
  { mails, clock }: AccountParts,
  { purpose }: CodeRequest,
  { origin }: Asker,
  { code, to, way }: { code: string; to: Receiver; way: Way | undefined },
): CodeMessage {
  if (way?.number) return { messages: [mails.codeBySms(dialled(way.number), to, code)] };
  if (purpose === 'activate') return { messages: [mails.code(to, code)] };
  const id = newLinkId();
  const link = { id, kind: 'reset', account: way?.account, expiresAt: clock() + codeLifetimeMs } as const;
  return { messages: [mails.reset(to, origin, { code, link: id })], link };
}

export async function sendCode(parts: AccountParts, asked: CodeRequest, asker: Asker): Promise<CodeSent | Refusal> {
  const { accounts } = await parts.store();
  const account = await accounts.byEmail(asked.email);
  return sendCodeTo(parts, asked, asker, {
    to: account ?? { email: asked.email, locale: asker.locale },
    way: wayTo(account, asked),
    isKnown: parts.browsers.isKnown(asker.known, account),
  });
}

/** Without a way no message is sent, but the answer and the time it takes are the same. `isKnown`: see `messagesTo`. */
export async function sendCodeTo(
  parts: AccountParts,
  asked: CodeRequest,
  asker: Asker,
  { to, way, isKnown }: { to: Receiver; way: Way | undefined; isKnown: boolean },
): Promise<CodeSent | Refusal> {
  const { limits, codes, clock } = parts;
  const { purpose } = asked;
  const wait = await limits.messages.take({ address: asker.remoteAddress });
  if (wait !== undefined) return tooMany(wait);
  const { accountCodes } = await parts.store();
  const code = codes.make();
  const receiver = codes.receiver(to.email, asked.method);
  // Made in any case, so that timing reveals nothing; sent only where there is a way.
  const message = messageFor(parts, asked, asker, { code, to, way });
  const { waitMs, isSpent, held } = await accountCodes.send(
    {
      receiver,
      purpose,
      ...way,
      hash: codes.hash(way?.account ?? receiver, purpose, code),
      expiresAt: clock() + codeLifetimeMs,
    },
    way && message,
    messagesTo(receiver, purpose, isKnown),
    way?.number ? smsCosts(way.number, codes.receiver(dialled(way.number), 'sms'), parts.sms) : [],
  );
  if (held) parts.log.warn('sms.held', { count: held.key.split(' ')[1] });
  if (isSpent) return refusedFor(waitMs);
  if (waitMs === 0) parts.wake();
  // Too early is no fault: the code that was sent before is still valid.
  return {
    kind: 'codeSent',
    to: shownAddress(asked.email),
    seconds: waitMs === 0 ? resendSeconds : Math.ceil(waitMs / 1000),
  };
}
