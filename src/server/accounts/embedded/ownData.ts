// Changes by the owner of an account: name and password (need the password), mail language, consent to news, estimates.
import type { LocaleCode } from '../../../shared/i18n/locales.ts';
import type { AccountFacts, SavedEstimate } from '../../../shared/facts/facts.ts';
import { wholeForm } from '../../../shared/forms/Form.ts';
import type { Account } from '../../store/accounts.ts';
import { fine, refused, type Asker, type Fine, type LoggedIn, type Refusal } from '../AccountService.ts';
import { languageOf } from './accountMails.ts';
import type { AccountParts } from './AccountParts.ts';
import { companyOf } from './company.ts';
import { isCommonPassword } from './passwords.ts';
import { newsConsents, renames, refusedFor } from './counts.ts';
import { provePassword, loggedIn } from './logIn.ts';

export async function ownOf(parts: AccountParts, account: Account): Promise<AccountFacts['own']> {
  const { mailboxChanges, consents } = await parts.store();
  const [mailbox, news, company] = await Promise.all([
    mailboxChanges.of(account.id),
    consents.of(account.id),
    companyOf(parts, account),
  ]);
  return { locale: languageOf(account), news, ...(mailbox && { mailbox }), company };
}

/** Tells whether a name is taken, as registration does, and limited like it. */
export async function rename(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  { userName, password }: { userName: string; password: string },
): Promise<Fine | Refusal> {
  const refusal = await provePassword(parts, account, asker, password, 'nameChanged');
  if (refusal) return refusal;
  if (isCommonPassword(password, { ...account, userName }, parts.brand)) return refused('userName', 'passwordCommon');
  const { ownData, counts } = await parts.store();
  const waitMs = await counts.take(renames(account.id));
  if (waitMs > 0) return refusedFor(waitMs);
  const told = parts.told([[account.id, 'nameChanged']], asker, [parts.mails.notice('name', account, asker.origin)]);
  if (!(await ownData.rename(account.id, userName, told))) return refused('userName', 'userNameTaken');
  parts.logAndSend(told);
  return fine;
}

/** Ends all sessions; this browser gets a new one. */
export async function changePassword(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<LoggedIn | Refusal> {
  const refusal = await provePassword(parts, account, asker, password, 'reset');
  if (refusal) return refusal;
  if (isCommonPassword(newPassword, account, parts.brand)) return refused('newPassword', 'passwordCommon');
  const hashed = await parts.passwords.hash(newPassword);
  const { ownData } = await parts.store();
  const told = parts.told([[account.id, 'reset']], asker, [parts.mails.notice('changed', account, asker.origin)]);
  if (!(await ownData.replacePassword(account.id, { from: account.password, to: hashed }, told))) {
    await parts.record(account.id, 'reset', asker, { outcome: 'refused' });
    return refused('password', 'loginFailed');
  }
  parts.logAndSend(told);
  return loggedIn(parts, { ...account, password: hashed }, asker);
}

/** Stores the text that was agreed to, since its wording may change later. */
export async function answerNews(
  { store, textsOf, brand }: AccountParts,
  { id }: Account,
  { locale }: Asker,
  given: boolean,
): Promise<Fine | Refusal> {
  const { consents, counts } = await store();
  const waitMs = given ? await counts.take(newsConsents(id)) : 0;
  if (waitMs > 0) return refusedFor(waitMs);
  const text = textsOf(locale)('forms')('fields.marketing.label', { brand });
  await consents.answer(id, { given, text });
  return fine;
}

export async function setLanguage({ store }: AccountParts, { id }: Account, locale: LocaleCode): Promise<Fine> {
  await (await store()).ownData.setLocale(id, locale);
  return fine;
}

export async function estimatesOf({ store }: AccountParts, { id }: Account): Promise<SavedEstimate[]> {
  const kept = await (await store()).savedEstimates.of(id);
  return kept.map(({ account: _own, ...estimate }) => estimate);
}

export async function saveEstimate(
  { store }: AccountParts,
  { id }: Account,
  kept: { name: string; code: string },
): Promise<Fine | Refusal> {
  return (await (await store()).savedEstimates.save(id, kept)) ? fine : refused(wholeForm, 'estimatesFull');
}

export async function renameEstimate(
  { store }: AccountParts,
  account: Account,
  { id, name }: { id: string; name: string },
): Promise<Fine | Refusal> {
  const isDone = await (await store()).savedEstimates.rename(account.id, id, name);
  return isDone ? fine : refused(wholeForm, 'estimateGone');
}

export async function removeEstimate({ store }: AccountParts, account: Account, id: string): Promise<Fine | Refusal> {
  const isDone = await (await store()).savedEstimates.remove(account.id, id);
  return isDone ? fine : refused(wholeForm, 'estimateGone');
}
