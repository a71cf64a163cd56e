// Passkeys of accounts, and the challenges they are asked to sign: each is taken once.
import { enqueue, type NewMessage } from './outbox.ts';
import { readJson } from './readJson.ts';
import type { Database } from './schema.ts';

export type Passkey = {
  /** As the browser names it, base64url. */
  id: string;
  account: string;
  /** The host that it was made for, and works on. */
  site: string;
  /** COSE, base64url. */
  publicKey: string;
  /** How often it has signed, as far as it counts; a copy of it would lag behind. */
  counter: number;
  transports: readonly string[];
  /** What the browser that made it calls itself. */
  agent: string;
  createdAt: number;
  usedAt: number | undefined;
};

/** `account`: who adds a passkey; undefined for who logs in by one. */
export type Challenge = { challenge: string; account?: string; expiresAt: number };

const mostOfOne = 20;

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

    /** False when it is there already, or there are more than anybody needs. The message to its owner is written with it. */
    async add(passkey: Omit<Passkey, 'createdAt' | 'usedAt'>, messages: readonly NewMessage[]): Promise<boolean> {
      const { publicKey, transports, agent, ...row } = passkey;
      return db.transaction().execute(async (change) => {
        const known = await change.selectFrom('passkeys').select('id').where('account', '=', row.account).execute();
        if (known.length >= mostOfOne) return false;
        const result = await change
          .insertInto('passkeys')
          .values({
            ...row,
            public_key: publicKey,
            transports: JSON.stringify(transports),
            agent: agent.slice(0, 300),
            created_at: clock(),
            used_at: null,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (result.numInsertedOrUpdatedRows !== 1n) return false;
        await enqueue(change, messages, clock());
        return true;
      });
    },

    /** False when another use has counted as far meanwhile: one of the two is a copy. Some keys never count. */
    async use(id: string, counter: number): Promise<boolean> {
      const result = await db
        .updateTable('passkeys')
        .set({ counter, used_at: clock() })
        .where('id', '=', id)
        .where('counter', counter === 0 ? '=' : '<', counter)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    /** One of the account's own; others' are out of reach. */
    async remove(account: string, id: string): Promise<boolean> {
      const own = db.deleteFrom('passkeys').where('account', '=', account).where('id', '=', id);
      return (await own.executeTakeFirst()).numDeletedRows === 1n;
    },

    async ask({ challenge, account, expiresAt }: Challenge): Promise<void> {
      const row = { challenge, account: account ?? null, expires_at: expiresAt };
      await db.insertInto('passkey_challenges').values(row).execute();
    },

    /** True for exactly one of all who come with it, in time and for whom it was made. */
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
