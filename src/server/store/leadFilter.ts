// The filter of lists of leads, as conditions of a query.
import { sql, type SelectQueryBuilder } from 'kysely';
import { contains } from './contains.ts';
import type { LeadStatus, Tables } from './schema.ts';

export type LeadFilter = {
  desk?: string | undefined;
  locale?: string | undefined;
  form?: string | undefined;
  state?: LeadStatus | undefined;
  /** Received at `from` or later, before `to`. */
  from?: number | undefined;
  to?: number | undefined;
  /** In the reference, or anywhere in what was typed. */
  search?: string | undefined;
  /** Not answered within the promised time. */
  overdue?: boolean | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

/** As it stands in JSON text: quotes and backslashes are escaped, letters are not. */
const asStored = (text: string): string => JSON.stringify(text).slice(1, -1);

/** As `lower` of both databases does it. */
const asciiLower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

export function filtered<Row>(
  query: SelectQueryBuilder<Tables, 'leads', Row>,
  { desk, locale, form, state, from, to, search, overdue, limit, offset }: LeadFilter,
  now: number,
): SelectQueryBuilder<Tables, 'leads', Row> {
  let asked = query;
  if (desk !== undefined) asked = asked.where('desk', '=', desk);
  if (locale !== undefined) asked = asked.where('locale', '=', locale);
  if (form !== undefined) asked = asked.where('form', '=', form);
  if (state !== undefined) asked = asked.where('status', '=', state);
  if (from !== undefined) asked = asked.where('created_at', '>=', from);
  if (to !== undefined) asked = asked.where('created_at', '<', to);
  if (overdue) asked = asked.where('status', 'in', ['new', 'taken']).where('due_at', '<', now);
  if (search !== undefined) {
    const text = asStored(asciiLower(search));
    asked = asked.where((is) =>
      is.or(['reference', 'values', 'assignee'].map((column) => contains(sql`lower(${sql.ref(column)})`, text))),
    );
  }
  if (limit !== undefined) asked = asked.limit(limit);
  return offset === undefined ? asked : asked.offset(offset);
}
