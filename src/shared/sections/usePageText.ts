// The texts of the page being shown, with the figures of content/ filled in, and lists read by their numbers.
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import { useFacts } from './useFacts.ts';

export type PageText = {
  t: (key: string) => string;
  has: (key: string) => boolean;
  /** The items of a list whose first text stands at `<key>.<number><first>`, each as its key. */
  items: (key: string, first?: string) => string[];
  /** The plain texts of a list. */
  list: (key: string) => string[];
};

export function usePageText(): PageText {
  const { page } = usePage();
  const translate = useT(page.id);
  const facts = useFacts();
  const has = (key: string) => translate(key) !== key;
  const t = (key: string) => translate(key, facts);
  function items(key: string, first = ''): string[] {
    const found: string[] = [];
    while (has(`${key}.${found.length}${first}`)) found.push(`${key}.${found.length}`);
    return found;
  }
  return { t, has, items, list: (key) => items(key).map(t) };
}
