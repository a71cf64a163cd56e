// Finds the character set that a message needs, and its length in that set; a character is never split between two segments.
import { segmentSizes, type CharacterSet } from './smsCost.ts';

const basic = /[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ -#¤%-?¡A-ZÄÖÑÜ§¿a-zäöñüà]/;
/** These take two places each: an escape, then the character. */
const extended = /[\^{}\\[~\]|€\f]/;

/** Where a pair does not fit at the end of a segment, the last place stays empty. */
function lengthOf(widths: readonly number[], set: CharacterSet): number {
  const { single, joined } = segmentSizes[set];
  const sum = widths.reduce((total, width) => total + width, 0);
  if (sum <= single) return sum;
  return widths.reduce((at, width) => ((at % joined) + width > joined ? at + 1 : at) + width, 0);
}

export function measureMessage(text: string): { set: CharacterSet; length: number } {
  const characters = [...text];
  const set = characters.every((one) => basic.test(one) || extended.test(one)) ? 'gsm' : 'ucs2';
  const widths = characters.map((one) => (set === 'gsm' ? (extended.test(one) ? 2 : 1) : one.length));
  return { set, length: lengthOf(widths, set) };
}
