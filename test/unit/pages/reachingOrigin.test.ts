// Requests that a node passes on to the origin, by how long it keeps a copy.
import { reachingOrigin } from '../../../src/shared/pages/edgeNext/Page.tsx';

test('a copy is requested again when it has expired, an uncached file each time, and nothing more often than visitors request it', () => {
  expect(reachingOrigin(10_000, 300)).toBe(288);
  expect(reachingOrigin(10_000, 2_592_000)).toBe(1);
  expect(reachingOrigin(10_000, 0)).toBe(10_000);
  expect(reachingOrigin(100, 30)).toBe(100);
});
