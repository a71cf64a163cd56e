// How columns are searched for a text.
import { sql, type RawBuilder } from 'kysely';

/** Nothing in the text is a wildcard of `like`. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Condition for a column that contains a text. */
export const contains = (column: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`%${literally(text)}%`} escape '\\'`;

/**
 * The same in either case. The database lowers both sides, each by its own rule: SQLite from A to Z, PostgreSQL all letters of its
 * locale. Lowered by any other rule a text would not find itself.
 */
export const containsAnyCase = (column: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${column}) like lower(${`%${literally(text)}%`}) escape '\\'`;

/** A range would depend on the order of letters and signs, which is another in each database. */
export const startsWith = (column: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`${literally(text)}%`} escape '\\'`;
