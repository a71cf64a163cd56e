// Asks for many rows by their keys, some at a time: a statement may hold only so many values.
const atOnce = 500;

export async function inParts<Row>(
  keys: readonly string[],
  ask: (some: readonly string[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < keys.length; start += atOnce)
    rows.push(...(await ask(keys.slice(start, start + atOnce))));
  return rows;
}
