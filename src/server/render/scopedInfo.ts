// What a static part may know, by how long its HTML is kept: whatever lives longer than a request cannot read what is of one, and what follows one is told apart.
import type { NeedName, ReadNeed, SharedNeedName, VisitorNeeds } from '../../shared/app/needs.ts';
import type { PageInfo } from '../../shared/app/PageContext.ts';
import type { PartScope } from '../../shared/app/staticPart.tsx';

/** Of one visitor, or of one moment. */
const ofOne = [
  'visitor',
  'account',
  'estimate',
  'call',
  'calls',
  'news',
] as const satisfies readonly (keyof VisitorNeeds)[];

/** What the query of an address decides, too. */
const queryNeeds = ['newsPage', 'newsNear', 'questionsFound', 'siteFound'] as const satisfies readonly SharedNeedName[];
export type QueryNeed = (typeof queryNeeds)[number];

type Names = { info: readonly (keyof PageInfo)[]; needs: readonly NeedName[] };

/** Kept for all pages of a site, for all who look at one page, or not at all. */
const outOfReach: Readonly<Record<PartScope, Names>> = {
  site: {
    info: ['page', 'path', 'query', 'params', 'form'],
    needs: ['article', 'story', ...queryNeeds, ...ofOne],
  },
  page: { info: ['form'], needs: ofOne },
  request: { info: [], needs: [] },
};

/** Differs from one request for an address to the next: what reads it is not kept for all of them. */
const own: Readonly<Record<PartScope, Names>> = {
  site: { info: [], needs: [] },
  page: { info: ['query'], needs: queryNeeds },
  request: { info: ['query', 'params', 'form'], needs: [...queryNeeds, ...ofOne] },
};

const refuse = (scope: PartScope, name: string): never => {
  throw new Error(`A static part of scope ${scope} read ${name}, which changes while its HTML is kept`);
};

/** `onOwn` hears of each look at what is of this request. */
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
