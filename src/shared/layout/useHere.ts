// The address of the page being shown as menus write it: with the language in front, without query.
import { usePage } from '../app/PageContext.ts';

export function useHere(): string {
  const { page, path, href } = usePage();
  return page.path.includes(':') ? path : href(page.id);
}
