// Makes spellings equal for search: width, case, accents, and Traditional and Simplified Chinese; and cuts texts into what is searched for.
import { Converter } from 'opencc-js/t2cn';

const charactersOf = Converter({ from: 't', to: 'cn' });
/** The words of Taiwan that the mainland names otherwise, such as 軟體 and 软件. */
const wordsOf = Converter({ from: 'twp', to: 'cn' });

/** Marks on Latin letters alone: those of kana make another letter. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

export const folded = (text: string): string => charactersOf(plain(text));

export const foldedWords = (text: string): string => wordsOf(plain(text));

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

export const isWide = (term: string): boolean => term.search(wide) === 0;

export const isKatakana = (term: string): boolean => /^[\p{Script=Katakana}ー]+$/u.test(term);
