// The example minute adds up: requests that no rule stops and no cache answers reach the origin.
import { exampleKinds, exampleMinute, reaching } from '../../../src/shared/pages/cloudCdn/requestRows.tsx';

test('every request is stopped, answered from the cache, or reaches the origin', () => {
  const { requests, stopped, cached } = exampleMinute;
  expect(stopped + cached + exampleMinute.reaching).toBe(requests);
  expect(Object.values(exampleKinds).map(reaching)).toEqual([0, 0, 0, 100, 500]);
});
