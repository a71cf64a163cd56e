// Finds articles among ten thousand: first those with the words in their title, each newest first; without scores.
import type { DatabaseSync } from 'node:sqlite';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { isBeginning, termsAsked, wordsAsked } from '../../shared/search/folded.ts';
import { tableOf } from './SearchList.ts';

/** This many terms are enough to tell one article from all others. */
const mostTerms = 40;

const quoted = (term: string): string => `"${term}"${isBeginning(term) ? '*' : ''}`;

/** The FTS5 query; undefined when the words hold no term. */
function wordsExpression(words: string): string | undefined {
  const ways = [termsAsked, wordsAsked]
    .map((cut) => cut(words).slice(0, mostTerms).map(quoted).join(' AND '))
    .filter((way) => way !== '');
  return ways.length === 0 ? undefined : [...new Set(ways)].map((way) => `(${way})`).join(' OR ');
}

/**
 * Returns a function from words to ids. Whether an article is out, and matches the other filters, changes by the
 * minute and is not in the index.
 */
export function findArticles(index: DatabaseSync, locale: LocaleCode): (words: string) => readonly string[] {
  const table = tableOf('articles', locale);
  const refs = index
    .prepare('select ref from refs where list = ? order by doc')
    .all(table)
    .map(({ ref }) => String(ref));
  // One row instead of ten thousand: creating the rows would take most of the time.
  const found = index.prepare(
    `select group_concat(doc, ' ') as docs from (select rowid as doc from ${table} where ${table} match ? order by rowid desc)`,
  );
  const docsOf = (expression: string): string[] => {
    const docs = found.get(expression)?.['docs'];
    return typeof docs === 'string' ? docs.split(' ') : [];
  };
  return (words) => {
    const asked = wordsExpression(words);
    if (asked === undefined) return [];
    const inTitle = `{title} : (${asked})`;
    return [...docsOf(inTitle), ...docsOf(`(${asked}) NOT (${inTitle})`)].flatMap((doc) => refs[Number(doc) - 1] ?? []);
  };
}
