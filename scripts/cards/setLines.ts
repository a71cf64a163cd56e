// Sets words in lines of at most a width: breaks between words, never before a closing mark or after an opening one.
import type { Typeface } from './typeface.ts';

export type Line = { width: number; outlines: { x: number; outline: string }[] };

const closing = /^[\p{Pe}\p{Pf}、，。：；！？,.:;!?%ー…～]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;

/** What stands together on one line. */
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

export async function setLines(
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
export const linesSvg = (
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
