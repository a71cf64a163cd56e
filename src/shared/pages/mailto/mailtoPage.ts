// Defines the page that opens a mail: it accepts one plain address and four known fields, no other mail header.
import { everywhere, page, type AskedQuery } from '../page.ts';
import { typed } from '../query.ts';

const address = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,4}$/;
const fields = ['subject', 'body', 'cc', 'bcc'] as const;
const longest = 200;
const addressFields: readonly string[] = ['cc', 'bcc'];
/** Rejects all control characters, because mail programs differ in what ends a line, and escapes that a second decoding would turn into one. */
const lineBreak = /[\p{Cc}\u2028\u2029]|%0[ad]/iu;

const isGood = (name: string, value: AskedQuery[string]): boolean =>
  value === undefined ||
  (typeof value === 'string' &&
    value.length <= longest &&
    !lineBreak.test(value) &&
    (!addressFields.includes(name) || address.test(value)));

export const mailtoPage = page({
  id: 'mailto',
  path: 'mailto/:to',
  params: { to: (raw) => raw },
  locales: everywhere,
  chunk: 'mailto',
  query: Object.fromEntries(fields.map((name) => [name, typed(longest)])),
  index: false,
  refuse: ({ params: { to = '' }, query }) =>
    address.test(to) && !lineBreak.test(to) && fields.every((name) => isGood(name, query[name])) ? undefined : 400,
});
