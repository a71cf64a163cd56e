// Uploads in progress: how many bytes of each have arrived, and which request may write to it; shared by all processes.
import { randomBytes } from 'node:crypto';
import { mostFiles } from '../../shared/forms/fileLimits.ts';
import { columnsOf, hasRoom, idleMs, senderIn, type Sender } from './fileRoom.ts';
import type { Change, Database } from './schema.ts';
import { takeTurn } from './turns.ts';
import { hashOf, type Draft } from './uploads.ts';
import { dayMs } from '../../shared/i18n/times.ts';

export type NewUpload = Sender & { draft: Draft; name: string; size: number };

export type ArrivingUpload = {
  id: string;
  token_hash: string;
  owner: string;
  network: string;
  name: string;
  size: number;
  /** Bytes that are on disk, counted from the first. */
  arrived: number;
  /** 1 when the file has been checked and belongs to its draft. */
  kept: number;
};

/**
 * `lock`: only its holder may write, and no further than `held`. Refused: `locked`, another request writes; `room`, too much waits
 * already; `elsewhere`, the upload has not come to this offset, or is past it.
 */
export type Claim = { lock: string; held: number } | { refused: 'locked' | 'room' | 'elsewhere' };

type Hold = { held: number } | { refused: 'locked' | 'room' };

/** Uploads of one address of which nothing has arrived: they hold no room, but each is a row. */
const mostAnnounced = 50;
const waitingMs = dayMs;
const leaseMs = 15_000;
/** Room that a request holds beyond what has arrived: a large upload of which little is sent takes little. */
const aheadBytes = 1024 * 1024;

const reach = (arrived: number, size: number): number => Math.min(size, arrived + aheadBytes);

/** Deletes the oldest beyond `most`; a visitor who returns to one has to start again. */
async function dropOldest(
  change: Change,
  column: 'token_hash' | 'owner',
  value: string,
  most: number,
): Promise<string[]> {
  const rows = await change
    .selectFrom('arriving')
    .select(['id', 'held'])
    .where(column, '=', value)
    .where('kept', '=', 0)
    .orderBy('moved_at', 'desc')
    .execute();
  // By address only uploads of which nothing has arrived: many people may share one address.
  const old = (column === 'owner' ? rows.filter(({ held }) => held === 0) : rows).slice(most - 1).map(({ id }) => id);
  if (old.length > 0) await change.deleteFrom('arriving').where('id', 'in', old).execute();
  return old;
}

export function arrivingRepository(db: Database, clock: () => number) {
  const lockedBy = (id: string, lock: string) =>
    db.updateTable('arriving').where('id', '=', id).where('locked_by', '=', lock);

  return {
    /** Also returns the ids of uploads that were deleted for it. */
    begin: ({ draft, name, size, ...sender }: NewUpload): Promise<{ id: string; dropped: string[] }> =>
      db.transaction().execute(async (change) => {
        const now = clock();
        const token_hash = hashOf(draft);
        await takeTurn(change, `draft ${token_hash}`, now);
        const dropped = [
          ...(await dropOldest(change, 'token_hash', token_hash, mostFiles)),
          ...(await dropOldest(change, 'owner', sender.address, mostAnnounced)),
        ];
        const id = randomBytes(16).toString('hex');
        await change
          .insertInto('arriving')
          .values({
            id,
            token_hash,
            ...columnsOf(sender),
            name,
            size,
            held: 0,
            arrived: 0,
            kept: 0,
            locked_until: 0,
            moved_at: now,
          })
          .execute();
        return { id, dropped };
      }),

    find: (id: string): Promise<ArrivingUpload | undefined> =>
      db
        .selectFrom('arriving')
        .select(['id', 'token_hash', 'owner', 'network', 'name', 'size', 'arrived', 'kept'])
        .where('id', '=', id)
        .executeTakeFirst(),

    claim: (id: string, offset: number): Promise<Claim> =>
      db.transaction().execute(async (change) => {
        const now = clock();
        await takeTurn(change, `upload ${id}`, now);
        const row = await change.selectFrom('arriving').selectAll().where('id', '=', id).executeTakeFirst();
        if (!row || row.arrived !== offset) return { refused: 'elsewhere' };
        // A lock that ends far ahead was made before the clock was set back; one that ends a little ahead, by a process that read the clock after us.
        if (row.locked_until > now && row.locked_until <= now + 2 * leaseMs) return { refused: 'locked' };
        const held = reach(offset, row.size);
        if (!(await hasRoom(change, { sender: senderIn(row), bytes: held, except: id }, now)))
          return { refused: 'room' };
        const lock = randomBytes(16).toString('hex');
        await change
          .updateTable('arriving')
          .set({ held, locked_by: lock, locked_until: now + leaseMs, moved_at: now })
          .where('id', '=', id)
          .execute();
        return { lock, held };
      }),

    /** Takes room for the next bytes once `arrived` have come; if there is no room, the lock stays. */
    hold: (id: string, lock: string, arrived: number): Promise<Hold> =>
      db.transaction().execute(async (change) => {
        const now = clock();
        await takeTurn(change, `upload ${id}`, now);
        const row = await change.selectFrom('arriving').selectAll().where('id', '=', id).executeTakeFirst();
        if (row?.locked_by !== lock) return { refused: 'locked' };
        const held = reach(arrived, row.size);
        if (!(await hasRoom(change, { sender: senderIn(row), bytes: held, except: id }, now)))
          return { refused: 'room' };
        await change
          .updateTable('arriving')
          .set({ held, arrived, locked_until: now + leaseMs, moved_at: now })
          .where('id', '=', id)
          .execute();
        return { held };
      }),

    /** False when another request has taken over: then nothing more may be written. */
    async advance(id: string, lock: string, arrived: number): Promise<boolean> {
      const now = clock();
      const change = await lockedBy(id, lock)
        .set({ arrived, locked_until: now + leaseMs, moved_at: now })
        .executeTakeFirst();
      return change.numUpdatedRows === 1n;
    },

    /** From now on the upload holds room for what has arrived, or none once its draft has the file. */
    async release(id: string, lock: string): Promise<void> {
      await lockedBy(id, lock)
        .set((is) => ({
          held: is('arrived', '*', is(is.val(1), '-', is.ref('kept'))),
          locked_by: null,
          locked_until: 0,
        }))
        .execute();
    },

    async drop(id: string): Promise<void> {
      await db.deleteFrom('arriving').where('id', '=', id).execute();
    },

    async sweep(): Promise<void> {
      const now = clock();
      await db
        .deleteFrom('arriving')
        .where((is) =>
          is.or([
            is('moved_at', '<', now - waitingMs),
            is.and([
              is('arrived', '=', 0),
              is('kept', '=', 0),
              is('moved_at', '<', now - idleMs),
              is('locked_until', '<', now),
            ]),
          ]),
        )
        .execute();
    },
  };
}
