// Writes the drawn plates for the server: small ones inline, large ones as separate picture files.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { PlateDrawing } from '../../src/shared/facts/facts.ts';
import { joinWords } from '../../src/shared/i18n/joinWords.ts';
import { locales, type LocaleCode } from '../../src/shared/i18n/locales.ts';
import { inkRules } from '../charts/inks.ts';
import { fontOf, mono } from '../charts/localeTexts.ts';
import type { DrawnPlates } from '../charts/plates.ts';

/** A larger drawing (compressed bytes) would delay the words below it. */
const mostInline = 3000;

type Asset = (name: string, extension: string, content: string) => string;

/** The page's rules for plates, to be embedded in a picture file. */
export function plateRules(root: string, code: LocaleCode): string {
  const rules = readFileSync(path.join(root, 'src/shared/ui/charts/drawing.css'), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll('.drawing ', '')
    .replaceAll('.drawing', 'svg')
    .replace(/:has\(> svg\) \{[^}]*\}/, '')
    .replaceAll('@container', '@media')
    .replaceAll('var(--font)', fontOf(code))
    .replaceAll('var(--mono)', mono)
    .replace(/\s+/g, ' ');
  return `${inkRules(rules)}${rules}`;
}

export function writePlates(root: string, asset: Asset): Record<LocaleCode, Record<string, PlateDrawing>> {
  const drawn = JSON.parse(readFileSync(path.join(root, 'generated/plates.json'), 'utf8')) as Record<
    LocaleCode,
    DrawnPlates
  >;
  const written = {} as Record<LocaleCode, Record<string, PlateDrawing>>;
  for (const { code, iso } of locales) {
    written[code] = Object.fromEntries(
      Object.entries(drawn[code]).map(([name, { body, ...drawing }]) => {
        const words = { ...drawing, caption: joinWords(drawing.caption) };
        if (zlib.brotliCompressSync(body).length <= mostInline) return [name, { ...words, body }];
        const picture = `<svg xmlns="http://www.w3.org/2000/svg" lang="${iso}" viewBox="0 0 ${words.width} ${words.height}" width="${words.width}" height="${words.height}"><style>${plateRules(root, code)}</style>${body}</svg>\n`;
        return [name, { ...words, file: asset(`plate-${name}-${code}`, 'svg', picture) }];
      }),
    );
  }
  return written;
}
