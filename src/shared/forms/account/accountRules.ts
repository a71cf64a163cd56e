// The rules of account fields.
import type { Rule } from '../Form.ts';
import { lengthOf } from '../rules.ts';

export const userName: Rule = (value) => (/^[A-Za-z\d_-]{5,20}$/.test(value) ? undefined : { key: 'userName' });

export const passwordRange = { least: 8, most: 30 };

const passwordKinds = { digits: /\d/, lower: /\p{Ll}/u, upper: /\p{Lu}/u, symbols: /[^\p{L}\p{N}]/u } as const;

type PasswordKind = keyof typeof passwordKinds;

export const passwordKindNames: readonly PasswordKind[] = ['digits', 'lower', 'upper', 'symbols'];

export const hasKind = (value: string, kind: PasswordKind): boolean => passwordKinds[kind].test(value);

export const password: Rule = (value) => {
  const length = lengthOf(value);
  const kinds = passwordKindNames.filter((kind) => hasKind(value, kind)).length;
  const fine = length >= passwordRange.least && length <= passwordRange.most && kinds >= 3;
  return fine ? undefined : { key: 'passwordRule' };
};

export const code: Rule = (value) => (/^\d{6}$/.test(value) ? undefined : { key: 'codeWrong' });
