// Links of the pager: all pages of a short list; the ends and neighbours in a long one, without a gap of a single page.
import { pagesToLink } from '../../../src/shared/pages/newsList/pagesToLink.ts';

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 1000, '1 2 3 … 1000'],
  [4, 1000, '1 2 3 4 5 6 … 1000'],
  [5, 1000, '1 2 3 4 5 6 7 … 1000'],
  [6, 1000, '1 … 4 5 6 7 8 … 1000'],
  [996, 1000, '1 … 994 995 996 997 998 999 1000'],
  [1000, 1000, '1 … 998 999 1000'],
])('page %i of %i: %s', (page, pageCount, expected) => {
  expect(
    pagesToLink(page, pageCount)
      .map((one) => one ?? '…')
      .join(' '),
  ).toBe(expected);
});
