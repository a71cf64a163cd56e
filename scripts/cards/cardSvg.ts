// Draws the card that is shown when a page is shared: the site's sign, the page's heading and name, and a frame for its
// drawing.
import { palette } from '../../src/shared/ui/palette.ts';
import type { Typeface } from './typeface.ts';

const cardSize = { width: 1200, height: 630 } as const;
/** Where the drawing is placed. */
export const frame = { left: 716, top: 112, width: 420, height: 406 } as const;

const { day } = palette;
const ink = {
  text: day.ink,
  second: day.ink2,
  paper: day.paper,
  sheet: day.sheet,
  line: day.line2,
  mark: day.mag,
};
const left = 64;
const column = 604;
const mostLines = 4;
const sizes = [72, 66, 60, 54, 48, 42];
const middle = 322;

export type Words = { brand: string; heading: string; name: string; language: string };

type Line = { width: number; outlines: { x: number; outline: string }[] };

const closing = /^[\p{Pe}\p{Pf}、，。：；！？,.:;!?%ー…～]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;

/** Pieces that must not be broken across lines. */
function piecesOf(text: string, language: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && (closing.test(segment) || opening.test(last))) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

async function lineOf(face: Typeface, text: string, size: number): Promise<Line> {
  const scale = size / face.unitsPerEm;
  const line: Line = { width: 0, outlines: [] };
  for (const char of text) {
    const { outline, advance } = await face.glyph(char);
    if (outline) line.outlines.push({ x: line.width, outline });
    line.width += advance * scale;
  }
  return line;
}

async function setLines(
  face: Typeface,
  text: string,
  { language, size, width }: { language: string; size: number; width: number },
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const paragraph of text.split('\n')) {
    let row = '';
    for (const piece of piecesOf(paragraph, language)) {
      const longer = row + piece;
      if (row.trim() !== '' && (await lineOf(face, longer.trimEnd(), size)).width > width) {
        lines.push(await lineOf(face, row.trimEnd(), size));
        row = piece.trimStart();
      } else row = longer;
    }
    lines.push(await lineOf(face, row.trimEnd(), size));
  }
  return lines;
}

/** The lines as paths, the first one's baseline at `y`. */
const linesSvg = (
  face: Typeface,
  lines: readonly Line[],
  { x, y, size, leading, fill }: { x: number; y: number; size: number; leading: number; fill: string },
): string =>
  lines
    .map(({ outlines }, row) => {
      const glyphs = outlines.map(
        ({ x: at, outline }) =>
          `<path transform="translate(${Math.round((x + at) * 10) / 10} ${y + row * leading}) scale(${size / face.unitsPerEm} ${-size / face.unitsPerEm})" d="${outline}"/>`,
      );
      return `<g fill="${fill}">${glyphs.join('')}</g>`;
    })
    .join('');

/** One line at the largest size that fits; where that would be small, several lines. */
async function setHeading(face: Typeface, { heading, language }: Words) {
  const own = heading.split('\n').length;
  for (const [most, smallest] of [
    [own, 54],
    [3, 48],
    [mostLines, 0],
  ] as const) {
    for (const size of sizes.filter((one) => one >= smallest)) {
      const lines = await setLines(face, heading, { language, size, width: column });
      if (lines.length <= most && lines.every(({ width }) => width <= column)) return { size, lines };
    }
  }
  throw new Error(`No room on a card for “${heading}”`);
}

async function headingSvg(face: Typeface, words: Words): Promise<string> {
  const { size, lines } = await setHeading(face, words);
  const leading = Math.round(size * 1.22);
  const y = Math.round(middle - ((lines.length - 1) * leading) / 2 + size * 0.36);
  return linesSvg(face, lines, { x: left, y, size, leading, fill: ink.text });
}

const neatline = Array.from(
  { length: 12 },
  (_, cell) => `<path fill="${ink.text}" d="M${cell * 100} 0h50v14h-50zM${cell * 100 + 50} 14h50v2h-50z"/>`,
).join('');

const mark = `<g transform="translate(${left} 58) scale(2)"><circle cx="10.5" cy="15.5" r="7.5" fill="none" stroke="${ink.text}" stroke-width="2"/><circle cx="10.5" cy="15.5" r="2" fill="${ink.text}"/><path d="M13 13c.6-6.4 4.6-10.8 12-12-1.2 7.4-5.6 11.4-12 12z" fill="${ink.mark}"/></g>`;

export async function cardSvg(face: Typeface, words: Words): Promise<string> {
  const brand = await setLines(face, words.brand, { language: 'en', size: 40, width: column });
  const name = await setLines(face, words.name, { language: words.language, size: 30, width: column });
  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${ink.paper}" d="M0 0h${width}v${height}H0z"/>`,
    neatline,
    mark,
    linesSvg(face, brand, { x: left + 66, y: 104, size: 40, leading: 48, fill: ink.text }),
    await headingSvg(face, words),
    `<path stroke="${ink.line}" d="M${left} 540h${width - 2 * left}"/>`,
    linesSvg(face, name.slice(0, 1), { x: left, y: 588, size: 30, leading: 36, fill: ink.second }),
    `<path fill="${ink.sheet}" stroke="${ink.text}" d="M${frame.left - 8} ${frame.top - 8}h${frame.width + 16}v${frame.height + 16}h${-frame.width - 16}z"/>`,
    '</svg>',
  ].join('');
}
