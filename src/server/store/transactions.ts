// Helpers for transactions: those about the same thing run one after the other, and their own rules may undo them.
import { errorDetails } from './errorDetails.ts';
import type { Change, Database } from './schema.ts';
import { dayMs } from '../../shared/i18n/times.ts';

const keptMs = dayMs;

/** From here to its end this transaction is the only one about `key`, in both databases and over all processes. */
export async function takeTurn(change: Change, key: string, now: number): Promise<void> {
  await change
    .insertInto('turns')
    .values({ key, taken_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ taken_at: now }))
    .execute();
}

export async function sweepTurns(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('turns')
    .where('taken_at', '<', now - keptMs)
    .execute();
}

/** `undo` rolls the transaction back, and its argument becomes the result. */
export async function undoable<Answer>(
  db: Database,
  work: (change: Change, undo: (answer: Answer) => never) => Promise<Answer>,
): Promise<Answer> {
  let undone: { answer: Answer } | undefined;
  const undo = (answer: Answer): never => {
    undone = { answer };
    throw new Error('Undone by its own rules');
  };
  try {
    return await db.transaction().execute((change) => work(change, undo));
  } catch (error) {
    if (undone) return undone.answer;
    throw error;
  }
}

/** PostgreSQL, then SQLite: a unique index, and a primary key. */
const isTaken = (error: unknown): boolean => {
  const { code, errcode } = errorDetails(error);
  return code === '23505' || errcode === 2067 || errcode === 1555;
};

/**
 * The answer of the work, or `taken` when another one has what must be unique: of parallel work that looked and found it free, the
 * index admits one. Put it around the whole transaction, which then has written nothing.
 */
export async function uniquely<Answer>(taken: Answer, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error)) return taken;
    throw error;
  }
}
