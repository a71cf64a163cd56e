// Writes the size of a traffic pack, which counts decimally: 1 TB is 1000 GB.
import { measured } from './measured.ts';

export const packSize = (gb: number): string => (gb < 1000 ? measured(gb, 'GB') : measured(gb / 1000, 'TB'));
