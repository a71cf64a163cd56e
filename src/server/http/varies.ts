// The only declaration of what may vary a shared page: cache key, Vary header and fast path are all made from it.
import type { IncomingMessage } from 'node:http';
import type { Varies, VaryName } from '../../shared/pages/page.ts';
import { kept } from '../../shared/storage/kept.ts';
import type { Site } from './sites.ts';

/** As cookie-parser reads them. */
export type Cookies = Readonly<Record<string, unknown>>;

type Declared<V extends VaryName> = {
  header: 'Cookie';
  read: (cookies: Cookies) => Varies[V];
  /** Part of the cache key, different for every value. */
  key: (value: Varies[V]) => string;
};

const declared: { readonly [V in VaryName]: Declared<V> } = {
  consent: {
    header: 'Cookie',
    read: ({ [kept.consent.name]: consent }) => consent === 'accept' || consent === 'reject',
    key: (given) => (given ? '' : '#ask'),
  },
};

const all = Object.keys(declared) as VaryName[];

export const readVaries = (cookies: Cookies): Varies => ({ consent: declared.consent.read(cookies) });

export const keyOf = (varies: Varies, names: readonly VaryName[] = all): string =>
  names.map((name) => declared[name].key(varies[name])).join('');

/** Cache key of a ready page by its address: host and URL as they came, the site, and everything that may vary the page. */
export const addressKey = ({ headers, url, visitor }: IncomingMessage, { host, defaultLocale }: Site): string =>
  `${headers.host} ${host} ${defaultLocale} ${keyOf(visitor.varies)} ${url}`;

/** For the names that vary a shared page. A page of one visitor uses the default: it depends on their cookies. */
export const varyHeader = (names: readonly VaryName[] = all): string =>
  ['Accept-Encoding', ...new Set(names.map((name) => declared[name].header))].join(', ');
