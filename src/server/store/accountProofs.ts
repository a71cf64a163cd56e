// What a link, a code or a new password proves of an account, and what has to go with it: only a mail proves a mailbox, only an SMS a phone.
import type { SpentCode } from './accountCodes.ts';
import type { Change } from './schema.ts';
import { endSessions } from './sessions.ts';

const days = 24 * 60 * 60_000;

/** So long the owner of a mailbox has, from the mail that tells him of a new number, until that number outlives his recovery. */
const youngMs = 7 * days;

const proofsOf = (change: Change, account: string) =>
  change
    .selectFrom('accounts')
    .select(['mobile', 'activated_at', 'email_verified_at', 'phone_verified_at'])
    .where('id', '=', account)
    .executeTakeFirstOrThrow();

/** Whoever was in before, or had made himself another way in, is out. */
async function shutOut(change: Change, account: string): Promise<void> {
  await endSessions(change, account);
  for (const table of ['passkeys', 'passkey_challenges'] as const)
    await change.deleteFrom(table).where('account', '=', account).execute();
}

async function dropSecondFactor(change: Change, account: string): Promise<void> {
  for (const table of ['second_factors', 'recovery_codes'] as const)
    await change.deleteFrom(table).where('account', '=', account).execute();
}

/** Who reads the mailbox has shown it for the first time: what others could have planted until then goes. */
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
  await shutOut(change, account);
  await dropSecondFactor(change, account);
}

/** The number that the code went to, and no other. */
export async function provePhone(change: Change, account: string, number: string, now: number): Promise<void> {
  const { activated_at } = await proofsOf(change, account);
  await change
    .updateTable('accounts')
    .set({ mobile: number, phone_verified_at: now, activated_at: activated_at ?? now })
    .where('id', '=', account)
    .execute();
}

/**
 * After a recovery by mail a number stays only if who proved it had shown the mailbox before, and so long ago that its owner could
 * have objected; or if the reader of the mailbox has shown to be who registered.
 */
async function dropDoubtfulNumber(change: Change, account: string, isSame: boolean, now: number): Promise<void> {
  const { email_verified_at: mail, phone_verified_at: phone } = await proofsOf(change, account);
  if (mail === null ? isSame : phone !== null && mail <= phone && phone <= now - youngMs) return;
  await change.updateTable('accounts').set({ mobile: '', phone_verified_at: null }).where('id', '=', account).execute();
}

/** Whatever else could set a password is used up with it: the code with the link, and the link with the code. */
async function setPassword(change: Change, account: string, password: string, now: number): Promise<void> {
  await change.updateTable('accounts').set({ password }).where('id', '=', account).execute();
  await change
    .updateTable('account_links')
    .set({ used_at: now })
    .where('account', '=', account)
    .where('kind', '=', 'reset')
    .where('used_at', 'is', null)
    .execute();
  await change
    .updateTable('account_codes')
    .set({ used_at: now })
    .where('account', '=', account)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .execute();
}

/** By who knew the one before: passkeys and number stay, whoever is logged in elsewhere is out. */
export async function replacePassword(change: Change, account: string, password: string, now: number): Promise<void> {
  await setPassword(change, account, password, now);
  await endSessions(change, account);
}

/** `isSame`: it is the one that was typed at the registration, so its reader has registered. */
export type Chosen = { password: string; isSame?: boolean };
export type Recovery = Chosen & { account: string; byMail: boolean };

/** A password is set anew, by mail or by a phone that was proven; the first mail proves the mailbox. */
export async function recover(
  change: Change,
  { account, password, byMail, isSame = false }: Recovery,
  now: number,
): Promise<void> {
  await setPassword(change, account, password, now);
  if (byMail) {
    await dropDoubtfulNumber(change, account, isSame, now);
    await proveMailbox(change, account, now);
  }
  await shutOut(change, account);
}

/** What came of the right code of a registration; false: too late. `number` is where it was sent, undefined for a mail. */
export async function activate(
  change: Change,
  { account, number }: SpentCode,
  chosen: Chosen,
  now: number,
): Promise<boolean> {
  if (number !== undefined) {
    const { mobile, activated_at } = await proofsOf(change, account);
    // Since it left somebody has shown the mailbox: a number that anybody may have typed opens nothing any more.
    if (mobile !== number || activated_at !== null) return false;
    await provePhone(change, account, number, now);
  }
  await recover(change, { account, ...chosen, byMail: number === undefined }, now);
  return true;
}
