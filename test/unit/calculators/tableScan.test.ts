// How much of a table a query reads: a share of its columns and weeks, at most everything.
import { tableScan } from '../../../src/shared/calculators/tableScan.ts';

test('two of twelve columns and four of 52 weeks', () => {
  const { cells, read, percent, columnsTb, gb } = tableScan({
    tb: 10,
    columns: 12,
    weeks: 52,
    reads: ['a', 'b'],
    readWeeks: 4,
  });
  expect([cells, read]).toEqual([624, 8]);
  expect(percent).toBeCloseTo(1.282, 3);
  expect(columnsTb).toBeCloseTo(1.667, 3);
  expect(gb).toBeCloseTo(128.2, 1);
});

test('all columns of all weeks are the whole table', () => {
  const { percent, gb } = tableScan({ tb: 3, columns: 1, weeks: 2, reads: ['a'], readWeeks: 2 });
  expect([percent, gb]).toEqual([100, 3000]);
});
