// Keeps the sessions of express-session in our database, by the hash of their id.
import { Store as BaseStore, type SessionData } from 'express-session';
import { dayMs } from '../../shared/i18n/times.ts';
import type { Store } from '../store/openStore.ts';
import type { Pass } from './AccountService.ts';

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
