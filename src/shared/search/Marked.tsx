// Shows a text with the searched words marked.
import { marksIn } from './marksIn.ts';

export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  if (terms.length === 0) return text;
  let at = 0;
  return marksIn(text, terms).map((piece) => {
    at += piece.text.length;
    return piece.marked ? <mark key={at}>{piece.text}</mark> : piece.text;
  });
}
