// How figures with their units are written: apart from the numbers, for the browser's build would bring the joining of words along.
import { joinWords } from './joinWords.ts';

/** A figure and its unit, kept on one line. */
export const measured = (figure: string | number, unit: string): string => joinWords(`${figure} ${unit}`);

/** Writes the size of a traffic pack, which counts decimally: 1 TB is 1000 GB. */
export const packSize = (gb: number): string => (gb < 1000 ? measured(gb, 'GB') : measured(gb / 1000, 'TB'));
