// The sentence under a heading: Chinese breaks between words, which browsers do not find.
import { createElement, Fragment } from 'react';
import { usePage } from '../app/PageContext.ts';
import { once } from '../i18n/once.ts';
import { joiner, withoutJoiners } from '../i18n/joinWords.ts';

/** Begin a phrase: a line may break before them, but not behind. Any other word of one character belongs to the word before. */
const openers = /^[與与和及或由在把依從从向將将]$/;
/** The dictionary cuts these. */
const whole = /自有机房|缓存|公网|用戶端|云厂商|大查询|新帳戶|新账户|信中的/g;
const han = /\p{Script=Han}/u;

const segmenter = /*#__PURE__*/ once(() => new Intl.Segmenter('zh', { granularity: 'word' }));

/** Where lines may break, as numbers of characters before. */
function placesIn(text: string): Set<number> {
  const places = new Set<number>();
  const words = Array.from(segmenter().segment(text));
  let length = 0;
  for (const [at, { index, segment }] of words.entries()) {
    const next = words[at + 1]?.segment ?? '';
    length = han.test(segment) ? length + segment.length : 0;
    // At punctuation and spaces lines break without help.
    if (length < 2 || !han.test(next) || openers.test(segment)) continue;
    if (next.length === 1 && !openers.test(next)) continue;
    places.add(index + segment.length);
    length = 0;
  }
  for (const { index, 0: word } of text.matchAll(whole))
    for (const inside of word.slice(1).split('').keys()) places.delete(index + inside + 1);
  return places;
}

function phrasesOf(text: string): string[] {
  const places = placesIn(withoutJoiners(text));
  const phrases = [''];
  let read = 0;
  for (const letter of text.split('')) {
    const last = phrases.length - 1;
    // A joiner before holds this letter.
    if (letter !== joiner && places.has(read) && !phrases[last]?.endsWith(joiner)) phrases.push(letter);
    else phrases[last] += letter;
    if (letter !== joiner) read += 1;
  }
  return phrases;
}

/** `base.css` lets a paragraph with such places break nowhere else but at punctuation and spaces. */
export function Phrases({ text }: { text: string }) {
  if (!usePage().locale.iso.startsWith('zh')) return text;
  const [first, ...others] = phrasesOf(text);
  return createElement(Fragment, null, first, ...others.flatMap((phrase) => [createElement('wbr'), phrase]));
}
