/** Terms of a text that match a query: the query's own terms, and words that begin with one of them. */
import { isBeginning, termsAsked, termsIn, wordsAsked } from './folded.ts';

export function termsMeant(words: string, text: string): string[] {
  const asked = [...termsAsked(words), ...wordsAsked(words)];
  return [...new Set(termsIn(text))].filter((term) =>
    asked.some((one) => term === one || (isBeginning(one) && term.startsWith(one))),
  );
}
