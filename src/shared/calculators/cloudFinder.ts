// Which cloud to begin with: points for where the users are and for the kind of work, best first.
import type { CloudFit } from '../facts/facts.ts';
import { finderUsers, finderWork, type FinderUsers, type FinderWork } from '../facts/finder.ts';
import { choice } from './fields.ts';

export const cloudFinderFields = { users: choice(finderUsers, 'taiwan'), need: choice(finderWork, 'web') };

/** Each of the two questions gives as many at most. */
export const mostPoints = 3;

type Cloud<Page extends string> = { page: Page; fit: CloudFit };
type Wish = { users: FinderUsers; need: FinderWork };

/** A tie goes to the one nearer to the users, then to the order of the list. */
export function cloudFinder<Page extends string>(clouds: readonly Cloud<Page>[], { users, need }: Wish) {
  return clouds
    .map(({ page, fit }) => {
      const [near, work] = [fit.users[users], fit.work[need]];
      return {
        page,
        points: near.points + work.points,
        near: near.points,
        reason: near.reason,
        services: work.services,
      };
    })
    .toSorted((a, b) => b.points - a.points || b.near - a.near);
}
