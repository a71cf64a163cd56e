// Opaque links such as the one in a verification mail: stored as a hash, good once and until they expire.
import { createHash, randomBytes } from 'node:crypto';
import type { AccountLinkKind } from './accountTables.ts';
import type { Change, Database } from './schema.ts';

export type NewLink = { kind: AccountLinkKind; account?: string; agent?: string; expiresAt: number };

/** `replaced`: its reader has a newer mail. `withdrawn`: what it was for is cancelled, or became void with something else. */
export type LinkEnd = 'used' | 'expired' | 'replaced' | 'withdrawn';

type FoundLink = {
  kind: AccountLinkKind;
  account: string | undefined;
  agent: string | undefined;
  state: 'good' | LinkEnd;
};

const linkBytes = 20;

/** Hexadecimal, as all opaque links of the site are. */
export const newLinkId = (): string => randomBytes(linkBytes).toString('hex');

/** Stored instead of the id. */
export const linkHash = (id: string): string => createHash('sha256').update(`link ${id}`).digest('base64url');

/** Stand as time of use in links that were never used and open nothing any more, also after the clock is set back. */
const endings = { replaced: 0, withdrawn: 1 } as const;
type Ending = keyof typeof endings;

/** By their owner, or by their hashes. */
type Which = { account: string; kinds: readonly AccountLinkKind[] } | { hashes: readonly string[] };

/** Of the links that were not used. The rows stay: whoever opens such a link is told what became of it. */
export async function endLinks(change: Change, which: Which, how: Ending): Promise<void> {
  const unused = change.updateTable('account_links').set({ used_at: endings[how] }).where('used_at', 'is', null);
  const ended =
    'hashes' in which
      ? unused.where('hash', 'in', which.hashes)
      : unused.where('account', '=', which.account).where('kind', 'in', which.kinds);
  await ended.execute();
}

/** Runs in the transaction that needs the link. The id itself is only in the message to its receiver. */
export async function addLink(change: Change, id: string, link: NewLink): Promise<void> {
  // A new link replaces earlier ones of its kind.
  if (link.account) await endLinks(change, { account: link.account, kinds: [link.kind] }, 'replaced');
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

function stateOf({ used_at, expires_at }: { used_at: number | null; expires_at: number }, now: number) {
  if (used_at === null) return expires_at <= now ? 'expired' : 'good';
  if (used_at === endings.replaced) return 'replaced';
  return used_at === endings.withdrawn ? 'withdrawn' : 'used';
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
      const state = stateOf(row, clock());
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
