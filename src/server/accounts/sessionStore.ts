// Keeps express-session's sessions in our own database, by the hash of their id.
import { Store as BaseStore, type SessionData } from 'express-session';
import type { Store } from '../store/openStore.ts';
import type { Pass } from './AccountService.ts';

declare module 'express-session' {
  interface SessionData {
    /** Of who is logged in. */
    pass?: Pass;
    /** Of who has typed his password, and is asked for his second factor. */
    half?: Pass;
    /** Recovery codes that were made and not yet shown, sealed. */
    freshCodes?: string;
    /** The account's, as the header shows it. */
    name?: string;
    /** What the browser calls itself. */
    agent?: string;
    /** It was in the table when its request came: should it have been ended since, nothing brings it back. */
    kept?: boolean;
  }
}

type Done = (error?: unknown) => void;

const lifetimeMs = 7 * 24 * 60 * 60_000;

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
