// Which cloud to begin with: points for where the users are and for the kind of work, best first.
import { choice } from './fields.ts';

export const finderUsers = ['taiwan', 'mainland', 'seasia', 'japan', 'americas', 'europe'] as const;
export const finderWork = ['web', 'data', 'windows', 'games', 'live', 'ai'] as const;

export type FinderUsers = (typeof finderUsers)[number];
export type FinderWork = (typeof finderWork)[number];

/** From 0 to 3: how near a cloud is to users, and how well it fits a kind of work; with why, and with what. */
export type CloudFit = {
  users: Readonly<Record<FinderUsers, { points: number; reason: string }>>;
  work: Readonly<Record<FinderWork, { points: number; services: readonly string[] }>>;
};

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
