// A column that holds a text somewhere: what was typed is looked for as it is, none of its letters means any other.
import { sql, type RawBuilder } from 'kysely';

export const contains = (column: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
