// The finder of clouds at its borders.
import { cloudFinder, type CloudFit } from '../../../src/shared/calculators/cloudFinder.ts';

const fit = (users: number, work: number): CloudFit => ({
  users: Object.fromEntries(
    ['taiwan', 'mainland', 'seasia', 'japan', 'americas', 'europe'].map((id) => [
      id,
      { points: users, reason: 'near' },
    ]),
  ) as CloudFit['users'],
  work: Object.fromEntries(
    ['web', 'data', 'windows', 'games', 'live', 'ai'].map((id) => [id, { points: work, services: [] }]),
  ) as CloudFit['work'],
});

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
