// The steps of a lead's history: one after the other, each later than the one before it; and what they say of its answer.
import { randomUUID } from 'node:crypto';
import type { Change, LeadEventTable } from './schema.ts';
import { dropTurns, takeTurn } from './turns.ts';

export type LeadEvent = Omit<LeadEventTable, 'id' | 'reference'>;

const turnOf = (reference: string): string => `lead ${reference}`;

/** First in each transaction that adds or takes back a step: two people may work on the same lead. */
export const takeLead = (change: Change, reference: string, now: number): Promise<void> =>
  takeTurn(change, turnOf(reference), now);

/** Last in the transaction that erases leads: their references go as well. */
export const forgetTurns = (change: Change, references: readonly string[]): Promise<void> =>
  dropTurns(change, references.map(turnOf));

/**
 * Two steps may be of one moment, and the clock may be set back between them. A later time than that of the last step keeps their
 * order: the last one is what `undo` takes back.
 */
export async function addStep(
  change: Change,
  reference: string,
  step: Omit<LeadEvent, 'at'>,
  now: number,
): Promise<void> {
  const last = await change
    .selectFrom('lead_events')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('reference', '=', reference)
    .executeTakeFirst();
  const at = Math.max(now, (last?.at ?? 0) + 1);
  await change
    .insertInto('lead_events')
    .values({ id: randomUUID(), reference, at, ...step })
    .execute();
}

/** When the lead was answered, as its steps tell: closing does not change that, and one that is taken up again is not answered. */
export async function answeredAt(change: Change, reference: string): Promise<number | null> {
  const states = await change
    .selectFrom('lead_events')
    .select(['at', 'after'])
    .where('reference', '=', reference)
    .where('kind', '=', 'state')
    .orderBy('at')
    .execute();
  return states.reduce<number | null>((answered, { at, after }) => {
    if (after === 'answered') return answered ?? at;
    return after === 'closed' ? answered : null;
  }, null);
}
