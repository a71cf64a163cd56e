// The fields of account forms.
import type { ChoiceField, Field, FormRule, TextField } from '../Form.ts';
import { email as emailRule, phone, within } from '../rules.ts';
import { code as codeRule, password as passwordRule, userName as nameRule } from './accountRules.ts';

/** The longest possible mail address. A longer name matches no account, and the message for both is the same. */
const mostName = 254;
/** Longer than any password we ever allowed. */
const mostPassword = 128;

export const account: TextField = {
  name: 'account',
  kind: 'plain',
  required: true,
  error: 'required',
  rule: within([1, mostName], 'loginFailed'),
  autocomplete: 'username',
};

export const knownPassword: TextField = {
  name: 'password',
  kind: 'password',
  required: true,
  error: 'required',
  rule: within([1, mostPassword], 'loginFailed'),
  autocomplete: 'current-password',
};

export const agreement: Field = { name: 'agreement', kind: 'agreement', required: true, error: 'agreementFirst' };

export const userName: TextField = {
  name: 'userName',
  hint: true,
  kind: 'plain',
  required: true,
  error: 'userName',
  rule: nameRule,
  autocomplete: 'username',
  half: true,
};

export const email: TextField = {
  name: 'email',
  kind: 'email',
  required: true,
  error: 'email',
  empty: 'emailEmpty',
  rule: emailRule('email'),
  autocomplete: 'email',
  half: true,
};

export const areaCode: Field = { name: 'areaCode', kind: 'areaCode', required: false, error: 'phone' };

export const mobile: TextField = {
  name: 'mobile',
  kind: 'tel',
  required: false,
  error: 'phone',
  rule: phone,
  autocomplete: 'tel-national',
  half: true,
};

export const agent: TextField = {
  name: 'agent',
  hint: true,
  kind: 'text',
  required: false,
  error: 'agentMissing',
  rule: within([1, 32], 'agentMissing'),
  half: true,
};

export const newPassword: TextField = {
  name: 'password',
  hint: true,
  kind: 'password',
  required: true,
  error: 'passwordRule',
  rule: passwordRule,
  autocomplete: 'new-password',
  measured: true,
};

export const confirm: TextField = {
  name: 'confirm',
  kind: 'password',
  required: true,
  error: 'passwordMismatch',
  rule: within([1, mostPassword], 'passwordMismatch'),
  repeats: 'password',
  autocomplete: 'new-password',
};

export const method: ChoiceField = {
  name: 'method',
  hint: true,
  kind: 'radios',
  required: true,
  error: 'method',
  options: ['email', 'sms'],
};

/** Asked by mail at the account's current address: whether the account may move to a new address. */
export const decision: ChoiceField = {
  name: 'decision',
  kind: 'radios',
  required: true,
  error: 'decision',
  options: ['move', 'keep'],
};

export const code: TextField = {
  name: 'code',
  kind: 'code',
  required: true,
  error: 'codeEmpty',
  rule: codeRule,
  autocomplete: 'one-time-code',
};

/** Six digits from an authenticator app, or a recovery code. */
export const otp: TextField = {
  name: 'otp',
  hint: true,
  kind: 'plain',
  required: true,
  error: 'codeEmpty',
  rule: within([1, 32], 'codeWrong'),
  autocomplete: 'one-time-code',
};

export const sameTwice: FormRule = ({ password, confirm: again }) =>
  again && password !== again ? { field: 'confirm', key: 'passwordMismatch' } : undefined;
