// Signatures over the password of an account, which a new password makes void: stamps of sessions, and marks of known browsers.
import type { Secrets } from '../../secrets.ts';
import type { Account } from '../../store/accounts.ts';

/** Bind a session to the password at log-in: a new password ends it, even a session that is written only afterwards. */
export type PasswordStamps = {
  of: (account: Account) => string;
  fits: (account: Account, stamp: string) => boolean;
};

/** Browsers that have logged in to an account before. Their marks stand in a cookie: the store keeps nothing about them. */
export type KnownBrowsers = {
  isKnown: (marks: string, account: Account | undefined) => boolean;
  /** New value of the cookie. */
  withMarkOf: (marks: string, account: Account) => string;
};

const mark = /^[\w-]{43}$/;
/** In a browser with more accounts, the oldest one is forgotten: the next log-in to it is reported as from a new browser. */
const mostMarks = 3;

const factsOf = ({ id, password }: Account): string => `${id} ${password}`;

export const passwordStamps = (secrets: Secrets): PasswordStamps => ({
  of: (account) => secrets.sign('passwordStamps', factsOf(account)),
  fits: (account, stamp) => secrets.isSigned('passwordStamps', factsOf(account), stamp),
});

export function knownBrowsers(secrets: Secrets): KnownBrowsers {
  const read = (marks: string): string[] => marks.split('.').filter((one) => mark.test(one));
  const isOf = (account: Account) => (one: string) => secrets.isSigned('knownBrowsers', factsOf(account), one);
  return {
    isKnown: (marks, account) => account !== undefined && read(marks).some(isOf(account)),
    withMarkOf(marks, account) {
      const isOwn = isOf(account);
      const others = read(marks).filter((one) => !isOwn(one));
      return [secrets.sign('knownBrowsers', factsOf(account)), ...others].slice(0, mostMarks).join('.');
    },
  };
}
