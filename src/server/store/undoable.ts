// A transaction that its own rules may take back: nothing is written, and whoever asked gets the reason as an answer.
import type { Change, Database } from './schema.ts';

export async function undoable<Answer>(
  db: Database,
  work: (change: Change, undo: (answer: Answer) => never) => Promise<Answer>,
): Promise<Answer> {
  let taken: { answer: Answer } | undefined;
  const undo = (answer: Answer): never => {
    taken = { answer };
    throw new Error('Taken back by its own rules');
  };
  try {
    return await db.transaction().execute((change) => work(change, undo));
  } catch (error) {
    if (taken) return taken.answer;
    throw error;
  }
}
