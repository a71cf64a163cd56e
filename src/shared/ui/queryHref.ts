// The address of a page with one query value changed, for plain links that open and close dialogs and notices.
type From = { path: string; query: Readonly<Record<string, string>> };

export function queryHref({ path, query }: From, name: string, value?: string): string {
  const search = new URLSearchParams(query);
  search.delete(name);
  if (value) search.set(name, value);
  // Browsers of 2021 do not know how many values there are (`size`).
  const text = String(search);
  return text ? `${path}?${text}` : path;
}
