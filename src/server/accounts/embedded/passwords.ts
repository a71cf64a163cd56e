// Passwords: hashed and compared (argon2id of node:crypto, two at once, stored in the portable PHC format), refused when they are
// easy, and signed over in sessions and browsers, which a new password makes void.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { dictionary } from '@zxcvbn-ts/language-common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { NeighbourFault } from '../../ops/faults.ts';
import type { Secrets } from '../../secrets.ts';
import type { Account } from '../../store/accounts.ts';

const derive = promisify(argon2);

/** OWASP's smallest recommended cost: some 50 ms, and 19 MiB each while it lasts. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagLength = 32;

/** Two use a core and 38 MiB. When `mostWaiting` wait, further visitors are asked to try again. */
const atOnce = 2;
const mostWaiting = 40;

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Without a stored hash it answers false after the same time, so that timing does not reveal which accounts exist. */
  matches: (password: string, stored: string | undefined) => Promise<boolean>;
};

type Parsed = { memory: number; passes: number; parallelism: number; nonce: Buffer; tag: Buffer };

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

const encoded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

function parse(stored: string): Parsed | undefined {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(stored) ?? [];
  if (!memory) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

export function openPasswords(): Passwords {
  const queue = bulkhead(atOnce, mostWaiting);
  const run = (password: string, options: Omit<Parsed, 'tag'>): Promise<Buffer> =>
    queue
      .execute(() => derive('argon2id', { ...options, message: password.normalize('NFKC'), tagLength }))
      .catch((error: unknown) => {
        throw error instanceof BulkheadRejectedError
          ? new NeighbourFault('crowded', 'Too many passwords at once')
          : error;
      });
  /** Stands in for a missing hash: no password gives this tag. */
  const nobody: Parsed = { ...cost, nonce: randomBytes(saltBytes), tag: Buffer.alloc(tagLength) };

  return {
    async hash(password) {
      const nonce = randomBytes(saltBytes);
      const tag = await run(password, { ...cost, nonce });
      const { memory, passes, parallelism } = cost;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encoded(nonce)}$${encoded(tag)}`;
    },

    async matches(password, stored) {
      const { tag, ...options } = (stored && parse(stored)) || nobody;
      return timingSafeEqual(await run(password, options), tag);
    },
  };
}

type Owner = { userName: string; email: string };

/** Undoes what password rules make people do to a word, such as "p@ssw0rd". */
const bare = (typed: string): string =>
  typed
    .replace(/[@4]/g, 'a')
    .replace(/[3]/g, 'e')
    .replace(/[1!|]/g, 'i')
    .replace(/[0]/g, 'o')
    .replace(/[$5]/g, 's')
    .replace(/(?<![^a-z])[^a-z]+$/, '');

/** Removes digits and signs at the end before `bare` reads them as letters, as it would in "p@ssword12". */
const stemOf = (typed: string): string => /^(.*[a-z])[^a-z]{1,4}$/.exec(typed)?.[1] ?? typed;

/** Shorter words are parts of many good passwords. */
const shortest = 4;

let common: ReadonlySet<string> | undefined;

/** Recognises easy passwords: those of published lists, and those with our name or the account's name or address. */
export function isCommonPassword(password: string, { userName, email }: Owner, brand: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  // As it is hashed: wide letters are the same password as plain ones.
  const plain = password.normalize('NFKC');
  const typed = plain.toLowerCase();
  const [mailbox = ''] = email.toLowerCase().split('@');
  const own = [...brand.toLowerCase().split(/[^\p{L}\d]+/u), userName.toLowerCase(), mailbox].filter(
    (word) => word.length >= shortest,
  );
  const word = typed.replace(/^[^a-z]+|(?<![^a-z])[^a-z]+$/g, '');
  if (common.has(typed) || (plain.length - word.length <= 4 && common.has(word))) return true;
  return common.has(bare(typed)) || common.has(bare(stemOf(typed))) || own.some((name) => typed.includes(name));
}

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
