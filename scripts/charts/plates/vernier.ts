// A lookup in an index as three rulers, each a hundredth of the one above: three reads among a million rows.
import { hatching, path, plateSize, text, type Plate } from './Plate.ts';

const entries = 100;
const picked = [37, 62, 18];
const reads = ['read1', 'read2', 'read3'];
const left = 50;
const width = 500;
const step = width / entries;
const rulers = [110, 270, 430];
/** Down to the words above the next ruler, which stand clear of it. */
const drop = 88;

export const vernierPlate: Plate = {
  ...plateSize,
  values: (number) => ({ rows: number(entries ** picked.length), entries, reads: picked.length }),
  draw({ label, number }) {
    const rows = rulers.map((y, index) => {
      const at = left + (picked[index] ?? 0) * step;
      const last = index === rulers.length - 1;
      const ticks = Array.from(
        { length: entries + 1 },
        (_, tick) => `M${left + tick * step} ${y}v-${tick % 10 ? 14 : 30}`,
      );
      const beam = `M${at} ${y}L${left} ${y + drop}H${left + width}L${at + step} ${y}z`;
      const sides = `M${at} ${y}L${left} ${y + drop}M${at + step} ${y}L${left + width} ${y + drop}`;
      return [
        path(`${ticks.join('')}M${left} ${y}H${left + width}`, 'line'),
        last ? '' : path(beam, 'hatched-mag') + path(sides, 'mag dashed'),
        path(`M${at} ${y - 34}h${step}v34h-${step}z`, 'mag-face'),
        text(left, y - 44, label(reads[index] ?? ''), 'bold'),
        text(
          left + width,
          y - 44,
          label('left', { count: number(entries ** (picked.length - index)) }),
          last ? 'figure mark' : 'figure rare',
          'end',
        ),
      ].join('');
    });
    const scale = [0, 50, 100].map((entry) => text(left + entry * step, 452, String(entry), 'figure', 'middle'));
    const row = picked.reduce((sum, entry) => sum * entries + entry, 0);
    return [
      hatching,
      ...rows,
      ...scale,
      text(left + (picked.at(-1) ?? 0) * step + 2, 478, label('row', { row: number(row) }), 'mark bold halo', 'middle'),
      // Phones have it in the caption.
      text(left, 520, label('sum'), 'quiet extra'),
    ].join('');
  },
};
