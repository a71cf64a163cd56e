// Works on many rows some at a time: a whole table may not fit into memory, and a statement may hold only so many values.

/** Also well below the number of values of a statement that writes rows with several columns. */
export const rowsAtOnce = 500;

/** Does something with each row of a table. `rowsAfter`: the next rows after that id, in its order; a row that stays as it is is not read twice. */
export async function inPages<Row extends { id: string }>(
  rowsAfter: (id: string, atOnce: number) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows: readonly Row[] = await rowsAfter(after, rowsAtOnce);
    for (const row of rows) await work(row);
    after = rows.at(-1)?.id;
  }
}

/** Asks for the rows of many keys, or writes them. */
export async function inParts<Row>(
  keys: readonly string[],
  ask: (some: readonly string[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < keys.length; start += rowsAtOnce)
    rows.push(...(await ask(keys.slice(start, start + rowsAtOnce))));
  return rows;
}
