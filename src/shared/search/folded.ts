// Makes spellings equal for search (width, case, accents, kana, Traditional and Simplified Chinese), and cuts texts into search terms.
import { Converter } from 'opencc-js/t2cn';

/** Removes accents from Latin letters only: on kana such a mark makes another letter. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

const kanaShift = 0x60;
const oneKana = (text: string): string =>
  text.replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - kanaShift));

const han = /\p{Script=Han}/u;

/**
 * Conversion is the slowest step, and most texts have no Chinese character. So `open` is called for the first text that
 * has one: the dictionaries take 8 MB and a tenth of the start-up time.
 */
export function foldedBy(open: () => (text: string) => string): (text: string) => string {
  let convert: ((text: string) => string) | undefined;
  return (text) => {
    const spelt = plain(text);
    if (!han.test(spelt)) return oneKana(spelt);
    convert ??= open();
    // Taiwan writes bills and accounts with 帳, Hong Kong with 賬; the dictionaries keep two simplified forms.
    return oneKana(convert(spelt)).replaceAll('帐', '账');
  };
}

export const folded = foldedBy(() => Converter({ from: 't', to: 'cn' }));

/** Also replaces Taiwanese words that mainland China calls otherwise, such as 軟體 by 软件. */
export const foldedWords = foldedBy(() => Converter({ from: 'twp', to: 'cn' }));

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;

/** The thousands separators in 1,024 and 1.024. */
export const thousands = /(?<=\d)[.,](?=\d{3}\b)/g;

/** Between a number and its unit, which people write with or without a space: 300Gbps is 300 Gbps. */
const beforeUnit = /(?<=\d)(?=(?:[mgt]i?b|[mgt]bps|ghz|vcpu)\b)/g;

/** Chinese and Japanese have no spaces between words, so a run of their characters is cut into pairs. */
const pairsOf = (run: string): string[] => {
  const characters = [...run];
  return characters.length === 1 ? characters : characters.slice(1).map((next, index) => `${characters[index]}${next}`);
};

const cut = (text: string, partsOf: (run: string) => string[]): string[] => [
  ...(text.match(wide) ?? []).flatMap(partsOf),
  ...(text
    .replaceAll(wide, ' ')
    .replaceAll(thousands, '')
    .replaceAll(beforeUnit, ' ')
    .match(/[\p{L}\p{N}]+/gu) ?? []),
];

/** The terms by which a text can be found. */
export const termsIn = (text: string): string[] =>
  [folded(text), foldedWords(text)].flatMap((one) => cut(one, (run) => [...pairsOf(run), ...run]));

export const termsAsked = (text: string): string[] => [...new Set(cut(folded(text), pairsOf))];

/** The same for a query, in the words of mainland China. */
export const wordsAsked = (text: string): string[] => [...new Set(cut(foldedWords(text), pairsOf))];

/** The terms of each katakana part of a query: foreign words in Japanese, mostly names. */
export const foreignAsked = (text: string): string[][] =>
  (text.normalize('NFKC').match(/[\p{Script=Katakana}ー]+/gu) ?? []).map(termsAsked);

export const isWide = (term: string): boolean => term.search(wide) === 0;

/** True if a query term may match as the beginning of a word. Numbers and terms of one or two letters must match whole. */
export const isBeginning = (term: string): boolean => !isWide(term) && term.length > 2 && !/^\d+$/.test(term);

/** Terms of a text that match a query: the query's own terms, and words that begin with one of them. */
export function termsMeant(words: string, text: string): string[] {
  const asked = [...termsAsked(words), ...wordsAsked(words)];
  return [...new Set(termsIn(text))].filter((term) =>
    asked.some((one) => term === one || (isBeginning(one) && term.startsWith(one))),
  );
}
