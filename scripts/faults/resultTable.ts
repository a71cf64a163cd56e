// Reads and writes the table of all fault tests: new measurements replace the rows of the same fault.
import type { FaultLine } from '../../test/support/faults.ts';

/** `when`: day and commit of the run. */
export type Result = Omit<FaultLine, 'row'> & { row: string; seconds: number; when: string };

const heads = ['Row', 'Fault', 'Promise', 'Count', 'Result', 'Lost', 'Seconds', 'When'];
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const resultsIn = (text: string): Result[] =>
  text
    .split('\n')
    .filter((one) => /^\| +(\d+)? +\|/.test(one))
    .map((one) => {
      const cells = one.split('|').map((cell) => cell.trim());
      const [, row = '', fault = '', promise = '', count = '', result = '', lost = '0', seconds = '0', when = ''] =
        cells;
      return { row, fault, promise, count, result, lost: Number(lost), seconds: Number(seconds), when };
    });

/** `text`: the current document; everything around the table stays. */
export function withResults(text: string, fresh: readonly Result[]): string {
  const keyOf = ({ row, fault }: Result) => `${row} ${fault}`;
  const measured = new Set(fresh.map(keyOf));
  const all = [...resultsIn(text).filter((one) => !measured.has(keyOf(one))), ...fresh]
    .map((one, at) => ({ one, at }))
    .toSorted((a, b) => (Number(a.one.row) || 99) - (Number(b.one.row) || 99) || a.at - b.at)
    .map(({ one }) => one);
  const table = [
    line(heads),
    line(heads.map((head) => (['Row', 'Lost', 'Seconds'].includes(head) ? '---:' : '---'))),
    ...all.map((one) =>
      line([one.row, one.fault, one.promise, one.count, one.result, String(one.lost), String(one.seconds), one.when]),
    ),
  ].join('\n');
  return text.replace(/^\| +Row +\|[^]*?\n(?=\n|$)/m, () => `${table}\n`);
}
