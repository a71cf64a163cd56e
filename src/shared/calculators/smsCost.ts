// The character set, length and segments of a message, and the cost of sending it.
import type { SmsPrice } from '../facts/facts.ts';
import { choice, whole } from './fields.ts';
import { rounded } from './rounded.ts';

/** Prices are also named for so many segments, as one costs cents or less. */
export const thousand = 1000;

type CharacterSet = 'gsm' | 'ucs2';

/** Characters in a single message, and in each segment of a joined one. */
const segmentSizes: Readonly<Record<CharacterSet, { single: number; joined: number }>> = {
  gsm: { single: 160, joined: 153 },
  ucs2: { single: 70, joined: 67 },
};

/** Senders have to split longer messages themselves. */
const mostSegments = 10;
const longest = (set: CharacterSet) => mostSegments * segmentSizes[set].joined;

export const smsCostFields = (countries: readonly string[], preferred = 'TW') => ({
  to: choice([...countries, 'other'], countries.includes(preferred) ? preferred : 'other'),
  set: choice(['gsm', 'ucs2'], 'ucs2'),
  len: { ...whole(1, longest('gsm'), 70), lower: { by: 'set', when: 'ucs2', max: longest('ucs2') } },
  n: whole(1, 10_000_000, 10_000),
});

export function segmentsOf(set: CharacterSet, length: number): number {
  const { single, joined } = segmentSizes[set];
  return length <= single ? 1 : Math.ceil(length / joined);
}

type Asked = { to: string; set: CharacterSet; len: number; n: number };

/** Without a published price for the country there is no sum, only the number of segments. */
export function smsCost(prices: readonly SmsPrice[], { to, set, len, n }: Asked) {
  const segments = segmentsOf(set, len);
  const price = prices.find(({ country }) => country === to)?.usdPerSegment;
  const exact = price === undefined ? undefined : segments * n * price;
  const usd = exact === undefined ? undefined : rounded(exact, exact < 1 ? 4 : 2);
  return { to, segments, messages: n, usdPerSegment: price, usd };
}

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

/** The character set that a message needs, and its length in that set. A character is never split between two segments. */
export function measureMessage(text: string): { set: CharacterSet; length: number } {
  const characters = [...text];
  const set = characters.every((one) => basic.test(one) || extended.test(one)) ? 'gsm' : 'ucs2';
  const widths = characters.map((one) => (set === 'gsm' ? (extended.test(one) ? 2 : 1) : one.length));
  return { set, length: lengthOf(widths, set) };
}
