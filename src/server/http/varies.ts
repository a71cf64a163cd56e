// THE declaration of what may vary a page that all share: cache key, Vary and the fast path are made from it alone.
import type { IncomingMessage } from 'node:http';
import type { Varies, VaryName } from '../../shared/pages/page.ts';
import type { Site } from './sites.ts';

/** As cookie-parser reads them. */
export type Cookies = Readonly<Record<string, unknown>>;

type Declared<V extends VaryName> = {
  header: 'Cookie';
  read: (cookies: Cookies) => Varies[V];
  /** Written in keys; different for every value. */
  key: (value: Varies[V]) => string;
};

const declared: { readonly [V in VaryName]: Declared<V> } = {
  consent: {
    header: 'Cookie',
    read: ({ consent }) => consent === 'accept' || consent === 'reject',
    key: (given) => (given ? '' : '#ask'),
  },
};

const all = Object.keys(declared) as VaryName[];

export const readVaries = (cookies: Cookies): Varies => ({ consent: declared.consent.read(cookies) });

export const keyOf = (varies: Varies, names: readonly VaryName[] = all): string =>
  names.map((name) => declared[name].key(varies[name])).join('');

/** Names what a ready page was made for: the whole of what may differ, as it came, and all that may vary a page. */
export const addressKey = ({ headers, url, visitor }: IncomingMessage, { host, defaultLocale }: Site): string =>
  `${headers.host} ${host} ${defaultLocale} ${keyOf(visitor.varies)} ${url}`;

/** Of a page that all share; whatever belongs to one visitor came with his cookies. */
export const varyHeader = (names: readonly VaryName[] = all): string =>
  ['Accept-Encoding', ...new Set(names.map((name) => declared[name].header))].join(', ');
