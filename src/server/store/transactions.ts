// Helpers for transactions: their own rules may undo them, one that the database has undone is repeated, and an index decides what
// must be unique.
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, type TransactionBuilder } from 'kysely';
import { NeighbourFault } from '../ops/faults.ts';
import { errorDetails } from './errorDetails.ts';
import type { Change, Database, Tables } from './schema.ts';

const mostTries = 3;
const pauseMs = 50;

/** PostgreSQL ends one of two transactions that wait for each other, or cannot follow each other. Nothing of it has been done. */
const isUndone = (error: unknown): boolean =>
  ['40P01', '40001'].includes(errorDetails(error instanceof NeighbourFault ? error.cause : error).code);

/** A connection that has ended while nobody used it, as in a failover: who takes it next learns of it, in one of these ways. */
function hasEnded(error: unknown): boolean {
  const { code, message } = errorDetails(error instanceof NeighbourFault ? error.cause : error);
  return (
    ['57P01', '57P02', 'ECONNRESET', 'EPIPE'].includes(code) ||
    /Connection terminated unexpectedly|has encountered a connection error/.test(message)
  );
}

/** Repeats such a transaction, and one that could not begin on such a connection, so its work may only change the database. */
export class RepeatingKysely extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    builder.execute = async (work) => {
      for (let tries = 1; ; tries += 1) {
        let hasBegun = false;
        try {
          return await once((change) => {
            hasBegun = true;
            return work(change);
          });
        } catch (error) {
          const didNothing = isUndone(error) || (!hasBegun && hasEnded(error));
          if (tries === mostTries || !didNothing) throw error;
          // The other has waited for what this one had: begun again at once, this one could take it first.
          await pause(pauseMs * tries);
        }
      }
    };
    return builder;
  }
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
