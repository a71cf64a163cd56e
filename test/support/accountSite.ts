// Starts a site with accounts, and visitors who keep their cookies; reads sent messages from the outbox.
import type { Response } from 'supertest';
import { encoded, type Entries } from './formEntries.ts';
import type { Overrides } from './app.ts';
import { cookiesOf } from './client.ts';
import type { DatabaseName } from './databases.ts';
import { startFormSite, type FormSite } from './formSite.ts';

export type Visitor = {
  get: (path: string, accept?: string, more?: Record<string, string>) => Promise<Response>;
  post: (path: string, entries: Entries, accept?: string) => Promise<Response>;
  cookie: (name: string) => string | undefined;
};

export type AccountSite = FormSite & {
  visitor: () => Visitor;
  /** `to`: a mailbox, or a number for an SMS. */
  lastMail: (to: string) => Promise<string>;
  /** The link in an agent's invitation. */
  invite: (agent: string) => Promise<string>;
};

const html = 'text/html';
export const json = 'application/json';

/** Each visitor has their own address, so that the limits of one do not affect the next. */
let visitors = 0;

/** Where a site keeps its accounts: in its own store, or at a back end that shares a secret with it. */
export type AccountPlace = 'embedded' | 'remote';

declare global {
  /** Set in jest.config.json: the project `modes` runs the same suites with accounts kept elsewhere. */
  var areAccountsAway: boolean | undefined;
}

/** The places of this project, for `describe.each`. */
export const accountPlaces: readonly AccountPlace[] = globalThis.areAccountsAway ? ['remote'] : ['embedded'];
export type AccountKeeper = DatabaseName | 'a remote back end';
/** The same including PostgreSQL, which belongs to the project `modes`. */
export const accountKeepers: readonly AccountKeeper[] = globalThis.areAccountsAway
  ? ['PostgreSQL', 'a remote back end']
  : ['SQLite'];

export const apiSecret = 'shared by site and back end, and long enough';

/** `env` goes to the site that keeps the accounts; both sites have the same clock and content. */
export async function startAccountSite(
  { env = {}, ...overrides }: Overrides = {},
  place: AccountPlace = 'embedded',
): Promise<AccountSite> {
  const isRemote = place === 'remote';
  const keeper = await startFormSite({
    ...overrides,
    env: isRemote ? { CAPTCHA: 'on', API_SECRET: apiSecret, ...env } : { TRUST_PROXY: 'true', ...env },
  });
  const { clock, contentFolder } = overrides.replaced ?? {};
  const front = isRemote
    ? await startFormSite({
        env: { TRUST_PROXY: 'true', API_BASE: keeper.base, API_SECRET: apiSecret },
        replaced: { ...(clock && { clock }), ...(contentFolder && { contentFolder }) },
      })
    : keeper;
  /** The store that keeps the accounts: this site's, or its back end's. */
  const { inStore } = keeper;

  function visitor(): Visitor {
    const jar = new Map<string, string>();
    visitors += 1;
    const address = `192.0.2.${visitors % 250}`;
    const header = () => ({
      'X-Forwarded-For': address,
      Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    });
    function keep(response: Response): Response {
      for (const line of cookiesOf(response)) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    }
    return {
      get: async (path, accept = html, more = {}) =>
        keep(await front.get(path, { ...header(), Accept: accept, ...more })),
      post: async (path, entries, accept = html) =>
        keep(
          await front
            .post(path, { ...header(), Accept: accept })
            .type('form')
            .send(encoded(entries)),
        ),
      cookie: (name) => jar.get(name),
    };
  }

  return {
    ...front,
    inStore,
    visitor,
    async close() {
      if (isRemote) await front.close();
      await keeper.close();
    },
    invite: (agent) =>
      inStore(async ({ agents, accountLinks }) => {
        await agents.add(agent, 'Island Systems');
        return accountLinks.add({ kind: 'invite', agent, expiresAt: Date.now() + 60_000 });
      }),
    async lastMail(to) {
      const messages = await keeper.messages();
      const newest = messages.find(({ payload }) => (payload as { to?: string }).to === to);
      return (newest?.payload as { text?: string } | undefined)?.text ?? '';
    },
  };
}

/** Starts a site whose accounts are kept there. */
export async function startKeptSite(keeper: AccountKeeper, env: Record<string, string> = {}): Promise<AccountSite> {
  if (keeper === 'a remote back end') return startAccountSite({ env }, 'remote');
  if (keeper === 'SQLite') return startAccountSite({ env });
  // Not by databases.ts, which would load the store from source for every suite with accounts.
  const databaseUrl = await (await onceAWorker.postgres()).createDatabase();
  return startAccountSite({ env: { ...env, DATABASE_URL: databaseUrl } });
}

export const password = 'Harbour-2026';
/** Fields of a form for a new password. */
export const chosen = { password, confirm: password };
/** The password that replaces it. */
export const another = 'Quay-Lantern-77';
export const fresh = { password: another, confirm: another };

/** What a visitor with that name registers with. */
export const person = (userName: string) => ({
  userName,
  email: `${userName}@example.com`,
  agreement: 'yes',
  ...chosen,
});

/** Visitors who use the pages, as without script. */
export function visitorsOf(site: AccountSite) {
  /** Registered and verified. */
  async function registered(name: string): Promise<Visitor> {
    const visitor = site.visitor();
    await visitor.post('/en/register', person(name));
    await visitor.post(linkIn(await site.lastMail(`${name}@example.com`)), chosen);
    return visitor;
  }
  /** Logged in as well. */
  async function member(name: string): Promise<Visitor> {
    const visitor = await registered(name);
    await visitor.post('/en/login', { account: name, password });
    return visitor;
  }
  return { registered, member };
}

const callAt = (call: string) => `/webapi/account/${call}`;

/** Calls /webapi/account like a program. */
export const callAs = (visitor: Visitor, call: string, body: Record<string, string> = {}): Promise<Response> =>
  visitor.post(callAt(call), { language: 'en', ...body }, json);

/** Callers who use /webapi/account like programs. */
export function callersOf(site: AccountSite) {
  const someone = () => {
    const visitor = site.visitor();
    return {
      ...visitor,
      ask: (call: string, body: Record<string, string> = {}) => callAs(visitor, call, body),
      read: (call: string) => visitor.get(callAt(call), json),
    };
  };
  const mailed = async (name: string) => linkIdIn(await site.lastMail(`${name}@example.com`));
  /** A caller who is registered, verified and logged in. */
  async function member(name: string) {
    const visitor = someone();
    await visitor.ask('register', person(name));
    await visitor.ask('confirm', { link: await mailed(name), ...chosen });
    await visitor.ask('login', { account: name, password });
    return visitor;
  }
  return { someone, mailed, member };
}

/** The opaque link in a mail, as a path of the site. */
export const linkIn = (mail: string): string => /https?:\/\/[^/\s]+(\/[\w-]+\/[0-9a-f]{40})/.exec(mail)?.[1] ?? '';
/** Only the id of that link. */
export const linkIdIn = (mail: string): string => linkIn(mail).split('/').at(-1) ?? '';
export const codeIn = (mail: string): string => /(?<!\d)(\d{6})(?!\d)/.exec(mail)?.[1] ?? '';
/**
 * Whether a text says this code, otherwise than as the example in its field. Its digits stand by chance within hashes, times and
 * longer numbers, and as the number of a process in the log.
 */
export const saysCode = (text: string, code: string): boolean =>
  new RegExp(`(?<![\\w.,#-]|"pid":|placeholder=")${code}(?!\\w)`).test(text);
