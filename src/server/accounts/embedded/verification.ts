// The mail that verifies a mailbox, sent at registration and again on request; its link is valid for a day.
import { newLinkId } from '../../store/accountLinks.ts';
import type { Account, LinkMail } from '../../store/accounts.ts';
import type { Store } from '../../store/openStore.ts';
import type { AccountMails, Receiver } from './accountMails.ts';
import { dayMs } from '../../../shared/i18n/times.ts';

type Sender = { mails: AccountMails; clock: () => number; origin: string };

const linkLifetimeMs = dayMs;

export function verification(to: Receiver, { mails, clock, origin }: Sender): LinkMail {
  const id = newLinkId();
  return {
    id,
    expiresAt: clock() + linkLifetimeMs,
    messages: [mails.verify(to, origin, id)],
  };
}

/** Voids the link that was sent before. */
export const sendVerification = ({ accounts }: Store, account: Account, sender: Sender): Promise<void> =>
  accounts.sendLink({ kind: 'verify', account: account.id }, verification(account, sender));
