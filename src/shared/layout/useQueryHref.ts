// The address of the page being shown with one query value changed: opens and closes dialogs and notices by plain links.
import { usePage } from '../app/PageContext.ts';

export function useQueryHref(): (name: string, value?: string) => string {
  const { path, query } = usePage();
  return (name, value) => {
    const search = new URLSearchParams(query);
    search.delete(name);
    if (value) search.set(name, value);
    return search.size > 0 ? `${path}?${search}` : path;
  };
}
