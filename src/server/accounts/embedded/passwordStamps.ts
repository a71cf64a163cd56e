// What binds a session to the password it began with: a new one ends it, also if it is written down only afterwards.
import type { Secrets } from '../../secrets.ts';
import type { Account } from '../../store/accounts.ts';

export type PasswordStamps = {
  of: (account: Account) => string;
  fits: (account: Account, stamp: string) => boolean;
};

const factsOf = ({ id, password }: Account): string => `${id} ${password}`;

export const passwordStamps = (secrets: Secrets): PasswordStamps => ({
  of: (account) => secrets.sign('passwordStamps', factsOf(account)),
  fits: (account, stamp) => secrets.isSigned('passwordStamps', factsOf(account), stamp),
});
