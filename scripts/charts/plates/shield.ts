// Players as dots, four nodes of which one is attacked, and the line before the servers that only nodes pass; lying and upright.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { circle, hatching, path, text, type Plate, type Words } from './Plate.ts';

const claims: { coshield: { usersPerNode: number } } = parse(
  readFileSync(new URL('../../../content/claims.yaml', import.meta.url), 'utf8'),
);
const { usersPerNode } = claims.coshield;
const dotsInRow = 25;
const rows = usersPerNode / dotsInRow;
const attacked = 1;
const moved = 2;
const values = { users: usersPerNode };

const dots = (x: number, y: number) =>
  path(Array.from({ length: rows }, (_, row) => `M${x} ${y + row * 10}h241`).join(''), 'people');

const route = (index: number) => (index === moved ? 'mag' : index === attacked ? 'line dashed' : 'fine');

function node(x: number, y: number, r: number, index: number): string {
  const inside =
    index === attacked
      ? circle(x, y, r, 'hatched') + path(`M${x - 12} ${y - 12}l24 24m0-24l-24 24`, 'line')
      : circle(x, y, r * 0.68, 'grid') + circle(x, y, 5, index === moved ? 'mag-face' : 'ink-face');
  return circle(x, y, r, 'sheet') + inside;
}

const server = (x: number, y: number) => path(`M${x} ${y}h190v54h-190zM${x} ${y + 18}h190M${x} ${y + 36}h190`, 'sheet');

const nodeName = (label: Words['label'], index: number) =>
  label(index === attacked ? 'attacked' : 'node', { name: 'ABCD'[index] ?? '' });
const nameDress = (index: number) => (index === moved ? 'mark bold halo' : 'quiet halo');

export const shieldPlate: Plate = {
  width: 1240,
  height: 510,
  values: () => values,
  draw({ label }) {
    const nodes = [70, 190, 310, 430].map((y, index) => {
      const at = 232 + index * 12;
      const ways = `M300 ${at}C450 ${at} 450 ${y} 600 ${y}M680 ${y}C780 ${y} 870 ${at} 1000 ${at}`;
      const words = text(640, y + 58, nodeName(label, index), nameDress(index), 'middle');
      return path(ways, route(index)) + node(640, y, 38, index) + words;
    });
    const attack = Array.from({ length: 24 }, (_, at) => `M${380 + at * 5} ${4 + ((at * 7) % 22)}L${606 + at} 160`);
    return [
      hatching,
      dots(40, 155),
      text(36, 128, label('players'), 'bold'),
      text(36, 386, label('dot'), 'quiet'),
      path(attack.join(''), 'fine'),
      text(392, 108, 'DDoS, CC', 'bold halo'),
      ...nodes,
      path('M902 20V500', 'wall'),
      text(918, 36, label('line'), 'quiet'),
      server(1010, 150),
      server(1010, 223),
      server(1010, 296),
      text(1010, 130, label('servers'), 'bold'),
      text(1220, 382, label('hidden'), 'quiet', 'end'),
    ].join('');
  },
};

export const shieldTallPlate: Plate = {
  width: 390,
  height: 656,
  values: () => values,
  draw({ label }) {
    const nodes = [50, 147, 244, 341].map((x, index) => {
      const ways = `M195 244C195 272 ${x} 262 ${x} 296M${x} 364C${x} 420 195 424 195 500`;
      const words = text(x, 386, 'ABCD'[index] ?? '', nameDress(index), 'middle');
      return path(ways, route(index)) + node(x, 330, 30, index) + words;
    });
    const attack = Array.from({ length: 16 }, (_, at) => `M${20 + ((at * 7) % 16)} ${222 + at * 3.2}L126 ${306 + at}`);
    return [
      hatching,
      dots(75, 40),
      text(75, 24, label('players'), 'bold'),
      path(attack.join(''), 'fine'),
      text(10, 208, 'DDoS', 'bold'),
      ...nodes,
      path('M0 450H390', 'wall'),
      text(378, 482, label('line'), 'quiet halo', 'end'),
      server(100, 500),
      server(100, 560),
      text(195, 644, label('servers'), 'bold', 'middle'),
    ].join('');
  },
};
