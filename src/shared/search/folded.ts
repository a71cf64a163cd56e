// Makes spellings equal for search: width, case, accents, kana, and Traditional and Simplified Chinese; and cuts texts into what is searched for.
import { Converter } from 'opencc-js/t2cn';

/** Marks on Latin letters alone: those of kana make another letter. */
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
 * Most texts hold no Chinese character, and converting takes the longest of all. `open` is asked for the first that does:
 * dictionaries take 8 MB and a tenth of a start.
 */
export function foldedBy(open: () => (text: string) => string): (text: string) => string {
  let convert: ((text: string) => string) | undefined;
  return (text) => {
    const spelt = plain(text);
    if (!han.test(spelt)) return oneKana(spelt);
    convert ??= open();
    return oneKana(convert(spelt));
  };
}

export const folded = foldedBy(() => Converter({ from: 't', to: 'cn' }));

/** With the words of Taiwan that the mainland names otherwise, such as 軟體 and 软件. */
export const foldedWords = foldedBy(() => Converter({ from: 'twp', to: 'cn' }));

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;

/** The marks in 1,024 and 1.024. */
export const thousands = /(?<=\d)[.,](?=\d{3}\b)/g;

/** Chinese and Japanese set no spaces: a run of their characters is cut into pairs. */
const pairsOf = (run: string): string[] => {
  const characters = [...run];
  return characters.length === 1 ? characters : characters.slice(1).map((next, index) => `${characters[index]}${next}`);
};

const cut = (text: string, partsOf: (run: string) => string[]): string[] => [
  ...(text.match(wide) ?? []).flatMap(partsOf),
  ...(text
    .replaceAll(wide, ' ')
    .replaceAll(thousands, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []),
];

/** What a text can be found by. */
export const termsIn = (text: string): string[] =>
  [folded(text), foldedWords(text)].flatMap((one) => cut(one, (run) => [...pairsOf(run), ...run]));

export const termsAsked = (text: string): string[] => [...new Set(cut(folded(text), pairsOf))];

/** The same asked in the words of the mainland. */
export const wordsAsked = (text: string): string[] => [...new Set(cut(foldedWords(text), pairsOf))];

/** What of it is written as foreign words are in Japanese: names, more often than not. */
export const foreignAsked = (text: string): string[] =>
  (text.normalize('NFKC').match(/[\p{Script=Katakana}ー]+/gu) ?? []).flatMap(termsAsked);

export const isWide = (term: string): boolean => term.search(wide) === 0;

/** Whoever types the beginning of a word of letters means the word; a figure or two letters are meant as they stand. */
export const isBeginning = (term: string): boolean => !isWide(term) && term.length > 2;
