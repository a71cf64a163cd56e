// Passkeys of accounts, and the challenges that they sign, each of which works once.
import { readJson } from '../ops/readJson.ts';
import { isStillUnder } from './accountProofs.ts';
import type { Change, Database } from './schema.ts';
import { writeTold, type SecurityNews } from './securityLog.ts';
import { takeTurn } from './turns.ts';

export type Passkey = {
  /** As the browser names it, base64url. */
  id: string;
  account: string;
  /** The host that it was made for, and works on. */
  site: string;
  /** COSE, base64url. */
  publicKey: string;
  /** How often it has signed, if it counts that; a copy of the key would lag behind. */
  counter: number;
  transports: readonly string[];
  /** User-Agent of the browser that made it. */
  agent: string;
  createdAt: number;
  usedAt: number | undefined;
};

/** `account`: the one that adds a passkey; undefined at log-in. */
export type Challenge = { challenge: string; account?: string; expiresAt: number };

const mostOfOne = 20;

/** Only passkeys of this account. The number of those that are gone. */
export async function removePasskeys(change: Change, account: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const own = change.deleteFrom('passkeys').where('account', '=', account).where('id', 'in', ids);
  return Number((await own.executeTakeFirst()).numDeletedRows);
}

export function passkeysRepository(db: Database, clock: () => number) {
  const rowsOf = (column: 'id' | 'account', value: string) =>
    db.selectFrom('passkeys').selectAll().where(column, '=', value).orderBy('created_at').execute();
  const read = async (column: 'id' | 'account', value: string): Promise<Passkey[]> =>
    (await rowsOf(column, value)).map(({ public_key, transports, created_at, used_at, ...row }) => ({
      ...row,
      publicKey: public_key,
      transports: readJson<string[]>(transports, () => []),
      createdAt: created_at,
      usedAt: used_at ?? undefined,
    }));

  return {
    listOf: (account: string) => read('account', account),
    find: async (id: string): Promise<Passkey | undefined> => (await read('id', id))[0],

    /** False when it exists already, or the account has too many, or another password than when it was asked for. */
    async add(passkey: Omit<Passkey, 'createdAt' | 'usedAt'>, password: string, told: SecurityNews): Promise<boolean> {
      const { publicKey, transports, agent, ...row } = passkey;
      // One time for key and event: “this was not me” ticks the keys added since the event.
      const now = clock();
      return db.transaction().execute(async (change) => {
        await takeTurn(change, `passkeys ${row.account}`, now);
        if (!(await isStillUnder(change, row.account, password))) return false;
        const known = await change.selectFrom('passkeys').select('id').where('account', '=', row.account).execute();
        if (known.length >= mostOfOne) return false;
        const result = await change
          .insertInto('passkeys')
          .values({
            ...row,
            public_key: publicKey,
            transports: JSON.stringify(transports),
            agent: agent.slice(0, 300),
            created_at: now,
            used_at: null,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (result.numInsertedOrUpdatedRows !== 1n) return false;
        await writeTold(change, told, now);
        return true;
      });
    },

    /** False when another use has already reached this counter: one of the two keys is a copy. Some keys never count. */
    async use(id: string, counter: number): Promise<boolean> {
      const result = await db
        .updateTable('passkeys')
        .set({ counter, used_at: clock() })
        .where('id', '=', id)
        .where('counter', counter === 0 ? '=' : '<', counter)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    /** Only a passkey of this account. */
    remove: (account: string, id: string, told: SecurityNews): Promise<boolean> =>
      db.transaction().execute(async (change) => {
        const isGone = (await removePasskeys(change, account, [id])) === 1;
        if (isGone) await writeTold(change, told, clock());
        return isGone;
      }),

    async ask({ challenge, account, expiresAt }: Challenge): Promise<void> {
      const row = { challenge, account: account ?? null, expires_at: expiresAt };
      await db.insertInto('passkey_challenges').values(row).execute();
    },

    /** True for exactly one use, in time and for the account that it was made for. */
    async takeChallenge(challenge: string, account: string | undefined): Promise<boolean> {
      const taken = await db
        .deleteFrom('passkey_challenges')
        .where('challenge', '=', challenge)
        .returning(['account', 'expires_at'])
        .executeTakeFirst();
      return taken !== undefined && taken.expires_at > clock() && taken.account === (account ?? null);
    },

    async sweep(): Promise<void> {
      await db.deleteFrom('passkey_challenges').where('expires_at', '<=', clock()).execute();
    },
  };
}
