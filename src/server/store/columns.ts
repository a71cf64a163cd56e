// How columns are searched for a text.
import { sql, type RawBuilder } from 'kysely';

/** Nothing in the text is a wildcard of `like`. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Condition for a column that contains a text. */
export const contains = (column: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`%${literally(text)}%`} escape '\\'`;

/**
 * As `contains`, with capitals like small letters. The database lowers both sides, each by its own rule: SQLite from A to Z, PostgreSQL
 * all letters of its locale. Lowered by any other rule a text would not find itself.
 */
export const containsAnyCase = (column: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${column}) like lower(${`%${literally(text)}%`}) escape '\\'`;

/** Not as a range from one text to the next: letters and signs have another order in each database. */
export const startsWith = (column: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`${literally(text)}%`} escape '\\'`;
