// How columns are searched and read: a text within one, many keys at once, JSON that may be damaged.
import { sql, type RawBuilder } from 'kysely';

/** Condition for a column that contains a text. Wildcards in the text are escaped. */
export const contains = (column: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** A statement may hold only so many values. */
const atOnce = 500;

/** Asks for many rows by their keys, some at a time. */
export async function inParts<Row>(
  keys: readonly string[],
  ask: (some: readonly string[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < keys.length; start += atOnce)
    rows.push(...(await ask(keys.slice(start, start + atOnce))));
  return rows;
}

/** Reads JSON text; one damaged value must not hide all the others. */
export function readJson<T>(text: string, damaged: (text: string) => T): T {
  try {
    return JSON.parse(text);
  } catch {
    return damaged(text);
  }
}
