// One dot for each edge node: a visitor is answered by the nearest, not by the origin in the middle.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { circle, hatching, path, plateSize, short, text, type Plate } from './Plate.ts';

const file = join(import.meta.dirname, '../../../content/claims.yaml');
const { edgeNext }: { edgeNext: { nodes: number } } = parse(readFileSync(file, 'utf8'));
const centre = { x: 300, y: 280 };
const rings = 28;
const step = 9;

/** Six dots more on each ring, and on the outermost what is left: exactly as many as are claimed. */
function dotsOn(ring: number): number {
  const regular = 6 * ring;
  const inside = (6 * rings * (rings - 1)) / 2;
  return ring === rings ? edgeNext.nodes - inside : regular;
}

export const nodesPlate: Plate = {
  ...plateSize,
  values: () => ({ nodes: edgeNext.nodes }),
  draw({ label }) {
    const dots = Array.from({ length: rings }, (_, index) => {
      const ring = index + 1;
      const turn = Math.round((ring * 137.5) % 360);
      return `<circle cx="${centre.x}" cy="${centre.y}" r="${ring * step}" pathLength="${dotsOn(ring)}" class="points" transform="rotate(${turn} ${centre.x} ${centre.y})"/>`;
    });
    const angle = (-38 * Math.PI) / 180;
    const node = { x: centre.x + 171 * Math.cos(angle), y: centre.y + 171 * Math.sin(angle) };
    const visitor = { x: centre.x + 270 * Math.cos(angle + 0.06), y: centre.y + 262 * Math.sin(angle + 0.06) };
    return [
      hatching,
      ...dots,
      circle(centre.x, centre.y, 22, 'sheet'),
      circle(centre.x, centre.y, 22, 'hatched'),
      path(`M${centre.x + 17} ${centre.y - 14}L${short(node.x)} ${short(node.y)}`, 'line dashed'),
      path(`M${short(node.x)} ${short(node.y)}L${short(visitor.x)} ${short(visitor.y)}`, 'mag'),
      circle(node.x, node.y, 7, 'mag-face'),
      path(`M${short(visitor.x - 8)} ${short(visitor.y - 15)}h18v30h-18z`, 'sheet'),
      text(centre.x, 336, label('origin'), 'bold halo cleared', 'middle'),
      text(node.x - 22, node.y - 18, label('near'), 'mark bold halo cleared', 'end'),
    ].join('');
  },
};
