// Joins words in the text of safe HTML, and only there: tags and code stay as written, because readers copy code.
import { joinWords } from '../../shared/i18n/joinWords.ts';

/** Safe HTML has neither bracket in an attribute or a text. */
const tag = /(<[^<>]*>)/;

export function joinHtml(safe: string): string {
  let codes = 0;
  const pieces = safe.split(tag).map((piece) => {
    if (!piece.startsWith('<')) return codes > 0 ? piece : joinWords(piece);
    if (piece === '<code>') codes += 1;
    else if (piece === '</code>') codes -= 1;
    return piece;
  });
  return pieces.join('');
}
