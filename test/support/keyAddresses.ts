// An address of each kind that opens something to whoever holds it, and the key in it.
import { randomBytes } from 'node:crypto';

const hash = randomBytes(20).toString('hex');
const upload = randomBytes(16).toString('hex');
const token = `A1-${randomBytes(18).toString('base64url')}`;
const percent = (text: string): string => text.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Kind, address, and what must not be found of it. */
export const keyAddresses: readonly (readonly [string, string, string])[] = [
  ['a link to verify, for a new password, an invitation', `/en/${hash}`, hash],
  ['the same in capitals', `/en/${hash.toUpperCase()}`, hash.toUpperCase()],
  [
    'the same with a letter written otherwise',
    `/en/%${hash.charCodeAt(0).toString(16)}${hash.slice(1)}`,
    hash.slice(1),
  ],
  ['the same written otherwise as a whole', `/en/${percent(hash)}`, percent(hash)],
  ['the same after a long way', `/en/${'long-way/'.repeat(19)}${hash}`, hash.slice(0, 20)],
  ['an upload under way', `/webapi/upload/${upload}?draft=${token}`, upload],
  ['a file of an enquiry', `/attachment/${upload}.pdf?until=1&signature=${token}`, token],
  ['what is kept under a mixed key', `/en/estimate/${token}`, token],
  ['a query', `/en/login?token=${token}`, token],
];
