// What a static part may know, by how long its HTML is kept: whatever lives longer than a request cannot read what is of one.
import type { ReadNeed, VisitorNeeds } from '../../shared/app/needs.ts';
import type { PageInfo } from '../../shared/app/PageContext.ts';
import type { PartScope } from '../../shared/app/staticPart.tsx';

/** Of one visitor, or of one moment. */
const ofOne = ['visitor', 'account', 'estimate', 'call', 'calls'] as const satisfies readonly (keyof VisitorNeeds)[];

/** Kept for all pages of a site, for all who look at one page, or not at all. */
const outOfReach: Readonly<Record<PartScope, { info: readonly (keyof PageInfo)[]; needs: readonly string[] }>> = {
  site: {
    info: ['page', 'path', 'query', 'params', 'form'],
    needs: ['article', 'story', ...ofOne],
  },
  page: { info: ['form'], needs: ofOne },
  request: { info: [], needs: [] },
};

const refuse = (scope: PartScope, name: string): never => {
  throw new Error(`A static part of scope ${scope} read ${name}, which changes while its HTML is kept`);
};

export function scopedInfo(info: PageInfo, scope: PartScope): PageInfo {
  const hidden = outOfReach[scope].info.map((name) => [name, { get: () => refuse(scope, name), enumerable: true }]);
  return hidden.length === 0 ? info : Object.defineProperties({ ...info }, Object.fromEntries(hidden));
}

export function scopedRead(read: ReadNeed, scope: PartScope): ReadNeed {
  const { needs } = outOfReach[scope];
  return needs.length === 0 ? read : (name) => (needs.includes(name) ? refuse(scope, name) : read(name));
}
