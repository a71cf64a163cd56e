// THE table of the forms of accounts: what each asks, in which order, on both sides.
import type { AccountForm, AccountFormId } from '../AccountForm.ts';
import {
  account,
  agent,
  agreement,
  areaCode,
  code,
  confirm,
  decision,
  email,
  knownPassword,
  method,
  mobile,
  newPassword,
  otp,
  sameTwice,
  userName,
} from './accountFields.ts';

const table: Readonly<Record<AccountFormId, Omit<AccountForm, 'id'>>> = {
  login: { groups: [[account, knownPassword]] },
  register: {
    check: 'first',
    groups: [[agreement], [userName, email, areaCode, mobile, agent, newPassword, confirm]],
    rules: [sameTwice],
  },
  forgot: {
    check: 'sending',
    sendsTo: ['method', 'email'],
    groups: [
      [method, email],
      [code, newPassword, confirm],
    ],
    rules: [sameTwice],
  },
  // Who was sent the code chooses the password: whoever registered may be somebody else.
  activate: {
    check: 'sending',
    sendsTo: ['method', 'email'],
    groups: [
      [method, email],
      [code, newPassword, confirm],
    ],
    rules: [sameTwice],
  },
  verify: { check: 'first', groups: [[email]] },
  second: { groups: [[otp]] },
  reset: { groups: [[newPassword, confirm]], rules: [sameTwice] },
  // As with `activate`.
  confirm: { groups: [[newPassword, confirm]], rules: [sameTwice] },
  mailboxOld: { groups: [[decision]] },
  // Whoever reads it need not be who wants it for this account: its password shows that.
  mailboxNew: { groups: [[knownPassword]] },
  // Of the account that the invited mailbox has.
  company: { groups: [[knownPassword]] },
};

export const accountForm = (id: AccountFormId): AccountForm => ({ id, ...table[id] });

/** What stands on each side of the button that sends a code. */
export const codeFields = ({ groups, rules, sendsTo = [] }: AccountForm): Pick<AccountForm, 'groups' | 'rules'> => ({
  groups: groups.map((group) => group.filter(({ name }) => sendsTo.includes(name))),
  ...(rules && { rules: [] }),
});
