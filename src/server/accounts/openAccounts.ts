// Opens what accounts need, over what forms have opened: store, human check, texts and outbox are the same.
import type { FormParts } from '../forms/FormParts.ts';
import type { AccountParts } from './AccountParts.ts';
import { accountMails } from './accountMails.ts';
import { consoleTickets } from './consoleTicket.ts';
import { openLimits } from './limits.ts';
import { openPasswords } from './passwords.ts';
import { codesOf, keyFor } from './secrets.ts';
import { SessionStore } from './sessionStore.ts';

export type Accounts = { parts: AccountParts; sessions: SessionStore; sessionSecret: string };

export function openAccounts(forms: FormParts, consoleUrl: string): Accounts {
  const { store, check, secret, textsOf, from, clock, log, wake } = forms;
  return {
    parts: {
      store,
      check,
      passwords: openPasswords(),
      codes: codesOf(secret),
      mails: accountMails({ textsOf, from }),
      limits: openLimits(log),
      tickets: consoleTickets(secret, consoleUrl, clock),
      clock,
      log,
      wake,
    },
    sessions: new SessionStore(store, clock),
    sessionSecret: keyFor(secret, 'sessions').toString('base64url'),
  };
}
