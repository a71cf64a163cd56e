// Second factors of accounts: the encrypted secret, the period whose code was used last, and hashes of recovery codes.
import type { Database } from './schema.ts';
import { writeTold, type SecurityNews } from './securityLog.ts';

type SecondFactor = {
  /** The secret, encrypted by the caller. */
  sealed: string;
  /** False until the first code of the app is confirmed. */
  isOn: boolean;
  madeAt: number;
  /** Recovery codes that have not been used. */
  codesLeft: number;
};

export function secondFactorRepository(db: Database, clock: () => number) {
  return {
    async of(account: string): Promise<SecondFactor | undefined> {
      const row = await db.selectFrom('second_factors').selectAll().where('account', '=', account).executeTakeFirst();
      if (!row) return undefined;
      const { left } = await db
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<number>().as('left'))
        .where('account', '=', account)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { sealed: row.sealed, isOn: row.confirmed_at !== null, madeAt: row.made_at, codesLeft: left };
    },

    /** Replaces one that is not confirmed, never one that is on. */
    async begin(account: string, sealed: string): Promise<void> {
      const row = { sealed, made_at: clock(), confirmed_at: null, last_step: 0 };
      await db
        .insertInto('second_factors')
        .values({ account, ...row })
        .onConflict((conflict) =>
          conflict.column('account').doUpdateSet(row).where('second_factors.confirmed_at', 'is', null),
        )
        .execute();
    },

    /** True for exactly one confirmation of the secret that the member was shown. */
    async confirm(
      account: string,
      { sealed, step, hashes }: { sealed: string; step: number; hashes: readonly string[] },
      told: SecurityNews,
    ): Promise<boolean> {
      return db.transaction().execute(async (change) => {
        const { numUpdatedRows } = await change
          .updateTable('second_factors')
          .set({ confirmed_at: clock(), last_step: step })
          .where('account', '=', account)
          .where('sealed', '=', sealed)
          .where('confirmed_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        await change.deleteFrom('recovery_codes').where('account', '=', account).execute();
        await change
          .insertInto('recovery_codes')
          .values(hashes.map((hash) => ({ account, hash, used_at: null })))
          .execute();
        await writeTold(change, told, clock());
        return true;
      });
    },

    /**
     * True for exactly one use of that period's code; codes of earlier periods are void afterwards. The secret is kept as the
     * caller has encrypted it anew, unless another one was set up meanwhile.
     */
    async useStep(
      account: string,
      { step, sealed, madeAt }: { step: number } & Pick<SecondFactor, 'sealed' | 'madeAt'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('second_factors')
        .set({ last_step: step, sealed })
        .where('account', '=', account)
        .where('made_at', '=', madeAt)
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async useRecoveryCode(account: string, hash: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('recovery_codes')
        .set({ used_at: clock() })
        .where('account', '=', account)
        .where('hash', '=', hash)
        .where('used_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async remove(account: string, told: SecurityNews): Promise<void> {
      await db.transaction().execute(async (change) => {
        for (const table of ['second_factors', 'recovery_codes'] as const)
          await change.deleteFrom(table).where('account', '=', account).execute();
        await writeTold(change, told, clock());
      });
    },
  };
}
