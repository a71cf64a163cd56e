// The mail with which an account is verified, to whom registers and to whom asks for it again; its link is good for a day.
import { newLinkId } from '../../store/accountLinks.ts';
import type { Account, LinkMail } from '../../store/accounts.ts';
import type { Store } from '../../store/openStore.ts';
import type { AccountMails, Receiver } from './accountMails.ts';
import { hours } from './counts.ts';

type Sender = { mails: AccountMails; clock: () => number; origin: string };

const linkLifetimeMs = 24 * hours;

export function verification(to: Receiver, { mails, clock, origin }: Sender): LinkMail {
  const id = newLinkId();
  return {
    id,
    expiresAt: clock() + linkLifetimeMs,
    messages: [mails.verify(to, origin, id)],
  };
}

/** The link that was sent before is void. */
export const sendVerification = ({ accounts }: Store, account: Account, sender: Sender): Promise<void> =>
  accounts.sendLink({ kind: 'verify', account: account.id }, verification(account, sender));
