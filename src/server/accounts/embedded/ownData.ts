// What an owner changes of their account by its password: the name they log in by, the password itself; and, by a press, the language of their mails and whether news come.
import type { LocaleCode } from '../../../shared/i18n/locales.ts';
import type { AccountFacts } from '../../../shared/facts/facts.ts';
import type { Account } from '../../store/accounts.ts';
import { fine, refused, tooMany, type Asker, type Fine, type LoggedIn, type Refusal } from '../AccountService.ts';
import { languageOf } from './accountMails.ts';
import type { AccountParts } from './AccountParts.ts';
import { companyOf } from './company.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { renames } from './counts.ts';
import { provePassword } from './guessing.ts';
import { entered } from './logIn.ts';

export async function ownOf(parts: AccountParts, account: Account): Promise<AccountFacts['own']> {
  const { mailboxChanges, consents } = await parts.store();
  const [mailbox, news, company] = await Promise.all([
    mailboxChanges.of(account.id),
    consents.of(account.id),
    companyOf(parts, account),
  ]);
  return { locale: languageOf(account), news, ...(mailbox && { mailbox }), company };
}

/** Which names are taken is told here as it is at the registration, and no more often. */
export async function rename(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  { userName, password }: { userName: string; password: string },
): Promise<Fine | Refusal> {
  const refusal = await provePassword(parts, account, asker, password, 'nameChanged');
  if (refusal) return refusal;
  if (isCommonPassword(password, { ...account, userName }, parts.brand)) return refused('userName', 'passwordCommon');
  const { ownData, counts, outbox } = await parts.store();
  const waitMs = await counts.take(renames(account.id));
  if (waitMs > 0) return tooMany(Math.ceil(waitMs / 1000));
  if (!(await ownData.rename(account.id, userName))) return refused('userName', 'userNameTaken');
  await outbox.add([parts.mails.word('name', account, asker.origin)]);
  await parts.record(account.id, 'nameChanged', asker);
  parts.wake();
  return fine;
}

/** Everybody else who is logged in is out; this browser goes on with a session of the new one. */
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
  const { ownData, outbox } = await parts.store();
  await ownData.replacePassword(account.id, hashed);
  await outbox.add([parts.mails.word('changed', account, asker.origin)]);
  await parts.record(account.id, 'reset', asker);
  parts.wake();
  return entered(parts, { ...account, password: hashed }, asker);
}

/** With the words that they read, which may be others tomorrow. */
export async function answerNews(
  { store, textsOf, brand }: AccountParts,
  { id }: Account,
  { locale }: Asker,
  given: boolean,
): Promise<Fine> {
  const text = textsOf(locale)('forms')('fields.marketing.label', { brand });
  await (await store()).consents.answer(id, { given, text });
  return fine;
}

export async function setLanguage({ store }: AccountParts, { id }: Account, locale: LocaleCode): Promise<Fine> {
  await (await store()).ownData.setLocale(id, locale);
  return fine;
}
