// Visits that the smallest pack serves, at the limits.
import { packVisits, packVisitsFields, visitsOf } from '../../../src/shared/calculators/packVisits.ts';
import { readQuery } from '../../../src/shared/calculators/readQuery.ts';

const pack = { gb: 100, months: 6 };
const asked = (query: Record<string, string>) => {
  const { values } = readQuery(packVisitsFields, query);
  return values && packVisits(pack, values);
};

test('a page of two megabytes is served fifty thousand times', () => {
  expect(visitsOf(100, 2)).toBe(50_000);
  expect(asked({ page: '2' })).toEqual({ total: 50_000, aMonth: 8333, months: undefined, enough: undefined });
});

test.each([
  ['8333', 6, true],
  ['8334', 5.9, false],
  ['50000', 1, false],
  ['１００００', 5, false],
  ['1', 6, true],
])('with %s visits a month it lasts %s months', (visits, months, enough) => {
  expect(asked({ page: '2', visits })).toMatchObject({ months, enough });
});

test.each<Record<string, string>>([
  { page: '0' },
  { page: '1001' },
  { page: '0.001' },
  { page: '2', visits: '0' },
  { page: '2', visits: '1.5' },
])('%j is not a valid size', (query) => {
  expect(asked(query)).toBeUndefined();
});
