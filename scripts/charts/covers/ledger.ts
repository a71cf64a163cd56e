// A ledger of nine resources with four labels each; the row without labels is marked.
import { coverSvg, fine, hatched, marked, sheet, type Cover } from './Cover.ts';

const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const unlabelled = 5;
const rowHeight = 36;
const labels = [' fill="var(--ink)"', hatched, sheet, sheet];
/** Arbitrary lengths, so that labels look like words; they show no figure. */
const lengthOf = (row: number, label: number) => 52 + ((row * 7 + label * 13) % 6) * 12;

function row(index: number): string {
  const y = 52 + index * rowHeight;
  const line = `<path d="M30 ${y + 18}H610"${fine}/>`;
  if (index === unlabelled)
    return `${line}<path d="M46 ${y - 11}h548v22H46z" fill="var(--tint)"${marked} stroke-dasharray="8 6"/>`;
  const written = labels.map(
    (face, label) =>
      `<path d="M${46 + label * 140} ${y - 8}h${lengthOf(index, label)}v16h-${lengthOf(index, label)}z"${face}/>`,
  );
  return line + written.join('');
}

export const ledger: Cover = {
  draw: () => coverSvg('paper', `<path d="M30 34H610" stroke-width="2"/>${rows.map(row).join('')}`),
};
