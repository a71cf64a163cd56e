// Finds articles among ten thousand: those with the words in their title first, newer before older; nothing is scored.
import type { DatabaseSync } from 'node:sqlite';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { isBeginning, termsAsked, wordsAsked } from '../../shared/search/folded.ts';
import { tableOf } from './SearchList.ts';

/** So many pairs of characters tell one article from all others. */
const mostTerms = 40;

const quoted = (term: string): string => `"${term}"${isBeginning(term) ? '*' : ''}`;

/** Undefined when there is nothing in them to look for. */
function wordsExpression(words: string): string | undefined {
  const ways = [termsAsked, wordsAsked]
    .map((cut) => cut(words).slice(0, mostTerms).map(quoted).join(' AND '))
    .filter((way) => way !== '');
  return ways.length === 0 ? undefined : [...new Set(ways)].map((way) => `(${way})`).join(' OR ');
}

/** Their ids. Which of them are out, and which of those are wished for, changes by the minute and is not in the index. */
export function findArticles(index: DatabaseSync, locale: LocaleCode): (words: string) => readonly string[] {
  const table = tableOf('articles', locale);
  const refs = index
    .prepare('select ref from refs where list = ? order by doc')
    .all(table)
    .map(({ ref }) => String(ref));
  // One row instead of ten thousand: most of the time would go into making them.
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
