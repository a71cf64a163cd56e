// What a used link or code, or a new password, verifies and removes in an account. Only a mail proves a mailbox, only an SMS a phone.
import { spendCode, type CodeAnswer, type SpentCode, type TypedCode } from './accountCodes.ts';
import { endLinks, useLink } from './accountLinks.ts';
import type { Change, Database } from './schema.ts';
import { writeTold, type SecurityNews } from './securityLog.ts';
import { endSessions } from './sessions.ts';
import { undoable } from './transactions.ts';
import { dayMs } from '../../shared/i18n/times.ts';

/** How long the reader of a mailbox has, after the mail about a new number, to remove that number by setting a new password by mail. */
const youngMs = 7 * dayMs;

const proofsOf = (change: Change, account: string) =>
  change
    .selectFrom('accounts')
    .select(['mobile', 'activated_at', 'email_verified_at', 'phone_verified_at'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow();

const isMailboxProven = async (change: Change, account: string): Promise<boolean> =>
  (await proofsOf(change, account)).email_verified_at !== null;

/** Ends all sessions and removes passkeys, so that nobody who was logged in keeps a way in. */
async function removeAccess(change: Change, account: string): Promise<void> {
  await endSessions(change, account);
  for (const table of ['passkeys', 'passkey_challenges'] as const)
    await change.deleteFrom(table).where('account', '=', account).execute();
}

async function dropSecondFactor(change: Change, account: string): Promise<void> {
  for (const table of ['second_factors', 'recovery_codes'] as const)
    await change.deleteFrom(table).where('account', '=', account).execute();
}

/** The mailbox is verified for the first time: what a stranger could have added before is removed. */
async function proveMailbox(change: Change, account: string, now: number): Promise<void> {
  const { mobile, activated_at, email_verified_at, phone_verified_at } = await proofsOf(change, account);
  if (email_verified_at !== null) return;
  await change
    .updateTable('accounts')
    .set({
      email_verified_at: now,
      activated_at: activated_at ?? now,
      mobile: phone_verified_at === null ? '' : mobile,
    })
    .where('id', '=', account)
    .execute();
  await removeAccess(change, account);
  await dropSecondFactor(change, account);
}

/** False for a number that the account had when a code was sent there, and has no more: who has that phone may be a thief. */
async function isOwnNumber(change: Change, account: string, number: string): Promise<boolean> {
  const { mobile, phone_verified_at } = await proofsOf(change, account);
  return mobile === number && phone_verified_at !== null;
}

/** `number`: the one that the code was sent to. */
async function provePhone(change: Change, account: string, number: string, now: number): Promise<void> {
  const { activated_at } = await proofsOf(change, account);
  await change
    .updateTable('accounts')
    .set({ mobile: number, phone_verified_at: now, activated_at: activated_at ?? now })
    .where('id', '=', account)
    .execute();
}

/**
 * After a recovery by mail a number stays only if it was verified after the mailbox, and long enough ago for the reader to have
 * objected; or, if the mailbox is verified only now, if its reader gave the password of the registration.
 */
async function dropDoubtfulNumber(change: Change, account: string, isSame: boolean, now: number): Promise<void> {
  const { email_verified_at: mail, phone_verified_at: phone } = await proofsOf(change, account);
  if (mail === null ? isSame : phone !== null && mail <= phone && phone <= now - youngMs) return;
  await change.updateTable('accounts').set({ mobile: '', phone_verified_at: null }).where('id', '=', account).execute();
}

/** Forgets a change of mailbox that was asked for, and withdraws its links. False when there was none. */
export async function forgetMailboxChange(change: Change, account: string): Promise<boolean> {
  await endLinks(change, { account, kinds: ['mailboxOld', 'mailboxNew'] }, 'withdrawn');
  const row = await change.deleteFrom('mailbox_changes').where('account', '=', account).executeTakeFirst();
  return row.numDeletedRows === 1n;
}

/** Links that set a password. */
const passwordLinks = ['verify', 'reset'] as const;

/**
 * Also uses up every link and code that could set a password again, whatever it was mailed for, and forgets a change of mailbox:
 * whoever knew the password before may have asked for it.
 */
async function setPassword(
  change: Change,
  { account, password, voids = passwordLinks }: Pick<Recovery, 'account' | 'password' | 'voids'>,
  now: number,
): Promise<void> {
  await change.updateTable('accounts').set({ password }).where('id', '=', account).execute();
  await change
    .updateTable('account_links')
    .set({ used_at: now })
    .where('account', '=', account)
    .where('kind', 'in', voids)
    .where('used_at', 'is', null)
    .execute();
  await change
    .updateTable('account_codes')
    .set({ used_at: now })
    .where('account', '=', account)
    .where('purpose', 'in', ['activate', 'reset'])
    .where('used_at', 'is', null)
    .execute();
  await forgetMailboxChange(change, account);
}

/**
 * Whether the account still has this password; until the transaction ends nobody sets another. What opens a way into an account is
 * written under the password of who asked for it: a reset that comes in between has thrown them out.
 */
export async function isStillUnder(change: Change, account: string, password: string): Promise<boolean> {
  const { numUpdatedRows } = await change
    .updateTable('accounts')
    .set({ password })
    .where('id', '=', account)
    .where('password', '=', password)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * For an owner who gave the old password: passkeys and number stay, all sessions end. False when the password is another one by now:
 * a reset by mail is the owner's answer to a stranger who knows the old one.
 */
export async function replacePassword(
  change: Change,
  account: string,
  { from, to }: { from: string; to: string },
  now: number,
): Promise<boolean> {
  if (!(await isStillUnder(change, account, from))) return false;
  await setPassword(change, { account, password: to }, now);
  await endSessions(change, account);
  return true;
}

/** `isSame`: it is the password of the registration, so the reader is the person who registered. */
type Chosen = { password: string; isSame?: boolean };
type Recovery = Chosen & { account: string; byMail: boolean; voids?: readonly (typeof passwordLinks)[number][] };

/** Sets a forgotten password, by mail or by a verified phone; the first mail also verifies the mailbox. */
async function recover(
  change: Change,
  { account, password, byMail, isSame = false, voids }: Recovery,
  now: number,
): Promise<void> {
  await setPassword(change, { account, password, voids }, now);
  if (byMail) {
    await dropDoubtfulNumber(change, account, isSame, now);
    await proveMailbox(change, account, now);
  }
  await removeAccess(change, account);
}

/** Activates an account by the right code; false when it is too late. `number`: where the code was sent, undefined for a mail. */
async function activate(change: Change, { account, number }: SpentCode, chosen: Chosen, now: number): Promise<boolean> {
  if (number !== undefined) {
    const { mobile, activated_at } = await proofsOf(change, account);
    // The account was activated after the code was sent: a number that a stranger may have typed must not open it any more.
    if (mobile !== number || activated_at !== null) return false;
    await provePhone(change, account, number, now);
  }
  // An account that a phone has opened still waits for the link to its mailbox, which was sent to whoever registered.
  await recover(change, { account, ...chosen, byMail: number === undefined, voids: ['reset'] }, now);
  return true;
}

/** `refused`: the password is not acceptable. The code is then only compared, and stays valid. */
type ChosenByCode = Chosen & { refused: boolean };

export function proofsRepository(db: Database, clock: () => number) {
  /** `use`: false when the right code comes too late. `told`: written when it was used. */
  const byCode = (
    { code, refused, told }: { code: TypedCode; refused: boolean; told: SecurityNews },
    use: (change: Change, spent: SpentCode) => Promise<boolean>,
  ): Promise<CodeAnswer> =>
    undoable<CodeAnswer>(db, async (change, undo) => {
      const spent = await spendCode(change, code, clock());
      if ('verdict' in spent) return spent;
      if (refused) undo({ verdict: 'right' });
      if (!(await use(change, spent))) return { verdict: 'expired' };
      await writeTold(change, told, clock());
      return { verdict: 'right' };
    });

  return {
    /** False when the link is used or expired, or the mailbox verified meanwhile. The reader of the mailbox chose the password. */
    async verifyByLink(id: string, account: string, chosen: Chosen, told: SecurityNews): Promise<boolean> {
      return db.transaction().execute(async (change) => {
        const good = (await useLink(change, id, clock())) && !(await isMailboxProven(change, account));
        if (good) await recover(change, { account, ...chosen, byMail: true }, clock());
        if (good) await writeTold(change, told, clock());
        return good;
      });
    },

    /** Verifies the mailbox or phone that the code was sent to. Its receiver chose the password. */
    activateByCode: (code: TypedCode, { refused, ...chosen }: ChosenByCode, told: SecurityNews) =>
      byCode({ code, refused, told }, (change, spent) => activate(change, spent, chosen, clock())),

    /** Changes the number to the one that the code was sent to. `password`: as it was when that was asked. */
    numberByCode: (code: TypedCode, password: string, told: SecurityNews): Promise<CodeAnswer> =>
      byCode({ code, refused: false, told }, async (change, { account, number }) => {
        if (number === undefined || !(await isStillUnder(change, account, password))) return false;
        await provePhone(change, account, number, clock());
        return true;
      }),

    resetByCode: (code: TypedCode, { refused, password }: ChosenByCode, told: SecurityNews) =>
      byCode({ code, refused, told }, async (change, { account, number }) => {
        if (number !== undefined && !(await isOwnNumber(change, account, number))) return false;
        await recover(change, { account, password, byMail: number === undefined }, clock());
        return true;
      }),

    async resetByLink(id: string, account: string, password: string, told: SecurityNews): Promise<boolean> {
      return db.transaction().execute(async (change) => {
        const good = await useLink(change, id, clock());
        if (good) await recover(change, { account, password, byMail: true }, clock());
        if (good) await writeTold(change, told, clock());
        return good;
      });
    },

    /** Also deletes codes that could bring it back. False: the number stays, as it is the only contact that was verified. */
    async removeNumber(id: string, told: SecurityNews): Promise<boolean> {
      return db.transaction().execute(async (change) => {
        const { numUpdatedRows } = await change
          .updateTable('accounts')
          .set({ mobile: '', phone_verified_at: null })
          .where('id', '=', id)
          .where('email_verified_at', 'is not', null)
          .executeTakeFirst();
        await change.deleteFrom('account_codes').where('account', '=', id).where('number', 'is not', null).execute();
        if (numUpdatedRows === 1n) await writeTold(change, told, clock());
        return numUpdatedRows === 1n;
      });
    },
  };
}
