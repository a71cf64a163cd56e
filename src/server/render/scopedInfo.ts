// Limits what a static part can read by how long its HTML is kept: HTML that outlives a request must not depend on it. Reads
// that do differ between requests are reported.
import type { NeedName, ReadNeed, SharedNeedName, VisitorNeeds } from '../../shared/app/needs.ts';
import type { PageInfo } from '../../shared/app/PageContext.ts';
import type { PartScope } from '../../shared/app/staticPart.tsx';

/**
 * Of what a value is: of the whole site on one day, of one page, of the parameters of its address, of its query, or of one visitor or moment.
 * What changes within a day is of a page, because only the keys of pages hold their turn.
 */
type Of = 'site' | 'page' | 'params' | 'query' | 'one';

const infoOf: { readonly [Name in keyof PageInfo]: Of } = {
  locale: 'site',
  host: 'site',
  today: 'site',
  buildId: 'site',
  facts: 'site',
  href: 'site',
  isPage: 'site',
  has: 'site',
  page: 'page',
  path: 'page',
  params: 'params',
  query: 'query',
  form: 'one',
};

const visitorNeeds = {
  visitor: 'one',
  account: 'one',
  estimate: 'one',
  call: 'one',
  calls: 'one',
  subscription: 'one',
} as const satisfies Record<keyof VisitorNeeds, Of>;

/** The only sources that see the query. */
const queryNeeds = {
  newsPage: 'query',
  newsNear: 'query',
  questionsFound: 'query',
  siteFound: 'query',
} as const satisfies Partial<Record<SharedNeedName, Of>>;
export type QueryNeed = keyof typeof queryNeeds;

/** With the former the only sources that see the parameters of the address, or when a form was sent. */
const pageNeeds = {
  article: 'page',
  story: 'page',
  pageCode: 'page',
  desk: 'page',
} as const satisfies Partial<Record<SharedNeedName, Of>>;
export type PageNeed = keyof typeof pageNeeds;

const needsOf: { readonly [Name in NeedName]?: Of } = {
  ...visitorNeeds,
  ...queryNeeds,
  ...pageNeeds,
  latestNews: 'page',
};

/** What a part cannot read. HTML of the scope `site` is kept for all pages, of `page` for all visitors of one page. */
const refused: Readonly<Record<PartScope, readonly Of[]>> = {
  site: ['page', 'params', 'query', 'one'],
  page: ['one'],
  request: [],
};

/** What differs between requests for one path: a part that reads it is not kept for all of them. */
const own: Readonly<Record<PartScope, readonly Of[]>> = {
  site: [],
  page: ['query'],
  request: ['params', 'query', 'one'],
};

const infoNames = Object.keys(infoOf) as (keyof PageInfo)[];
const namesOf = (kinds: readonly Of[]) => infoNames.filter((name) => kinds.includes(infoOf[name]));

const refuse = (scope: PartScope, name: string): never => {
  throw new Error(`A static part of scope ${scope} read ${name}, which changes while its HTML is kept`);
};

/** `onOwn`: called at each read of something that is of this request alone. */
export function scopedInfo(info: PageInfo, scope: PartScope, onOwn: () => void): PageInfo {
  const hidden = namesOf(refused[scope]).map((name) => [name, { get: () => refuse(scope, name), enumerable: true }]);
  const watched = namesOf(own[scope]).map((name) => [name, { get: () => (onOwn(), info[name]), enumerable: true }]);
  return Object.defineProperties({ ...info }, Object.fromEntries([...hidden, ...watched]));
}

export function scopedRead(read: ReadNeed, scope: PartScope, onOwn: () => void): ReadNeed {
  return (name) => {
    const kind = needsOf[name] ?? 'site';
    if (refused[scope].includes(kind)) return refuse(scope, name);
    if (own[scope].includes(kind)) onOwn();
    return read(name);
  };
}
