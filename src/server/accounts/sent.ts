// What came with a call of accounts, by name; what is no field of a form has no rule, so its length is looked at here.
import type { Request } from 'express';

/** More sessions than anybody ends at once. */
const mostValues = 50;

/** The longest are those of passkeys: their names have 1,023 bytes at most. */
const longest = {
  areaCode: 16,
  code: 64,
  id: 1_400,
  link: 64,
  mobile: 64,
  next: 500,
  otp: 64,
  passkey: 1_400,
  password: 128,
};

/** Lists in lists without end are no values; writing them as text would end in a stack that overflows. */
const isPlain = (value: unknown): boolean => typeof value !== 'object';

export function fieldsOf({ body }: Request): Map<string, string[]> {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return new Map(
    entries.map(([name, value]) => [name, [value].flat().slice(0, mostValues).filter(isPlain).map(String)]),
  );
}

/** What is longer than it can be is as if it were not there. */
export const textsIn = (request: Request, name: keyof typeof longest): string[] =>
  (fieldsOf(request).get(name) ?? []).filter((text) => text.length <= longest[name]);

export const textIn = (request: Request, name: keyof typeof longest): string => textsIn(request, name)[0] ?? '';
