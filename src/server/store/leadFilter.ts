// The filter of lists of leads, as conditions of a query.
import { sql, type SelectQueryBuilder } from 'kysely';
import { containsAnyCase } from './columns.ts';
import { openStates, type LeadStatus, type Tables } from './schema.ts';

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
  /** With a call that is still ahead. */
  calls?: boolean | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

/** As it stands in JSON text: quotes and backslashes are escaped, letters are not. */
const asStored = (text: string): string => JSON.stringify(text).slice(1, -1);

export function filtered<Row>(
  query: SelectQueryBuilder<Tables, 'leads', Row>,
  { desk, locale, form, state, from, to, search, overdue, calls, limit, offset }: LeadFilter,
  now: number,
): SelectQueryBuilder<Tables, 'leads', Row> {
  let narrowed = query;
  if (desk !== undefined) narrowed = narrowed.where('desk', '=', desk);
  if (locale !== undefined) narrowed = narrowed.where('locale', '=', locale);
  if (form !== undefined) narrowed = narrowed.where('form', '=', form);
  if (state !== undefined) narrowed = narrowed.where('status', '=', state);
  if (from !== undefined) narrowed = narrowed.where('created_at', '>=', from);
  if (to !== undefined) narrowed = narrowed.where('created_at', '<', to);
  if (overdue) narrowed = narrowed.where('status', 'in', openStates).where('due_at', '<', now);
  if (calls)
    narrowed = narrowed.where('reference', 'in', (query) =>
      query.selectFrom('call_slots').select('reference').where('at', '>', now),
    );
  if (search !== undefined) {
    const text = asStored(search);
    narrowed = narrowed.where((is) =>
      is.or(['reference', 'values', 'assignee'].map((column) => containsAnyCase(sql.ref(column), text))),
    );
  }
  if (limit !== undefined) narrowed = narrowed.limit(limit);
  return offset === undefined ? narrowed : narrowed.offset(offset);
}
