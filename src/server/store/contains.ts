// SQL condition for a column that contains a text. Wildcards in the text are escaped.
import { sql, type RawBuilder } from 'kysely';

export const contains = (column: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
