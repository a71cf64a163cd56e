// Opens what the site needs for accounts: its human check, its sessions, and the service that keeps the accounts.
import type { Config } from '../config.ts';
import type { HumanCheck } from '../check/HumanCheck.ts';
import type { FormParts } from '../forms/FormParts.ts';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/openStore.ts';
import type { AccountService } from './AccountService.ts';
import { embeddedAccounts } from './embedded/embeddedAccounts.ts';
import { keyFor } from './keyFor.ts';
import { vouching, type Vouching } from './vouching.ts';
import { SessionStore } from './sessionStore.ts';

export type Accounts = {
  service: AccountService;
  check: HumanCheck;
  /** Rejects with a StoreError while there is none. */
  store: () => Promise<Store>;
  sessions: SessionStore;
  sessionSecret: string;
  /** Of sites that ask us; undefined where none may. */
  vouching: Vouching | undefined;
  log: Log;
};

type Settings = Pick<Config, 'API_BASE' | 'API_SECRET' | 'URL_DOMAIN' | 'CONSOLE_URL'>;

async function serviceOf(forms: FormParts, settings: Settings): Promise<AccountService> {
  const { API_BASE: base, API_SECRET: apiSecret, URL_DOMAIN: urlDomain, CONSOLE_URL: consoleUrl } = settings;
  if (base === '') return embeddedAccounts(forms, consoleUrl);
  const { secret, origin, log } = forms;
  if (apiSecret === '')
    log.warn('accounts.unsigned', { warning: 'API_SECRET is empty: to the back end all visitors are one' });
  const { remoteAccounts } = await import(
    /* webpackMode: "lazy", webpackChunkName: "remote" */ './remote/remoteAccounts.ts'
  );
  return remoteAccounts({ base, urlDomain, apiSecret, secret, origin, log });
}

export async function openAccounts(forms: FormParts, settings: Settings): Promise<Accounts> {
  const { store, check, secret, clock, log } = forms;
  return {
    service: await serviceOf(forms, settings),
    check,
    store,
    sessions: new SessionStore(store, clock),
    sessionSecret: keyFor(secret, 'sessions').toString('base64url'),
    vouching: settings.API_SECRET === '' ? undefined : vouching(settings.API_SECRET),
    log,
  };
}
