// Writes the files that the raw servers send: the page with separate stylesheet and script, and the page with both
// inline.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import data from '../home/page.json';
import type { Fixture } from './Fixture.ts';
import { FixturePage } from './FixturePage.tsx';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

const html = (texts: Fixture, head: string, tail: string): string =>
  `<!DOCTYPE html><html lang="${texts.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title}</title><meta name="description" content="${texts.description}">${head}</head><body>${renderToStaticMarkup(<FixturePage texts={texts} />)}${tail}</body></html>`;

function put(file: string, text: string): void {
  const bytes = Buffer.from(text);
  const full = path.join(__dirname, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, bytes);
  writeFileSync(`${full}.gz`, zlib.gzipSync(bytes, { level: 9 }));
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${full}.br`, zlib.brotliCompressSync(bytes, { params }));
}

const css = readFileSync(path.join(__dirname, 'assets/style.css'), 'utf8');
const script = readFileSync(path.join(__dirname, 'assets/vanilla.js'), 'utf8').trim();
const used = new Set(html(data.zh_TW, '', '').match(/[\w-]+/g));
// Removes rules that select only classes the page does not have.
const critical = css.replace(/(?<=^|[}{])((?:\.[\w-]+,?)+)\{[^{}]*\}/g, (rule, selectors: string) =>
  selectors.split(',').some((selector) => used.has(selector.slice(1))) ? rule : '',
);

put('external/assets/style.css', css);
put('external/assets/vanilla.js', script);
const links = '<link rel="stylesheet" href="/assets/style.css"><script defer src="/assets/vanilla.js"></script>';
for (const [texts, folder] of [[data.zh_TW, ''] as const, [data.en, 'en/'] as const]) {
  put(`external/${folder}index.html`, html(texts, links, ''));
  put(`inline/${folder}index.html`, html(texts, `<style>${critical}</style>`, `<script>${script}</script>`));
}
