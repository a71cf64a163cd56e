// A rack of the vendor's services by need: those of the first week are hatched, the first server is marked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { hatching, path, plateSize, text, type Plate } from './Plate.ts';

type Cloud = { services: Record<string, string[]> };

const file = join(import.meta.dirname, '../../../content/clouds/awsService.yaml');
const { services }: Cloud = parse(readFileSync(file, 'utf8'));
const firstWeek = new Set(['server', 'files', 'sql', 'identity']);
const [left, right, top, unit] = [150, 586, 20, 58];

export const rackPlate: Plate = {
  ...plateSize,
  values: () => ({ services: Object.values(services).flat().length, week: firstWeek.size }),
  draw({ label }) {
    const units = Object.entries(services).map(([need, names], row) => {
      const y = top + row * unit;
      const width = (right - left) / names.length;
      const boxes = names.map((name, column) => {
        const x = left + column * width;
        const box = `M${x + 3} ${y + 4}h${width - 6}v${unit - 8}h-${width - 6}z`;
        const first = need === 'server' && column === 0;
        return (
          path(box, 'sheet') +
          (firstWeek.has(need) && column === 0 ? path(box, first ? 'hatched-mag' : 'hatched') : '') +
          (first ? path(box, 'mag') : '') +
          text(x + width / 2, y + unit / 2 + 6, name, first ? 'mark bold halo' : 'halo', 'middle')
        );
      });
      return text(left - 16, y + unit / 2 + 6, label(need), 'quiet', 'end') + boxes.join('');
    });
    const posts = path(
      `M${left - 5} ${top - 8}V${top + unit * 9 + 8}M${right + 5} ${top - 8}V${top + unit * 9 + 8}`,
      'line',
    );
    return [hatching, posts, ...units].join('');
  },
};
