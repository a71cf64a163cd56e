// Limits what a static part can read by how long its HTML is kept: HTML that outlives a request must not depend on it. Reads
// that do differ between requests are reported.
import type { NeedName, ReadNeed, SharedNeedName, VisitorNeeds } from '../../shared/app/needs.ts';
import type { PageInfo } from '../../shared/app/PageContext.ts';
import type { PartScope } from '../../shared/app/staticPart.tsx';

/** Needs of one visitor, or of one moment. */
const ofOne = [
  'visitor',
  'account',
  'estimate',
  'call',
  'calls',
  'subscription',
] as const satisfies readonly (keyof VisitorNeeds)[];

/** Needs that also depend on the query of the address. */
const queryNeeds = ['newsPage', 'newsNear', 'questionsFound', 'siteFound'] as const satisfies readonly SharedNeedName[];
export type QueryNeed = (typeof queryNeeds)[number];

type Names = { info: readonly (keyof PageInfo)[]; needs: readonly NeedName[] };

/** What a part cannot read. HTML of the scope `site` is kept for all pages, of `page` for all visitors of one page. */
const outOfReach: Readonly<Record<PartScope, Names>> = {
  site: {
    info: ['page', 'path', 'query', 'params', 'form'],
    needs: ['article', 'story', ...queryNeeds, ...ofOne],
  },
  page: { info: ['form'], needs: ofOne },
  request: { info: [], needs: [] },
};

/** What differs between requests for one path: a part that reads it is not kept for all of them. */
const own: Readonly<Record<PartScope, Names>> = {
  site: { info: [], needs: [] },
  page: { info: ['query'], needs: queryNeeds },
  request: { info: ['query', 'params', 'form'], needs: [...queryNeeds, ...ofOne] },
};

const refuse = (scope: PartScope, name: string): never => {
  throw new Error(`A static part of scope ${scope} read ${name}, which changes while its HTML is kept`);
};

/** `onOwn`: called at each read of something that is of this request alone. */
export function scopedInfo(info: PageInfo, scope: PartScope, onOwn: () => void): PageInfo {
  const hidden = outOfReach[scope].info.map((name) => [name, { get: () => refuse(scope, name), enumerable: true }]);
  const watched = own[scope].info.map((name) => [name, { get: () => (onOwn(), info[name]), enumerable: true }]);
  return Object.defineProperties({ ...info }, Object.fromEntries([...hidden, ...watched]));
}

export function scopedRead(read: ReadNeed, scope: PartScope, onOwn: () => void): ReadNeed {
  const [refused, watched] = [outOfReach[scope].needs, own[scope].needs];
  return (name) => {
    if (refused.includes(name)) return refuse(scope, name);
    if (watched.includes(name)) onOwn();
    return read(name);
  };
}
