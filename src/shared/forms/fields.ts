// The fields that several forms share.
import type { Field } from './Form.ts';
import {
  companyDomain as domainRule,
  email as emailRule,
  longestMessage,
  message as messageRule,
  phone as phoneRule,
  within,
} from './rules.ts';

export const lastName: Field = {
  name: 'lastName',
  kind: 'text',
  required: true,
  error: 'lastName',
  empty: 'lastNameEmpty',
  rule: within([1, 20], 'lastName'),
  autocomplete: 'family-name',
  half: true,
};
export const firstName: Field = {
  name: 'firstName',
  kind: 'text',
  required: true,
  error: 'firstName',
  empty: 'firstNameEmpty',
  rule: within([1, 20], 'firstName', { pt: [2, 20] }),
  autocomplete: 'given-name',
  half: true,
};
const oneName = {
  name: 'name',
  kind: 'text',
  required: true,
  error: 'name',
  empty: 'nameEmpty',
  rule: within([2, 20], 'name'),
  autocomplete: 'name',
} as const satisfies Field;
export const fullName: Field = { ...oneName, half: true };
/** For forms with no field beside it. */
export const fullNameAlone: Field = oneName;
export const phone: Field = {
  name: 'phone',
  hint: true,
  kind: 'tel',
  required: true,
  error: 'phone',
  rule: phoneRule,
  autocomplete: 'tel',
  half: true,
  suggest: 'callingCodes',
};
export const email: Field = {
  name: 'email',
  hint: true,
  kind: 'email',
  required: true,
  error: 'emailContact',
  empty: 'emailEmpty',
  rule: emailRule('emailContact'),
  autocomplete: 'email',
  half: true,
};
export const company: Field = {
  name: 'company',
  kind: 'text',
  required: true,
  error: 'company',
  empty: 'companyEmpty',
  rule: within([1, 50], 'company'),
  autocomplete: 'organization',
  half: true,
};
const countryName = {
  name: 'country',
  kind: 'text',
  required: true,
  error: 'country',
  empty: 'countryEmpty',
  rule: within([2, 100], 'country'),
  autocomplete: 'country-name',
  suggest: 'countries',
} as const satisfies Field;
export const country: Field = { ...countryName, half: true };
/** For forms with no field beside it. */
export const countryAlone: Field = countryName;
export const companyDomain: Field = {
  name: 'companyDomain',
  hint: true,
  kind: 'plain',
  required: true,
  error: 'companyDomain',
  rule: domainRule,
  half: true,
};
export const message: Field = {
  name: 'message',
  hint: true,
  kind: 'message',
  required: true,
  error: 'required',
  rule: messageRule,
  most: longestMessage,
};
/** May be left out, so it may also be short. Its form asks for nothing in particular: it has no hint. */
export const remark: Field = {
  name: 'message',
  kind: 'message',
  required: false,
  error: 'required',
  rule: within([1, longestMessage], 'messageLong'),
  most: longestMessage,
};
export const attachments: Field = {
  name: 'attachments',
  hint: true,
  kind: 'files',
  required: false,
  error: 'filesType',
};
export const marketing: Field = { name: 'marketing', kind: 'tick', required: false, error: 'required' };

/** The visitor's wish, from the link to the form. */
export const carried: readonly Field[] = ['product', 'plan', 'type'].map((name) => ({
  name,
  kind: 'carried',
  required: false,
  error: 'required',
}));

/** The whole signed code of the estimate to quote. */
export const estimate: Field = { name: 'estimate', kind: 'carried', required: false, error: 'required', most: 1950 };

/** Tells a carried wish from the plan field that visitors fill in themselves. */
export const isCarriedWish = ({ name, kind }: Field): boolean => name === 'plan' && kind === 'carried';

export const cloudNames = ['aws', 'gcp', 'azure', 'alibaba', 'tencent', 'huawei'] as const;
export type CloudName = (typeof cloudNames)[number];
export const serviceNames = [
  'cloud',
  'cdn',
  'ddos',
  'database',
  'relocation',
  'integration',
  'proxy',
  'sms',
  'other',
] as const;
export type ServiceName = (typeof serviceNames)[number];
/** The ways to work together. */
export const directionNames = [
  'distribution',
  'agent',
  'jointVenture',
  'marketing',
  'industryUniversity',
  'other',
] as const;
export const industryNames = [
  'gaming',
  'ecommerce',
  'streaming',
  'finance',
  'education',
  'healthcare',
  'manufacturing',
  'government',
  'media',
  'startup',
  'other',
] as const;
export const industryCategory: Field = {
  name: 'industryCategory',
  kind: 'select',
  required: false,
  error: 'required',
  options: industryNames,
  half: true,
};
