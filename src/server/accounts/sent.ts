// What came with a call of accounts, by name; what is no field of a form has no rule, so its length is looked at here.
import type { Request } from 'express';
import { longestCode } from '../../shared/facts/Estimate.ts';
import { listsOf } from '../forms/receiveBody.ts';

/** The longest are those of passkeys: their names have 1,023 bytes at most. */
const longest = {
  areaCode: 16,
  code: 64,
  confirm: 128,
  email: 254,
  estimate: longestCode,
  given: 8,
  id: 1_400,
  link: 64,
  mails: 16,
  mobile: 64,
  name: 80,
  newPassword: 128,
  next: 500,
  otp: 64,
  passkey: 1_400,
  password: 128,
  userName: 64,
};

export const fieldsOf = ({ body }: Request): Map<string, string[]> => listsOf(body);

/** What is longer than it can be is as if it were not there. */
export const textsIn = (request: Request, name: keyof typeof longest): string[] =>
  (fieldsOf(request).get(name) ?? []).filter((text) => text.length <= longest[name]);

export const textIn = (request: Request, name: keyof typeof longest): string => textsIn(request, name)[0] ?? '';
