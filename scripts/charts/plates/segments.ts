// How many characters a segment holds in either set: alone and joined, on one scale, and the character that asks for another one.
import { segmentsOf, segmentSizes, type CharacterSet } from '../../../src/shared/calculators/smsCost.ts';
import { hatching, path, text, type Plate, type Words } from './Plate.ts';

const [left, perCharacter, height] = [40, 1.1, 44];
const longest = 469;
const xOf = (characters: number) => left + characters * perCharacter;

const bar = (from: number, to: number, y: number, classes: string) =>
  path(`M${xOf(from)} ${y}H${xOf(to)}v${height}H${xOf(from)}z`, classes);

function drawSet(set: CharacterSet, y: number, { label, number }: Words): string {
  const { single, joined } = segmentSizes[set];
  const parts = Array.from({ length: Math.floor(longest / joined) }, (_, part) => part);
  const end = y + 116;
  return [
    text(left, y, label(set), 'bold'),
    bar(0, single, y + 16, 'sheet'),
    text(xOf(single) + 12, y + 45, label('single', { most: number(single) })),
    ...parts.map(
      (part) =>
        bar(part * joined, (part + 1) * joined, y + 72, 'sheet') +
        (part % 2 ? bar(part * joined, (part + 1) * joined, y + 72, 'hatched') : ''),
    ),
    text(xOf(0), end + 24, label('joined', { most: number(joined) })),
    text(xOf(parts.length * joined), end + 24, number(parts.length * joined), 'figure', 'end'),
  ].join('');
}

const over = segmentSizes.ucs2.single + 1;

export const segmentsPlate: Plate = {
  width: 600,
  height: 450,
  draw(words) {
    const { label, number } = words;
    const count = { count: number(over), segments: segmentsOf('ucs2', over) };
    return [
      hatching,
      drawSet('gsm', 48, words),
      drawSet('ucs2', 256, words),
      path(`M${xOf(0)} 350H${xOf(over)}M${xOf(over)} 338v24`, 'mag'),
      text(xOf(0), 426, label('mark', count), 'mark bold'),
    ].join('');
  },
};
