// A figure and its unit, kept on one line.
import { joinWords } from '../i18n/joinWords.ts';

export const measured = (figure: string | number, unit: string): string => joinWords(`${figure} ${unit}`);
