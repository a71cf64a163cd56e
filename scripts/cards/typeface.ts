// Reads a typeface from npm as outlines, so that cards need no font installed on the machine that builds.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

type Glyph = { outline: string; advance: number };

export type Typeface = {
  /** Unit of outlines and advances. */
  unitsPerEm: number;
  /** Throws for a character that the typeface lacks, so that a card never shows an empty box. */
  glyph: (char: string) => Promise<Glyph>;
};

type Range = { file: string; from: number; to: number };

/** The files of a family, each with the characters that it holds. */
function rangesIn(folder: string, family: string): Range[] {
  const said = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(said).flatMap(([name, list]) =>
    list.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      const file = `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`;
      return { file: path.join(folder, 'files', file), from: parseInt(from, 16), to: parseInt(to, 16) };
    }),
  );
}

async function open(file: string, weight: number): Promise<Font> {
  const font = create(Buffer.from(await decompress(readFileSync(file))));
  if (!('getVariation' in font)) throw new Error(`${file} holds more than one font`);
  return font.getVariation({ wght: weight });
}

/** `folder`: the folder of the family's package. */
export function typeface(folder: string, weight: number): Typeface {
  const family = path.basename(folder);
  const ranges = rangesIn(folder, family);
  const fonts = new Map<string, Promise<Font>>();
  const glyphs = new Map<string, Promise<Glyph>>();

  async function find(char: string): Promise<Glyph> {
    const code = char.codePointAt(0) ?? 0;
    for (const { file } of ranges.filter(({ from, to }) => from <= code && code <= to)) {
      const font = fonts.get(file) ?? open(file, weight);
      fonts.set(file, font);
      const opened = await font;
      if (!opened.hasGlyphForCodePoint(code)) continue;
      const glyph = opened.glyphForCodePoint(code);
      return { outline: glyph.path.toSVG(), advance: glyph.advanceWidth };
    }
    throw new Error(`${family} has no glyph for “${char}” (U+${code.toString(16)})`);
  }
  return {
    unitsPerEm: 1000,
    glyph: (char) => {
      const known = glyphs.get(char) ?? find(char);
      glyphs.set(char, known);
      return known;
    },
  };
}
