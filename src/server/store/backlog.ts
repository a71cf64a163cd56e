// How much waits behind the forms: what the metrics show and an alarm is made of.
import type { Database } from './schema.ts';

export type Backlog = { outboxWaiting: number; outboxOldestSeconds: number; leadsOverdue: number };

export async function backlogOf(db: Database, now: number): Promise<Backlog> {
  const waiting = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  const overdue = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .where('due_at', '<', now)
    .executeTakeFirstOrThrow();
  return {
    outboxWaiting: waiting.count,
    outboxOldestSeconds: waiting.count > 0 ? Math.max(0, (now - waiting.oldest) / 1000) : 0,
    leadsOverdue: overdue.count,
  };
}
