// Changes or removes the phone number of an account: needs the password, proves a new number by a code, and mails a notice.
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
import { shownMobile } from '../../messages/shownAddress.ts';
import type { AccountParts } from './AccountParts.ts';
import { typedCode } from './codes.ts';
import { codeTries } from './counts.ts';
import { provePassword } from './logIn.ts';
import { sendCodeTo } from './sendCode.ts';
import { refusalOf } from './verifyAndReset.ts';

const purpose = 'phone';

export async function askNumber(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  { mobile, password }: NewNumber,
): Promise<CodeSent | Refusal> {
  const refusal = await provePassword(parts, account, asker, password, 'mobileChanged');
  if (refusal) return refusal;
  const asked = { purpose, email: account.email, method: 'sms' } as const;
  const way = { account: account.id, number: mobile };
  // Only logged-in visitors get here: they count as a known browser.
  const sent = await sendCodeTo(parts, asked, asker, { to: account, way, isKnown: true });
  return sent.kind === 'refused' ? sent : { ...sent, to: shownMobile(mobile) };
}

/** The old number stays until this succeeds. */
export async function confirmNumber(
  parts: AccountParts,
  account: Account,
  asker: Asker,
  code: string,
): Promise<Fine | Refusal> {
  const { codes, mails } = parts;
  const { accounts } = await parts.store();
  const told = parts.told([[account.id, 'mobileChanged']], asker, [mails.notice('number', account, asker.origin)]);
  const receiver = codes.receiver(account.email, 'sms');
  const refusal = refusalOf(
    await accounts.numberByCode(
      {
        receivers: [receiver],
        purpose,
        hash: codes.hash(account.id, purpose, typedCode(code)),
        tries: codeTries(receiver, '', true),
      },
      account.password,
      told,
    ),
  );
  if (refusal) return refusal;
  parts.logAndSend(told);
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
  const { accounts } = await parts.store();
  const notice = parts.mails.notice('numberRemoved', account, asker.origin);
  const told = parts.told([[account.id, 'mobileChanged']], asker, [notice]);
  if (!(await accounts.removeNumber(account.id, told))) return refused(wholeForm, 'emailUnverified');
  parts.logAndSend(told);
  return fine;
}
