// What a code from mailbox or phone does: verifies the account, or sets a forgotten password anew. Its receiver chooses the password either way.
import type { CodeAnswer, CodeMiss, TypedCode } from '../../store/accountCodes.ts';
import type { AccountCodePurpose } from '../../store/accountTables.ts';
import type { Account } from '../../store/accounts.ts';
import { fine, refused, tooMany, type Asker, type Fine, type Refusal, type RefusalKey } from '../AccountService.ts';
import { networkOf } from '../networkOf.ts';
import type { AccountParts } from './AccountParts.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { typedCode } from './codes.ts';
import { codeTries } from './counts.ts';

const keyOf: Readonly<Record<CodeMiss, RefusalKey>> = {
  wrong: 'codeWrong',
  // Nobody asked for one, or too many were tried: what was typed cannot be right, and a new one helps.
  expired: 'codeExpired',
  used: 'codeUsed',
};

/** The code as it was typed for a mailbox, whether or not that has an account. */
async function typedFor(
  { store, codes, browsers }: AccountParts,
  purpose: AccountCodePurpose,
  { email, code }: { email: string; code: string },
  { known, remoteAddress }: Asker,
): Promise<{ typed: TypedCode; account: Account | undefined }> {
  const found = await (await store()).accounts.byEmail(email);
  const account = found && !found.disabled ? found : undefined;
  const receiver = codes.receiver(email, 'email');
  const hash = codes.hash(account?.id ?? receiver, purpose, typedCode(code));
  const isKnown = account !== undefined && browsers.isKnown(known, account);
  const tries = codeTries(receiver, networkOf(remoteAddress), isKnown);
  const receivers = [receiver, codes.receiver(email, 'sms')];
  return { typed: { receivers, purpose, hash, tries }, account };
}

/** Undefined: it was right. */
export function refusalOf(answer: CodeAnswer): Refusal | undefined {
  if (answer.verdict === 'right') return undefined;
  if (answer.verdict === 'tooMany') return tooMany(Math.ceil(answer.waitMs / 1000));
  return refused('code', keyOf[answer.verdict]);
}

/** Whose password it was hears of it: if it was not him, he knows what to do. */
export async function tellOwner(
  { store, mails, wake }: AccountParts,
  account: Account,
  { origin }: Asker,
): Promise<void> {
  const { outbox } = await store();
  await outbox.add([mails.word('changed', account, origin)]);
  wake();
}

type Entries = { email: string; code: string; password: string };

const tooEasy = refused('password', 'passwordCommon');

/** The code with the password that is to hold. */
async function chosenFor(parts: AccountParts, purpose: AccountCodePurpose, entries: Entries, asker: Asker) {
  const { email, password } = entries;
  if (isCommonPassword(password, { userName: '', email }, parts.brand)) return tooEasy;
  const { typed, account } = await typedFor(parts, purpose, entries, asker);
  const { counts } = await parts.store();
  // Whoever has no try left costs no hash.
  for (const count of typed.tries) {
    const waitMs = await counts.wait(count);
    if (waitMs === 0) continue;
    if (purpose === 'reset') await parts.record(account?.id, 'reset', asker, { outcome: 'refused' });
    return tooMany(Math.ceil(waitMs / 1000));
  }
  // That it is made of the account's name is told to who knows the code: it would tell others the name.
  const isOwnName = account !== undefined && isCommonPassword(password, account, parts.brand);
  return { code: typed, account, wished: { password: await parts.passwords.hash(password), refused: isOwnName } };
}

/** Who registered may be somebody else than who was sent the code: the password is chosen by whom it reached. */
export async function activate(parts: AccountParts, entries: Entries, asker: Asker): Promise<Fine | Refusal> {
  const typed = await chosenFor(parts, 'activate', entries, asker);
  if ('kind' in typed) return typed;
  const { code, account, wished } = typed;
  // Compared for everybody, so that time tells nothing.
  const isSame = await parts.passwords.matches(entries.password, account?.password);
  const { accounts } = await parts.store();
  const refusal = refusalOf(await accounts.activateByCode(code, { ...wished, isSame }));
  if (refusal) return refusal;
  if (wished.refused) return tooEasy;
  // It was in use before.
  if (account?.activated) await parts.record(account.id, 'reset', asker);
  if (account?.emailVerified) await tellOwner(parts, account, asker);
  return fine;
}

export async function resetByCode(parts: AccountParts, entries: Entries, asker: Asker): Promise<Fine | Refusal> {
  const typed = await chosenFor(parts, 'reset', entries, asker);
  if ('kind' in typed) return typed;
  const { code, account, wished } = typed;
  const { accounts } = await parts.store();
  const refusal = refusalOf(await accounts.resetByCode(code, wished));
  await parts.record(account?.id, 'reset', asker, { outcome: refusal || wished.refused ? 'refused' : 'done' });
  if (refusal) return refusal;
  if (wished.refused) return tooEasy;
  if (account) await tellOwner(parts, account, asker);
  return fine;
}
