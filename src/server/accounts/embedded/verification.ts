// The mail with which an account is verified, to whom registers and to whom asks for it again; its link is good for a day.
import type { LocaleCode } from '../../../shared/i18n/locales.ts';
import { pathOf } from '../../../shared/pages/addresses.ts';
import { newLinkId } from '../../store/accountLinks.ts';
import type { Account, LinkMail } from '../../store/accounts.ts';
import type { Store } from '../../store/openStore.ts';
import type { AccountMails } from './accountMails.ts';
import { hours } from './counts.ts';

type Sender = { mails: AccountMails; clock: () => number; locale: LocaleCode; origin: string };

const linkLifetimeMs = 24 * hours;

/** Where an opaque link stands: at the origin of the site that sends it, in the language of its reader. */
export const linkAddress = (origin: string, locale: LocaleCode, id: string): string =>
  origin + pathOf('hash', locale, { hash: id });

export function verification(email: string, { mails, clock, locale, origin }: Sender): LinkMail {
  const id = newLinkId();
  return {
    id,
    expiresAt: clock() + linkLifetimeMs,
    messages: [mails.verify(email, locale, linkAddress(origin, locale, id))],
  };
}

/** The link that was sent before is void. */
export const sendVerification = ({ accounts }: Store, { id, email }: Account, sender: Sender): Promise<void> =>
  accounts.sendLink({ kind: 'verify', account: id }, verification(email, sender));
