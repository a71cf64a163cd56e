// The table of account forms: the fields of each, in order, for browser and server.
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
  // The reader of the mailbox sets the password here: the person who registered the address may be somebody else.
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
  // Same reason as `activate`.
  confirm: { groups: [[newPassword, confirm]], rules: [sameTwice] },
  mailboxOld: { groups: [[decision]] },
  // The reader of the new mailbox may not be the account's owner; the account's password proves that they are.
  mailboxNew: { groups: [[knownPassword]] },
  // The password of the account that belongs to the invited mailbox.
  company: { groups: [[knownPassword]] },
};

export const accountForm = (id: AccountFormId): AccountForm => ({ id, ...table[id] });

/** Only the fields needed to send a code. */
export const codeFields = ({ groups, rules, sendsTo = [] }: AccountForm): Pick<AccountForm, 'groups' | 'rules'> => ({
  groups: groups.map((group) => group.filter(({ name }) => sendsTo.includes(name))),
  ...(rules && { rules: [] }),
});
