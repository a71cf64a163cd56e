// Opens what the site needs for accounts: its human check, its sessions, and the service that keeps the accounts.
import type { Config } from '../config.ts';
import type { HumanCheck } from '../forms/human/HumanCheck.ts';
import type { FormParts } from '../forms/FormParts.ts';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/openStore.ts';
import type { Secrets } from '../secrets.ts';
import type { AccountService } from './AccountService.ts';
import { embeddedAccounts } from './embedded/embeddedAccounts.ts';
import { freshCodes, type FreshCodes } from './freshCodes.ts';
import { vouching, type Vouching } from '../http/vouching.ts';
import { SessionStore } from './SessionStore.ts';

export type Accounts = {
  service: AccountService;
  check: HumanCheck;
  secrets: Secrets;
  /** Rejects with a NeighbourFault while the database does not answer. */
  store: () => Promise<Store>;
  sessions: SessionStore;
  /** The first signs cookies; all verify them. */
  sessionKeys: string[];
  freshCodes: FreshCodes;
  /** Checks requests of trusted sites; undefined without API_SECRET. */
  vouching: Vouching<'accounts'> | undefined;
  log: Log;
};

type Settings = Pick<
  Config,
  'API_BASE' | 'API_SECRET' | 'URL_DOMAIN' | 'CONSOLE_URL' | 'SMS_PER_NUMBER' | 'SMS_PER_COUNTRY' | 'SMS_PER_DAY'
>;

async function serviceOf(backOffice: FormParts, settings: Settings): Promise<AccountService> {
  const { API_BASE: base, API_SECRET: apiSecret, URL_DOMAIN: urlDomain, CONSOLE_URL: consoleUrl } = settings;
  if (base === '') {
    const { SMS_PER_NUMBER: number, SMS_PER_COUNTRY: country, SMS_PER_DAY: day } = settings;
    return embeddedAccounts(backOffice, { consoleUrl, sms: { number, country, day } });
  }
  const { secrets, origin, log } = backOffice;
  if (apiSecret.length === 0)
    log.warn('accounts.unsigned', { warning: 'API_SECRET is empty: to the back end all visitors are one' });
  const { remoteAccounts } = await import(
    /* webpackMode: "lazy", webpackChunkName: "remote" */ './remote/remoteAccounts.ts'
  );
  return remoteAccounts({ base, urlDomain, apiSecret, secrets, origin, log });
}

export async function openAccounts(backOffice: FormParts, settings: Settings): Promise<Accounts> {
  const { store, check, secrets, clock, log } = backOffice;
  return {
    service: await serviceOf(backOffice, settings),
    check,
    secrets,
    store,
    sessions: new SessionStore(store, clock),
    sessionKeys: secrets.keys('sessions').map((key) => key.toString('base64url')),
    freshCodes: freshCodes(secrets, clock),
    vouching: vouching(settings.API_SECRET, 'accounts'),
    log,
  };
}
