// How much a query reads of a table that is stored by columns and weeks, all of the same size.
import type { TableScan } from '../facts/facts.ts';
import { gbPerTb } from './fields.ts';

export function tableScan({ tb, columns, weeks, reads, readWeeks }: TableScan) {
  const [cells, read] = [columns * weeks, reads.length * readWeeks];
  return {
    cells,
    read,
    percent: (read / cells) * 100,
    columnsTb: (tb * reads.length) / columns,
    gb: (tb * gbPerTb * read) / cells,
  };
}
