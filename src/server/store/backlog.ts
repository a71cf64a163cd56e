// Counts what waits to be done: messages, overdue leads, SMS of the day. Metrics show it, and alarms are based on it.
import type { Backlog } from '../ops/metrics.ts';
import { smsOfDay } from './counts.ts';
import { openStates, type Database } from './schema.ts';

export async function backlogOf(db: Database, now: number): Promise<Backlog> {
  const waiting = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('next_at', 'is', null).as('refused'),
      fn.min('created_at').as('oldest'),
    ])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  const overdue = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', openStates)
    .where('due_at', '<', now)
    .executeTakeFirstOrThrow();
  const sms = await db
    .selectFrom('counts')
    .select('count')
    .where('key', '=', smsOfDay)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return {
    outboxWaiting: waiting.count,
    outboxRefused: waiting.refused,
    outboxOldestSeconds: waiting.count > 0 ? Math.max(0, (now - waiting.oldest) / 1000) : 0,
    leadsOverdue: overdue.count,
    smsOfDay: sms?.count ?? 0,
  };
}
