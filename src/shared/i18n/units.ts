// Writes figures with their units. Separate from numbers.ts, which would bring joinWords into the browser's build.
import { joinWords } from './joinWords.ts';
import { listMark } from './marks.ts';
import type { LocaleRow } from './locales.ts';
import { plainNumber } from './numbers.ts';

/** A figure and its unit, kept on one line. */
export const measured = (figure: string | number, unit: string): string => joinWords(`${figure} ${unit}`);

/** Processors and memory of a server type: `2 vCPU / 8 GiB` of the price list. */
export const specText = (locale: Pick<LocaleRow, 'wideMarks'>, spec: string): string =>
  joinWords(spec.replace(' / ', listMark(locale)));

/** Any traffic, in decimal units: 5,000 TB. */
export const trafficSize = (locale: Pick<LocaleRow, 'iso'>, gb: number): string =>
  measured(plainNumber(locale, gb < 1000 ? gb : gb / 1000), gb < 1000 ? 'GB' : 'TB');

/** The size of a traffic pack, counted in decimal units: 1 TB is 1000 GB. */
export const packSize = (gb: number): string => (gb < 1000 ? measured(gb, 'GB') : measured(gb / 1000, 'TB'));
