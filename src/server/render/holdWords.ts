// Holds on one line what texts join: by an element around it, so that who copies or searches finds the letters alone.
import { joiner, withoutJoiners } from '../../shared/i18n/joinWords.ts';

/** Where no element can stand among the letters. */
const lettersOnly = new Set(['svg', 'option', 'title', 'textarea', 'script', 'style']);

/** A tag, or the text between two. */
const pieces = /<[^<>]*>|[^<]+/g;
const tagName = /^<\/?([a-z]*)/;
const joined = /[^\s\u2060](?:\u2060[^\s\u2060])+/gu;

const held = (letters: string): string => `<co-w>${withoutJoiners(letters)}</co-w>`;

/** A line may only break where one of these letters meets the next, so that the letters beside a joiner are enough. */
export function holdWords(html: string): string {
  if (!html.includes(joiner)) return html;
  let within = '';
  return html.replace(pieces, (piece) => {
    const [, name = ''] = tagName.exec(piece) ?? [];
    if (piece.startsWith('</')) within = within === name ? '' : within;
    else if (piece.startsWith('<')) within ||= lettersOnly.has(name) ? name : '';
    else if (within === '') return withoutJoiners(piece.replace(joined, held));
    return withoutJoiners(piece);
  });
}
