// The address of a page with one query value changed, for plain links that open and close dialogs and notices.
import { createSearchParams } from 'react-router';

type From = { path: string; query: Readonly<Record<string, string>> };

export function queryHref({ path, query }: From, name: string, value?: string): string {
  const search = createSearchParams({ ...query });
  search.delete(name);
  if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}
