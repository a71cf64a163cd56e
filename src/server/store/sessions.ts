// Sessions: found by the hash of the id in the cookie, listed and ended by account.
import { createHash } from 'node:crypto';
import type { SessionData } from 'express-session';
import { readJson } from '../ops/readJson.ts';
import type { Change, Database } from './schema.ts';
import { writeTold, type SecurityNews } from './securityLog.ts';
import { dayMs } from '../../shared/i18n/times.ts';

type KeptSession = { data: Record<string, unknown>; expiresAt: number };
type NewSession = KeptSession & { account: string | undefined; agent: string };
type ListedSession = { hash: string; agent: string; createdAt: number; seenAt: number };

/** Longest life of a session since the log-in, however often it is used. */
const mostMs = 30 * dayMs;

/** Name of the value in a session's data that ends before the session does, at its own `until`. */
const brief = 'freshCodes' satisfies keyof SessionData;

export const sessionHash = (id: string): string => createHash('sha256').update(`session ${id}`).digest('base64url');

/** After a new password, and when an account is disabled. */
export async function endSessions(change: Change, account: string): Promise<void> {
  await change.deleteFrom('sessions').where('account', '=', account).execute();
}

export function sessionsRepository(db: Database, clock: () => number) {
  const alive = () =>
    db
      .selectFrom('sessions')
      .where('expires_at', '>', clock())
      .where('created_at', '>', clock() - mostMs);

  const rowOf = ({ account, data, agent, expiresAt }: NewSession) => ({
    account: account ?? null,
    data: JSON.stringify(data),
    agent: agent.slice(0, 300),
    seen_at: clock(),
    expires_at: expiresAt,
  });

  return {
    async read(id: string): Promise<KeptSession | undefined> {
      const row = await alive().selectAll().where('hash', '=', sessionHash(id)).executeTakeFirst();
      return row && { data: readJson<Record<string, unknown>>(row.data, () => ({})), expiresAt: row.expires_at };
    },

    async write(id: string, session: NewSession): Promise<void> {
      const row = rowOf(session);
      await db
        .insertInto('sessions')
        .values({ hash: sessionHash(id), created_at: row.seen_at, ...row })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet(row))
        .execute();
    },

    /** Does not bring back a session that has been ended. */
    async change(id: string, session: NewSession): Promise<void> {
      await db.updateTable('sessions').set(rowOf(session)).where('hash', '=', sessionHash(id)).execute();
    },

    async touch(id: string, expiresAt: number): Promise<void> {
      await db
        .updateTable('sessions')
        .set({ seen_at: clock(), expires_at: expiresAt })
        .where('hash', '=', sessionHash(id))
        .execute();
    },

    async end(id: string): Promise<void> {
      await db.deleteFrom('sessions').where('hash', '=', sessionHash(id)).execute();
    },

    async listOf(account: string): Promise<ListedSession[]> {
      const rows = await alive().selectAll().where('account', '=', account).orderBy('seen_at', 'desc').execute();
      return rows.map(({ hash, agent, created_at, seen_at }) => ({
        hash,
        agent,
        createdAt: created_at,
        seenAt: seen_at,
      }));
    },

    /** Only sessions of this account. `toldOf` gets the number of those that have ended. */
    endListed: (account: string, hashes: readonly string[], toldOf: (ended: number) => SecurityNews): Promise<number> =>
      db.transaction().execute(async (change) => {
        if (hashes.length === 0) return 0;
        const own = change.deleteFrom('sessions').where('account', '=', account).where('hash', 'in', hashes);
        const ended = Number((await own.executeTakeFirst()).numDeletedRows);
        await writeTold(change, toldOf(ended), clock());
        return ended;
      }),

    /** All sessions of one account, or of all accounts. */
    async endAll(account?: string): Promise<void> {
      await db
        .deleteFrom('sessions')
        .$if(account !== undefined, (query) => query.where('account', '=', account ?? ''))
        .execute();
    },

    /** Also takes what is kept for minutes out of sessions that live on: nobody may come back for it. */
    async sweep(): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where((row) => row.or([row('expires_at', '<=', clock()), row('created_at', '<=', clock() - mostMs)]))
        .execute();
      const holding = await db
        .selectFrom('sessions')
        .select(['hash', 'data'])
        .where('data', 'like', `%"${brief}":%`)
        .execute();
      for (const { hash, data } of holding) {
        const { [brief]: kept, ...lasting } = readJson<Record<string, unknown>>(data, () => ({}));
        const { until = 0 } = (kept as SessionData[typeof brief]) ?? {};
        if (until > clock()) continue;
        // Not over what a request has written meanwhile.
        const own = db.updateTable('sessions').set({ data: JSON.stringify(lasting) });
        await own.where('hash', '=', hash).where('data', '=', data).execute();
      }
    },
  };
}
