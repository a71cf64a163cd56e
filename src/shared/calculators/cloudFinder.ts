// Ranks the clouds for a new customer: points for the location of their users and for the kind of work, best first.
import type { CloudFit } from '../facts/facts.ts';
import { finderUsers, finderWork, type FinderUsers, type FinderWork } from '../facts/finder.ts';
import { choice } from './fields.ts';

/** Where the users of a company are probably, by its country. */
const markets: Readonly<Record<string, FinderUsers>> = { BR: 'americas', CN: 'mainland', JP: 'japan', TW: 'taiwan' };

/** `home`: the country of most readers, if the page's language has one; the others are nearest to our offices in Southeast Asia. */
export const cloudFinderFields = (home = '') => ({
  users: choice(finderUsers, markets[home] ?? 'seasia'),
  need: choice(finderWork, 'web'),
});

/** The most points that each of the two questions gives. */
export const mostPoints = 3;

type Cloud<Page extends string> = { page: Page; fit: CloudFit };
type Asked = { users: FinderUsers; need: FinderWork };

/** In a tie the cloud nearer to the users comes first, then the order of the list decides. */
export function cloudFinder<Page extends string>(clouds: readonly Cloud<Page>[], { users, need }: Asked) {
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
