// The texts of the page being shown, with the figures of content/ filled in, and lists read by their numbers.
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import { useOwner } from '../owner/useOwner.ts';
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
  const own = useT(page.id);
  const common = useT(page.common ?? page.id);
  const { owner, text } = useOwner();
  const serviceLevel = text('sla', page.id) ?? '';
  // What pages have in common names the one it stands on.
  // Nothing stands in for the own one: what holds for every product is said where it decides.
  const ownServiceLevel = page.id in owner.sla ? serviceLevel : '';
  const values = { ...useFacts(), serviceLevel, ownServiceLevel, name: own('name') };
  const tellerOf = (key: string) => (own(key) === key ? common : own);
  const has = (key: string) => tellerOf(key)(key) !== key;
  const t = (key: string) => tellerOf(key)(key, values);
  function items(key: string, first = ''): string[] {
    const teller = tellerOf(`${key}.0${first}`);
    const found: string[] = [];
    for (let item = `${key}.0`; teller(item + first) !== item + first; item = `${key}.${found.length}`)
      found.push(item);
    return found;
  }
  return { t, has, items, list: (key) => items(key).map(t) };
}
