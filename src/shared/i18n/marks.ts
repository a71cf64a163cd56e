// The marks between words in the reader's language.
import type { LocaleRow } from './locales.ts';

type Marks = Pick<LocaleRow, 'wideMarks'>;

/** A remark in brackets after a text. */
export const inBrackets = ({ wideMarks }: Marks, remark: string): string =>
  wideMarks ? `（${remark}）` : ` (${remark})`;

/** A full-width bracket brings the space behind it. */
export const closedUp = (text: string): string => text.replaceAll('） ', '）');

/** The space between two sentences. */
export const sentenceGap = ({ wideMarks }: Marks): string => (wideMarks ? '' : ' ');

/** Between the entries of a list. */
export const listMark = ({ wideMarks }: Marks): string => (wideMarks ? '、' : ', ');

/** After a label, before its value. */
export const colon = ({ wideMarks }: Marks): string => (wideMarks ? '：' : ': ');

/** Points to a note below. */
export const star = ({ wideMarks }: Marks): string => (wideMarks ? '＊' : '*');

/** Between a page's title and the name of the site. */
export const titleBar = ({ wideMarks }: Marks): string => (wideMarks ? '｜' : ' | ');
