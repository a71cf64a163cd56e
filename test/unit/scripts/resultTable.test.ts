// Runs of the fault tests add up: a new figure replaces the old one of the same fault, all others stay.
import { resultsIn, withResults, type Result } from '../../../scripts/faults/resultTable.ts';

const text = `# Results

| Row | Fault | Promise | Count | Result | Lost | Seconds |
| --: | --- | --- | --- | --- | ---: | ---: |
|   1 | kill -9 | all there | 10 | ok | 0 | 7 |
|  21 | twice | one | 5 | ok | 0 | 1 |
|     | a line cut | whole | 3 | ok | 0 | 2 |

Words after it.
`;
const fresh = (row: string, fault: string): Result => ({
  row, fault, promise: 'p', count: 'c', result: 'new', lost: 1, seconds: 3, when: 'today',
}); // prettier-ignore

test('new figures replace old ones, and new rows find their place', () => {
  const merged = withResults(text, [fresh('1', 'kill -9'), fresh('6', 'overload')]);
  expect(resultsIn(merged).map(({ row, fault, result }) => [row, fault, result])).toEqual([
    ['1', 'kill -9', 'new'],
    ['6', 'overload', 'new'],
    ['21', 'twice', 'ok'],
    ['', 'a line cut', 'ok'],
  ]);
  expect(merged.startsWith('# Results\n\n| Row |')).toBe(true);
  expect(merged.endsWith('\n\nWords after it.\n')).toBe(true);
  expect(withResults(merged, [])).toBe(merged);
});
