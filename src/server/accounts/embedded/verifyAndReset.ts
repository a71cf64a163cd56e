// Verifies an account, or resets its password, by the code or link that was sent. Either way the receiver chooses the password.
import { wholeForm } from '../../../shared/forms/Form.ts';
import type { CodeAnswer, CodeMiss, TypedCode } from '../../store/accountCodes.ts';
import type { AccountCodePurpose } from '../../store/accountTables.ts';
import type { Account } from '../../store/accounts.ts';
import { nothingTold, type SecurityNews } from '../../store/securityLog.ts';
import {
  fine,
  linkRefusals,
  refused,
  type Asker,
  type Fine,
  type Refusal,
  type RefusalKey,
} from '../AccountService.ts';
import type { AccountParts } from './AccountParts.ts';
import { isCommonPassword } from './passwords.ts';
import { typedCode } from './codes.ts';
import { codeTries, refusedFor } from './counts.ts';
import { networkOf } from './securityLog.ts';

const keyOf: Readonly<Record<CodeMiss, RefusalKey>> = {
  wrong: 'codeWrong',
  // Also when none was requested, or after too many tries: only a new code helps.
  expired: 'codeExpired',
  used: 'codeUsed',
};

/** Prepares a typed code for comparison, whether or not the mailbox has an account. */
async function typedCodeFor(
  { store, codes, browsers }: AccountParts,
  purpose: AccountCodePurpose,
  { email, code }: { email: string; code: string },
  { known, remoteAddress }: Asker,
): Promise<{ typed: TypedCode; account: Account | undefined }> {
  const found = await (await store()).accounts.byEmail(email);
  const account = found && !found.disabled ? found : undefined;
  const receiver = codes.receiver(email, 'email');
  const hash = codes.hash(account?.id ?? receiver, purpose, typedCode(code));
  const isKnown = browsers.isKnown(known, account);
  const tries = codeTries(receiver, networkOf(remoteAddress), isKnown);
  const receivers = [receiver, codes.receiver(email, 'sms')];
  return { typed: { receivers, purpose, hash, tries }, account };
}

/** Undefined when the code was right. */
export function refusalOf(answer: CodeAnswer): Refusal | undefined {
  if (answer.verdict === 'right') return undefined;
  if (answer.verdict === 'tooMany') return refusedFor(answer.waitMs);
  return refused('code', keyOf[answer.verdict]);
}

/** Tells the owner that the password was changed, so that they can react if somebody else did it. */
const toldOfReset = ({ mails, told }: AccountParts, account: Account, asker: Asker): SecurityNews =>
  told([[account.id, 'reset']], asker, [mails.notice('changed', account, asker.origin)]);

/** The same after the first proof: the account may have been in use before, so that its password was replaced. */
function toldOfProof({ mails, told }: AccountParts, account: Account, asker: Asker): SecurityNews {
  const messages = account.emailVerified ? [mails.notice('changed', account, asker.origin)] : [];
  return told(account.activated ? [[account.id, 'reset']] : [], asker, messages);
}

type CodeEntries = { email: string; code: string; password: string };

const tooEasy = refused('password', 'passwordCommon');

/** The typed code with the new password, hashed; or the refusal. */
async function readCodeEntries(parts: AccountParts, purpose: AccountCodePurpose, entries: CodeEntries, asker: Asker) {
  const { email, password } = entries;
  if (isCommonPassword(password, { userName: '', email }, parts.brand)) return tooEasy;
  const { typed, account } = await typedCodeFor(parts, purpose, entries, asker);
  const { counts } = await parts.store();
  // Without a try left, no hash is computed.
  for (const count of typed.tries) {
    const waitMs = await counts.wait(count);
    if (waitMs === 0) continue;
    if (purpose === 'reset') await parts.record(account?.id, 'reset', asker, { outcome: 'refused' });
    return refusedFor(waitMs);
  }
  // Only a visitor who knows the code learns that the password contains the user name: it would reveal the name to others.
  const isOwnName = account !== undefined && isCommonPassword(password, account, parts.brand);
  return { code: typed, account, chosen: { password: await parts.passwords.hash(password), refused: isOwnName } };
}

/** The visitor who registered may not be the one who received the code: the receiver chooses the password. */
export async function activate(parts: AccountParts, entries: CodeEntries, asker: Asker): Promise<Fine | Refusal> {
  const read = await readCodeEntries(parts, 'activate', entries, asker);
  if ('kind' in read) return read;
  const { code, account, chosen } = read;
  // Compared even without an account, so that timing reveals nothing.
  const isSame = await parts.passwords.matches(entries.password, account?.password);
  const { accounts } = await parts.store();
  const told = account ? toldOfProof(parts, account, asker) : nothingTold;
  const refusal = refusalOf(await accounts.activateByCode(code, { ...chosen, isSame }, told));
  if (refusal) return refusal;
  if (chosen.refused) return tooEasy;
  parts.logAndSend(told);
  return fine;
}

export async function resetByCode(parts: AccountParts, entries: CodeEntries, asker: Asker): Promise<Fine | Refusal> {
  const read = await readCodeEntries(parts, 'reset', entries, asker);
  if ('kind' in read) return read;
  const { code, account, chosen } = read;
  const { accounts } = await parts.store();
  const told = account ? toldOfReset(parts, account, asker) : nothingTold;
  const refusal = refusalOf(await accounts.resetByCode(code, chosen, told));
  if (!refusal && !chosen.refused) {
    parts.logAndSend(told);
    return fine;
  }
  await parts.record(account?.id, 'reset', asker, { outcome: 'refused' });
  return refusal ?? tooEasy;
}

type LinkEntries = { link: string; password: string };

/** Account of a link of this kind, or the refusal. */
async function ownerOfLink(parts: AccountParts, kind: 'verify' | 'reset', { link, password }: LinkEntries) {
  const { accountLinks, accounts } = await parts.store();
  const found = await accountLinks.find(link);
  const account = found?.kind === kind && found.account ? await accounts.byId(found.account) : undefined;
  if (found && found.state !== 'good') return refused(wholeForm, linkRefusals[found.state]);
  if (!account || account.disabled) return refused(wholeForm, kind === 'reset' ? 'linkExpired' : 'linkUsed');
  return isCommonPassword(password, account, parts.brand) ? tooEasy : account;
}

export async function resetByLink(parts: AccountParts, typed: LinkEntries, asker: Asker): Promise<Fine | Refusal> {
  const account = await ownerOfLink(parts, 'reset', typed);
  if ('kind' in account) return account;
  const { accounts } = await parts.store();
  const hashed = await parts.passwords.hash(typed.password);
  const told = toldOfReset(parts, account, asker);
  if (!(await accounts.resetByLink(typed.link, account.id, hashed, told))) return refused(wholeForm, 'linkUsed');
  parts.logAndSend(told);
  return fine;
}

/** The visitor who registered may not be the one who reads the mailbox: the reader's password replaces theirs. */
export async function confirmByLink(parts: AccountParts, typed: LinkEntries, asker: Asker): Promise<Fine | Refusal> {
  const account = await ownerOfLink(parts, 'verify', typed);
  if ('kind' in account) return account;
  const { accounts } = await parts.store();
  const { passwords } = parts;
  const isSame = await passwords.matches(typed.password, account.password);
  const chosen = { password: await passwords.hash(typed.password), isSame };
  const told = toldOfProof(parts, account, asker);
  if (!(await accounts.verifyByLink(typed.link, account.id, chosen, told))) return refused(wholeForm, 'linkUsed');
  parts.logAndSend(told);
  return fine;
}
