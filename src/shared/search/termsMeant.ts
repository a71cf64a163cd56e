// Which terms of a text a question means: those it names, and words of letters that begin as one of its own does.
import { isBeginning, termsAsked, termsIn, wordsAsked } from './folded.ts';

export function termsMeant(words: string, text: string): string[] {
  const asked = [...termsAsked(words), ...wordsAsked(words)];
  return [...new Set(termsIn(text))].filter((term) =>
    asked.some((one) => term === one || (isBeginning(one) && term.startsWith(one))),
  );
}
