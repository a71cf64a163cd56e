// Agents whose customers' accounts are linked to them by a code.
import type { Database } from './schema.ts';

export type Agent = { code: string; name: string; createdAt: number; disabled: boolean };

/** People type codes in any case and with spaces. */
export const agentCode = (typed: string): string => typed.trim().toUpperCase();

export function agentsRepository(db: Database, clock: () => number) {
  return {
    /** False when the code is taken. */
    async add(code: string, name: string): Promise<boolean> {
      const result = await db
        .insertInto('agents')
        .values({ code: agentCode(code), name, created_at: clock(), disabled_at: null })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },

    async exists(code: string): Promise<boolean> {
      const row = await db
        .selectFrom('agents')
        .select('code')
        .where('code', '=', agentCode(code))
        .where('disabled_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    async list(): Promise<(Agent & { accounts: number })[]> {
      const rows = await db
        .selectFrom('agents')
        .leftJoin('accounts', 'accounts.agent', 'agents.code')
        .select(({ fn }) => [
          'agents.code',
          'agents.name',
          'agents.created_at',
          'agents.disabled_at',
          fn.count<number>('accounts.id').as('accounts'),
        ])
        .groupBy(['agents.code', 'agents.name', 'agents.created_at', 'agents.disabled_at'])
        .orderBy('agents.code')
        .execute();
      return rows.map((row) => ({
        code: row.code,
        name: row.name,
        createdAt: row.created_at,
        disabled: row.disabled_at !== null,
        accounts: row.accounts,
      }));
    },

    /** False when there is no such agent. Accounts made before keep their link. */
    async setDisabled(code: string, disabled: boolean): Promise<boolean> {
      const result = await db
        .updateTable('agents')
        .set({ disabled_at: disabled ? clock() : null })
        .where('code', '=', agentCode(code))
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
  };
}
