// Changes the mailbox of an account: requested with the password, then agreed to by the readers of both mailboxes.
import { wholeForm } from '../../../shared/forms/Form.ts';
import type { Account } from '../../store/accounts.ts';
import { newLinkId } from '../../store/accountLinks.ts';
import type { Side } from '../../store/mailboxChanges.ts';
import {
  fine,
  linkRefusals,
  refused,
  type Asker,
  type Fine,
  type MailboxAnswer,
  type Refusal,
} from '../AccountService.ts';
import { shownAddress } from '../../messages/shownAddress.ts';
import type { AccountParts } from './AccountParts.ts';
import { mailboxRequests, messagesTo, refusedFor } from './counts.ts';
import { provePassword } from './logIn.ts';
import { linkLifetimeMs } from './accountMails.ts';

/** Only the reader of the new mailbox learns that it already has an account. */
export async function askMailbox(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  { email, password }: { email: string; password: string },
): Promise<Fine | Refusal> {
  const refusal = await provePassword(parts, account, asker, password, 'emailChanged');
  if (refusal) return refusal;
  const { accounts, counts, mailboxChanges: changes } = await parts.store();
  const owner = await accounts.byEmail(email);
  if (owner?.id === account.id) return refused('email', 'emailOwn');
  // The second one counts a mailbox with account as well: a refusal reveals nothing.
  const receiver = parts.codes.receiver(email, 'email');
  const full = await counts.takeAll([mailboxRequests(account.id), messagesTo(receiver, 'mailbox')]);
  if (full) return refusedFor(full.waitMs);
  const { mails, clock } = parts;
  const { origin } = asker;
  // An old mailbox that was never verified may be a stranger's, so its reader is not asked.
  const links = {
    ...(account.emailVerified && { old: newLinkId() }),
    ...(!owner && { new: newLinkId() }),
  };
  const to = { email, locale: account.locale };
  const messages = [
    ...(links.old
      ? [mails.mailbox('mailboxOld', account, origin, { mailbox: shownAddress(email), link: links.old })]
      : []),
    ...(links.new ? [mails.mailbox('mailboxNew', to, origin, { account: account.userName, link: links.new })] : []),
  ];
  const told = parts.told([], asker, owner ? [mails.notice('taken', owner, origin)] : []);
  const asked = { account: account.id, password: account.password, email, expiresAt: clock() + linkLifetimeMs };
  if (!(await changes.ask({ ...asked, links, messages, told }))) return refused('password', 'loginFailed');
  parts.wake();
  return fine;
}

const spent = refused(wholeForm, 'linkExpired');

/** Account of the link, or the refusal. */
async function ownerOf(
  parts: AccountParts,
  kind: 'mailboxOld' | 'mailboxNew',
  link: string,
): Promise<Account | Refusal> {
  const { accountLinks, accounts } = await parts.store();
  const found = await accountLinks.find(link);
  if (found?.kind !== kind || !found.account) return spent;
  if (found.state !== 'good') return refused(wholeForm, linkRefusals[found.state]);
  const account = await accounts.byId(found.account);
  return !account || account.disabled ? spent : account;
}

async function agree(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  { link, side }: { link: string; side: Side },
): Promise<MailboxAnswer | Refusal> {
  const { mailboxChanges: changes } = await parts.store();
  // Read before the link is used: another request in between voids the link.
  const pending = await changes.of(account.id);
  if (!pending) return spent;
  // Both mailboxes get the notice.
  const notices = [account, { ...account, email: pending.email }].map((to) =>
    parts.mails.notice('mailbox', to, asker.origin),
  );
  const told = parts.told([[account.id, 'emailChanged']], asker, notices);
  const state = await changes.agree(link, { account: account.id, side, told });
  if (!state) return spent;
  if (state === 'moved') parts.logAndSend(told);
  return { kind: 'mailbox', state };
}

/** By the link to the old mailbox, or from a session. */
async function keep(parts: AccountParts, account: Account, asker: Asker, link?: string): Promise<boolean> {
  const { mailboxChanges: changes } = await parts.store();
  const told = parts.told([[account.id, 'emailChanged', 'refused']], asker, []);
  const isKept = await changes.keep(account.id, told, link);
  if (isKept) parts.logAndSend(told);
  return isKept;
}

export async function answerOldMailbox(
  parts: AccountParts,
  { link, move }: { link: string; move: boolean },
  asker: Asker,
): Promise<MailboxAnswer | Refusal> {
  const account = await ownerOf(parts, 'mailboxOld', link);
  if ('kind' in account) return account;
  if (move) return agree(parts, account, asker, { link, side: 'old' });
  return (await keep(parts, account, asker, link)) ? { kind: 'mailbox', state: 'kept' } : spent;
}

/** Needs the password: a stranger could otherwise trick the reader into giving mailbox and enquiries to the stranger's account. */
export async function answerNewMailbox(
  parts: AccountParts,
  { link, password }: { link: string; password: string },
  asker: Asker,
): Promise<MailboxAnswer | Refusal> {
  const account = await ownerOf(parts, 'mailboxNew', link);
  if ('kind' in account) return account;
  const refusal = await provePassword(parts, account, asker, password, 'emailChanged');
  return refusal ?? agree(parts, account, asker, { link, side: 'new' });
}

export async function keepMailbox(parts: AccountParts, account: Account, asker: Asker): Promise<Fine> {
  await keep(parts, account, asker);
  return fine;
}
