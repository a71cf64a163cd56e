// Another number for an account, or none: asked for with the password, a new one proven by a code that goes to it, told to the mailbox.
import { wholeForm } from '../../../shared/forms/Form.ts';
import type { Account } from '../../store/accounts.ts';
import {
  fine,
  refused,
  type Asker,
  type CodeSent,
  type Fine,
  type NewNumber,
  type Refusal,
} from '../AccountService.ts';
import { shownMobile } from '../shownAddress.ts';
import type { AccountParts } from './AccountParts.ts';
import { typedCode } from './codes.ts';
import { codeTries } from './counts.ts';
import { provePassword } from './guessing.ts';
import { leave } from './sendCode.ts';
import { refusalOf } from './useCode.ts';

const purpose = 'phone';

export async function askNumber(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  { mobile, password }: NewNumber,
): Promise<CodeSent | Refusal> {
  const refusal = await provePassword(parts, account, asker, password, 'mobileChanged');
  if (refusal) return refusal;
  const wish = { purpose, email: account.email, method: 'sms' } as const;
  const sent = await leave(parts, wish, asker, { to: account, way: { account: account.id, number: mobile } });
  return sent.kind === 'refused' ? sent : { ...sent, to: shownMobile(mobile) };
}

/** Until then the number of before stands. */
export async function confirmNumber(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  code: string,
): Promise<Fine | Refusal> {
  const { codes, mails } = parts;
  const { accounts, outbox } = await parts.store();
  const receiver = codes.receiver(account.email, 'sms');
  const refusal = refusalOf(
    await accounts.numberByCode({
      receivers: [receiver],
      purpose,
      hash: codes.hash(account.id, purpose, typedCode(code)),
      // Only who is logged in comes here.
      tries: codeTries(receiver, '', true),
    }),
  );
  if (refusal) return refusal;
  await outbox.add([mails.word('number', account, asker.origin)]);
  await parts.record(account.id, 'mobileChanged', asker);
  parts.wake();
  return fine;
}

export async function removeNumber(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  password: string,
): Promise<Fine | Refusal> {
  const refusal = await provePassword(parts, account, asker, password, 'mobileChanged');
  if (refusal) return refusal;
  const { accounts, outbox } = await parts.store();
  if (!(await accounts.removeNumber(account.id))) return refused(wholeForm, 'emailUnverified');
  await outbox.add([parts.mails.word('numberRemoved', account, asker.origin)]);
  await parts.record(account.id, 'mobileChanged', asker);
  parts.wake();
  return fine;
}
