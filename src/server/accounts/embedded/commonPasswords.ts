// Recognises easy passwords: those of published lists, and those with our name or the account's name or address.
import { dictionary } from '@zxcvbn-ts/language-common';

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

export function isCommonPassword(password: string, { userName, email }: Owner, brand: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  const typed = password.toLowerCase();
  const [mailbox = ''] = email.toLowerCase().split('@');
  const own = [...brand.toLowerCase().split(/[^\p{L}\d]+/u), userName.toLowerCase(), mailbox].filter(
    (word) => word.length >= shortest,
  );
  const word = typed.replace(/^[^a-z]+|(?<![^a-z])[^a-z]+$/g, '');
  if (common.has(typed) || (password.length - word.length <= 4 && common.has(word))) return true;
  return common.has(bare(typed)) || common.has(bare(stemOf(typed))) || own.some((name) => typed.includes(name));
}
