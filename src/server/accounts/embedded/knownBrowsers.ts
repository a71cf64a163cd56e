// Which accounts a browser has logged in to before: marks in a cookie that only we can make, so that we keep nothing of it.
import type { Secrets } from '../../secrets.ts';
import type { Account } from '../../store/accounts.ts';

export type KnownBrowsers = {
  isKnown: (marks: string, account: Account) => boolean;
  /** What the browser is to hold from now on. */
  withMarkOf: (marks: string, account: Account) => string;
};

const mark = /^[\w-]{43}$/;
/** People with more accounts in one browser are told of it once more. */
const mostMarks = 3;

/** Of the password too: with a new one every browser is new. */
const factsOf = ({ id, password }: Account): string => `${id} ${password}`;

export function knownBrowsers(secrets: Secrets): KnownBrowsers {
  const read = (marks: string): string[] => marks.split('.').filter((one) => mark.test(one));
  const isOf = (account: Account) => (one: string) => secrets.isSigned('knownBrowsers', factsOf(account), one);
  return {
    isKnown: (marks, account) => read(marks).some(isOf(account)),
    withMarkOf(marks, account) {
      const isOwn = isOf(account);
      const others = read(marks).filter((one) => !isOwn(one));
      return [secrets.sign('knownBrowsers', factsOf(account)), ...others].slice(0, mostMarks).join('.');
    },
  };
}
