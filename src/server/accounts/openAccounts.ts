// Opens what the site needs for accounts: its human check, its sessions, and the service that keeps the accounts.
import type { HumanCheck } from '../check/HumanCheck.ts';
import type { FormParts } from '../forms/FormParts.ts';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/openStore.ts';
import type { AccountService } from './AccountService.ts';
import { embeddedAccounts } from './embedded/embeddedAccounts.ts';
import { keyFor } from './keyFor.ts';
import { SessionStore } from './sessionStore.ts';

export type Accounts = {
  service: AccountService;
  check: HumanCheck;
  /** Rejects with a StoreError while there is none. */
  store: () => Promise<Store>;
  sessions: SessionStore;
  sessionSecret: string;
  log: Log;
};

export function openAccounts(forms: FormParts, consoleUrl: string): Accounts {
  const { store, check, secret, clock, log } = forms;
  return {
    service: embeddedAccounts(forms, consoleUrl),
    check,
    store,
    sessions: new SessionStore(store, clock),
    sessionSecret: keyFor(secret, 'sessions').toString('base64url'),
    log,
  };
}
