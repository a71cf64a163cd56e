// Where the terms that were found stand in a text, as it is written: pieces that are marked and pieces that are not.
import { folded, foldedWords, isWide } from './folded.ts';

export type Piece = { text: string; marked: boolean };

/** A folded text that remembers from which written character each of its own comes. */
type Line = { text: string; from: readonly number[] };

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

function byCharacters(written: readonly string[]): Line {
  const same = written.map(folded);
  return { text: same.join(''), from: same.flatMap((part, index) => Array.from(part, () => index)) };
}

/** Words of another length cannot be told apart from their neighbours, so such a text stays unmarked. */
function byWords(written: readonly string[]): Line[] {
  const text = foldedWords(written.join(''));
  return text.length === written.length ? [{ text, from: written.map((_, index) => index) }] : [];
}

function placesOf(term: string, { text, from }: Line): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    const end = at + term.length;
    if (isWide(term) || (!isLetter(text[at - 1]) && !isLetter(text[end]))) places.push(...from.slice(at, end));
  }
  return places;
}

export function marksIn(text: string, terms: readonly string[]): Piece[] {
  const written = [...text];
  const lines = [byCharacters(written), ...byWords(written)];
  const marked = new Set(terms.flatMap((term) => lines.flatMap((line) => placesOf(term, line))));
  return written.reduce<Piece[]>((pieces, character, index) => {
    const last = pieces.at(-1);
    if (last?.marked === marked.has(index)) last.text += character;
    else pieces.push({ text: character, marked: marked.has(index) });
    return pieces;
  }, []);
}
