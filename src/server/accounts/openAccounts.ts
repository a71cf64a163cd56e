// Opens what the site needs for accounts: its human check, its sessions, and the service that keeps the accounts.
import type { Config } from '../config.ts';
import type { HumanCheck } from '../forms/human/HumanCheck.ts';
import type { FormParts } from '../forms/FormParts.ts';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/openStore.ts';
import type { Secrets } from '../secrets.ts';
import type { AccountService, Pass } from './AccountService.ts';
import { embeddedAccounts } from './embedded/embeddedAccounts.ts';
import { freshCodes, type FreshCodes } from './sealing.ts';
import { vouching, type Vouching } from '../http/vouching.ts';
import { Store as BaseStore, type SessionData } from 'express-session';
import { dayMs } from '../../shared/i18n/times.ts';

declare module 'express-session' {
  interface SessionData {
    /** Set while logged in. */
    pass?: Pass;
    /** Set after the password, until the second factor is given. */
    half?: Pass;
    /** Recovery codes that were made in the last ten minutes. */
    freshCodes?: { sealed: string; until: number };
    /** User name, for the header. */
    name?: string;
    /** Names that the account had earlier in this session: of pages that are still open. */
    formerNames?: string[];
    /** User-Agent at log-in. */
    agent?: string;
    /** The session was in the table when the request began: if it has been ended since, it is not written again. */
    kept?: boolean;
  }
}

type Done = (error?: unknown) => void;

const lifetimeMs = 7 * dayMs;

/** Keeps the sessions of express-session in our database, by the hash of their id. */
export class SessionStore extends BaseStore {
  readonly #store: () => Promise<Store>;
  readonly #clock: () => number;

  constructor(store: () => Promise<Store>, clock: () => number) {
    super();
    this.#store = store;
    this.#clock = clock;
  }

  #expiry = ({ cookie }: SessionData): number => cookie.expires?.valueOf() ?? this.#clock() + lifetimeMs;

  #run<T>(work: (store: Store) => Promise<T>, done: (error: unknown, result?: T) => void): void {
    this.#store()
      .then(work)
      .then((result) => done(null, result), done);
  }

  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.#run(async ({ sessions }) => {
      const data = (await sessions.read(id))?.data as SessionData | undefined;
      return data ? { ...data, kept: true } : null;
    }, done);
  }

  override set(id: string, session: SessionData, done: Done = () => undefined): void {
    const { pass, agent = '', kept: isKept = false } = session;
    this.#run(({ sessions }) => {
      const { account } = pass ?? {};
      const row = { data: { ...session }, account, agent, expiresAt: this.#expiry(session) };
      return isKept ? sessions.change(id, row) : sessions.write(id, row);
    }, done);
  }

  override destroy(id: string, done: Done = () => undefined): void {
    this.#run(({ sessions }) => sessions.end(id), done);
  }

  override touch(id: string, session: SessionData, done: Done = () => undefined): void {
    this.#run(({ sessions }) => sessions.touch(id, this.#expiry(session)), done);
  }
}

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

async function serviceOf(formParts: FormParts, settings: Settings): Promise<AccountService> {
  const { API_BASE: base, API_SECRET: apiSecret, URL_DOMAIN: urlDomain, CONSOLE_URL: consoleUrl } = settings;
  if (base === '') {
    const { SMS_PER_NUMBER: number, SMS_PER_COUNTRY: country, SMS_PER_DAY: day } = settings;
    return embeddedAccounts(formParts, { consoleUrl, sms: { number, country, day } });
  }
  const { secrets, origin, log } = formParts;
  if (apiSecret.length === 0)
    log.warn('accounts.unsigned', { warning: 'API_SECRET is empty: to the back end all visitors are one' });
  const { remoteAccounts } = await import(
    /* webpackMode: "lazy", webpackChunkName: "remote" */ './remote/remoteAccounts.ts'
  );
  return remoteAccounts({ base, urlDomain, apiSecret, secrets, origin, log });
}

export async function openAccounts(formParts: FormParts, settings: Settings): Promise<Accounts> {
  const { store, check, secrets, clock, log } = formParts;
  return {
    service: await serviceOf(formParts, settings),
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
