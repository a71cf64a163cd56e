// As many dots as requests of which cleaning lets one pass; that one is marked, under a magnifying glass.
import { circle, coverSvg, markedFace, numeral, sheet, short, type Cover } from './Cover.ts';

const field = { x: 20, y: 50, width: 600, height: 300 };
const glass = { x: 430, y: 196, r: 122 };

export const sieve: Cover = {
  draw({ claims }) {
    const count = Math.round(100 / (100 - claims.ddos.cleaningPercent));
    const cell = short(Math.sqrt((field.width * field.height) / count));
    const square = `M${field.x} ${field.y}h${field.width}v${field.height}h-${field.width}z`;
    return coverSvg(
      'water',
      [
        `<pattern id="d" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse" x="${field.x}" y="${field.y}"><path d="M1 1h1v1H1z" fill="var(--ink)" fill-opacity=".5" stroke="none"/></pattern>`,
        `<pattern id="e" width="18" height="18" patternUnits="userSpaceOnUse" x="${glass.x - 9}" y="${glass.y - 9}"><circle cx="9" cy="9" r="3.6" fill="var(--ink)" stroke="none"/></pattern>`,
        `<path d="${square}" fill="url(#d)" stroke-width=".8"/>`,
        circle(glass.x, glass.y, glass.r, `${sheet} stroke-width="2"`),
        circle(glass.x, glass.y, glass.r - 8, ' fill="url(#e)" stroke="var(--edge)" stroke-width=".8"'),
        circle(glass.x, glass.y, 9, `${sheet} stroke="none"`),
        circle(glass.x, glass.y, 7, markedFace),
        `<g class="plate"><path d="M${glass.x - 6} ${glass.y + 5}L150 300" stroke="var(--mag)" stroke-width="2"/><path d="M36 278h176v52H36z"${sheet}/></g>`,
        numeral(124, 311, `1 : ${count}`, 'middle', ' class="mark"'),
      ].join(''),
    );
  },
};
