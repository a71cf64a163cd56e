// Does something with each of many rows, some at a time: a whole table may not fit into memory.
const atOnce = 500;

/** `rowsAfter`: the next rows after that id, in its order; a row that stays as it is is not read twice. */
export async function inPages<Row extends { id: string }>(
  rowsAfter: (id: string, atOnce: number) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: readonly Row[] = await rowsAfter(after, atOnce);
    for (const row of rows) await work(row);
    after = rows.at(-1)?.id;
  }
}
