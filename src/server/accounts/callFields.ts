// Reads the parameters of account calls, and limits their length: those outside of forms have no other rule.
import type { Request } from 'express';
import { longestCode } from '../../shared/facts/Estimate.ts';
import { email as emailRule } from '../../shared/forms/rules.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { listsOf } from '../forms/receiveBody.ts';

/** Most characters of each. Ids of passkeys have at most 1,023 bytes. */
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

/** Ignores values that are too long. */
export const textsIn = (request: Request, name: keyof typeof longest): string[] =>
  (fieldsOf(request).get(name) ?? []).filter((text) => text.length <= longest[name]);

export const textIn = (request: Request, name: keyof typeof longest): string => textsIn(request, name)[0] ?? '';

/** The mailbox that was typed, in the same spelling that forms give it; undefined when it is none. */
export function mailboxIn(request: Request, locale: LocaleCode): string | undefined {
  const email = textIn(request, 'email').normalize('NFKC').trim();
  return email && !emailRule('email')(email, locale) ? email : undefined;
}
