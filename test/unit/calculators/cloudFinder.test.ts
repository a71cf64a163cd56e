// The finder of clouds at its limits.
import { cloudFinder } from '../../../src/shared/calculators/cloudFinder.ts';
import type { CloudFit } from '../../../src/shared/facts/facts.ts';

type Points = CloudFit['work']['web']['points'];

function fit(near: Points, fitting: Points): CloudFit {
  const users = { points: near, reason: 'near' } as const;
  const work = { points: fitting, services: [] };
  return {
    users: { taiwan: users, mainland: users, seasia: users, japan: users, americas: users, europe: users },
    work: { web: work, data: work, windows: work, games: work, live: work, ai: work },
  };
}

test('the cloud with the most points comes first, and among equals the one nearer to the users', () => {
  const clouds = [
    { page: 'fitting', fit: fit(1, 3) },
    { page: 'near', fit: fit(3, 1) },
    { page: 'little', fit: fit(1, 1) },
    { page: 'same', fit: fit(3, 1) },
  ];
  const found = cloudFinder(clouds, { users: 'taiwan', need: 'ai' });
  expect(found.map(({ page, points }) => [page, points])).toEqual([
    ['near', 4],
    ['same', 4],
    ['fitting', 4],
    ['little', 2],
  ]);
});
