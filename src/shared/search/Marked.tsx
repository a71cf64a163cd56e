// Marks the searched terms in a text, in whatever spelling the text has.
import { folded, foldedWords, isWide, thousands } from './folded.ts';

type Piece = { text: string; marked: boolean };

/** A folded text; `from` has the index of the original character for each of its own. */
type Line = { text: string; from: readonly number[] };

/** Whether a word of letters continues here. Chinese and Japanese have no spaces, so a word also ends beside their characters. */
const goesOn = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character) && !isWide(character);

function byCharacters(written: readonly string[]): Line {
  const same = written.map(folded);
  return { text: same.join(''), from: same.flatMap((part, index) => Array.from(part, () => index)) };
}

/** Where the conversion changes the text's length, characters cannot be matched, so the text stays unmarked. */
function byWords(written: readonly string[]): Line[] {
  const text = foldedWords(written.join(''));
  return text.length === written.length ? [{ text, from: written.map((_, index) => index) }] : [];
}

/** Removes thousands separators, as the search does: 1,024 is 1024. */
function byFigures({ text, from }: Line): Line {
  const marks = new Set([...text.matchAll(thousands)].map(({ index }) => index));
  const left = from.map((_, index) => index).filter((index) => !marks.has(index));
  return { text: left.map((index) => text[index]).join(''), from: left.map((index) => from[index] ?? 0) };
}

function placesOf(term: string, { text, from }: Line): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    const end = at + term.length;
    if (!isWide(term) && (goesOn(text[at - 1]) || goesOn(text[end]))) continue;
    const [first = 0, last = 0] = [from[at], from[end - 1]];
    for (let place = first; place <= last; place += 1) places.push(place);
  }
  return places;
}

/** Cuts a text into marked and unmarked pieces. */
export function marksIn(text: string, terms: readonly string[]): Piece[] {
  const written = [...text];
  const plain = byCharacters(written);
  const lines = [plain, byFigures(plain), ...byWords(written)];
  const marked = new Set(terms.flatMap((term) => lines.flatMap((line) => placesOf(term, line))));
  return written.reduce<Piece[]>((pieces, character, index) => {
    const last = pieces.at(-1);
    if (last?.marked === marked.has(index)) last.text += character;
    else pieces.push({ text: character, marked: marked.has(index) });
    return pieces;
  }, []);
}

export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  if (terms.length === 0) return text;
  let at = 0;
  return marksIn(text, terms).map((piece) => {
    at += piece.text.length;
    return piece.marked ? <mark key={at}>{piece.text}</mark> : piece.text;
  });
}
