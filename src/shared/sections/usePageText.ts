// Texts of pages: those of the current page with the figures of content/ filled in, the keys of questions, the syntax of links.
import { usePage, useFacts } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import { useOwner } from '../owner/useOwner.ts';

export type PageText = {
  t: (key: string) => string;
  has: (key: string) => boolean;
  /** Keys of the items of a list, `<key>.<number>`. An item exists if `<key>.<number><first>` has a text. */
  items: (key: string, first?: string) => string[];
  /** The texts of a list of plain strings. */
  list: (key: string) => string[];
};

export function usePageText(): PageText {
  const { page } = usePage();
  const own = useT(page.id);
  const common = useT(page.common ?? page.id);
  const { owner, text } = useOwner();
  const serviceLevel = text('sla', page.id) ?? '';
  // Texts common to several pages use `name` for the page's own name. `ownServiceLevel` is empty for pages without a level of
  // their own: the level that holds for every product is stated elsewhere.
  const ownServiceLevel = page.id in owner.sla ? serviceLevel : '';
  const values = { ...useFacts(), serviceLevel, ownServiceLevel, name: own('name') };
  const translatorOf = (key: string) => (own(key) === key ? common : own);
  const has = (key: string) => translatorOf(key)(key) !== key;
  const t = (key: string) => translatorOf(key)(key, values);
  function items(key: string, first = ''): string[] {
    const translate = translatorOf(`${key}.0${first}`);
    const found: string[] = [];
    for (let item = `${key}.0`; translate(item + first) !== item + first; item = `${key}.${found.length}`)
      found.push(item);
    return found;
  }
  return { t, has, items, list: (key) => items(key).map(t) };
}

/** The syntax of links in texts, `[words](page#anchor)`: for drawing them and for removing them. */
export const linkPattern = /\[([^[\]]+)\]\((https:\/\/[^\s()]+|[\w/-]*)(?:#([\w-]+))?\)/;

/** The text without its links, for the search. */
export const withoutLinks = (text: string): string => text.replaceAll(new RegExp(linkPattern, 'g'), '$1');

/** Keys of a question's texts in its page's namespace, for pages and for the search. */
export const questionKey = (id: string, part: 'question' | 'answer' | 'sought'): string => `questions.${id}.${part}`;
