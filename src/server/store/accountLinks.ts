// Opaque links such as the one in a verification mail: stored as a hash, good once and until they expire.
import { createHash, randomBytes } from 'node:crypto';
import type { AccountLinkKind } from './accountTables.ts';
import type { Change, Database } from './schema.ts';

export type NewLink = { kind: AccountLinkKind; account?: string; agent?: string; expiresAt: number };

export type FoundLink = {
  kind: AccountLinkKind;
  account: string | undefined;
  agent: string | undefined;
  state: 'good' | 'used' | 'expired';
};

const linkBytes = 20;

/** Hexadecimal, as all opaque links of the site are. */
export const newLinkId = (): string => randomBytes(linkBytes).toString('hex');

/** Stored instead of the id. */
export const linkHash = (id: string): string => createHash('sha256').update(`link ${id}`).digest('base64url');

/** The time of use of a link that was never used and opens nothing any more, also after the clock is set back. */
const voided = 0;

/** The rows stay: whoever opens such a link is told what to do. */
export async function voidLinks(change: Change, account: string, kinds: readonly AccountLinkKind[]): Promise<void> {
  await change
    .updateTable('account_links')
    .set({ used_at: voided })
    .where('account', '=', account)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .execute();
}

/** Runs in the transaction that needs the link. The id itself is only in the message to its receiver. */
export async function addLink(change: Change, id: string, link: NewLink): Promise<void> {
  // A new link replaces earlier ones of its kind.
  if (link.account) await voidLinks(change, link.account, [link.kind]);
  await change
    .insertInto('account_links')
    .values({
      hash: linkHash(id),
      kind: link.kind,
      account: link.account ?? null,
      agent: link.agent ?? null,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute();
}

/** True for exactly one use, also among parallel ones. */
export async function useLink(change: Change, id: string, now: number): Promise<boolean> {
  const result = await change
    .updateTable('account_links')
    .set({ used_at: now })
    .where('hash', '=', linkHash(id))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export function linksRepository(db: Database, clock: () => number) {
  return {
    async add(link: NewLink): Promise<string> {
      const id = newLinkId();
      await db.transaction().execute((change) => addLink(change, id, link));
      return id;
    },

    async find(id: string): Promise<FoundLink | undefined> {
      const row = await db.selectFrom('account_links').selectAll().where('hash', '=', linkHash(id)).executeTakeFirst();
      if (!row) return undefined;
      const isOver = row.used_at === voided || row.expires_at <= clock();
      const state = row.used_at ? 'used' : isOver ? 'expired' : 'good';
      return { kind: row.kind, account: row.account ?? undefined, agent: row.agent ?? undefined, state };
    },

    /** Deletes links that expired more than `keptMs` ago. */
    async sweep(keptMs: number): Promise<void> {
      await db
        .deleteFrom('account_links')
        .where('expires_at', '<', clock() - keptMs)
        .execute();
    },
  };
}
