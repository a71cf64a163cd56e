// The only declaration of what of a visitor may vary a shared page: views, cache keys, Vary header and fast path are all made from it.
import type { IncomingMessage } from 'node:http';
import type { Varies } from '../../shared/pages/page.ts';
import { kept } from '../../shared/storage/kept.ts';
import type { Site } from './sites.ts';

/** As cookie-parser reads them. */
export type Cookies = Readonly<Record<string, unknown>>;

type Declared<Value> = {
  header: 'Cookie';
  read: (cookies: Cookies) => Value;
  /** Part of cache keys, different for every value, without spaces. */
  key: (value: Value) => string;
};

const declared: { readonly [Name in keyof Varies]: Declared<Varies[Name]> } = {
  consent: {
    header: 'Cookie',
    read: ({ [kept.consent.name]: consent }) => consent === 'accept' || consent === 'reject',
    key: (given) => (given ? '' : '#ask'),
  },
};

const names = Object.keys(declared) as (keyof Varies)[];

export const readVaries = (cookies: Cookies): Varies => ({ consent: declared.consent.read(cookies) });

export const keyOf = (varies: Varies): string =>
  names.map(<Name extends keyof Varies>(name: Name) => declared[name].key(varies[name])).join(' ');

/**
 * Finds a ready page before there is a view: host and URL as they came, the site, and everything of a visitor that may vary the page.
 * The key of the page itself is in `render/viewKeys.ts`.
 */
export const addressKey = ({ headers, url, visitor }: IncomingMessage, { host, defaultLocale }: Site): string =>
  `${headers.host} ${host} ${defaultLocale} ${keyOf(visitor.varies)} ${url}`;

export const varyHeader = ['Accept-Encoding', ...new Set(names.map((name) => declared[name].header))].join(', ');
