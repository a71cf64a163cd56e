// The Markdown dialect of articles: CommonMark with tables, footnotes (`[^one]`, `[^one]: …`) and charts, without HTML.
import MarkdownIt, { type StateBlock, type StateInline, type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { joinWords } from '../../shared/i18n/joinWords.ts';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { decimalMark } from '../../shared/i18n/numbers.ts';
import { escapeHtml } from '../http/escaping.ts';

export const markdown = new MarkdownIt({ html: false }).use(cjkFriendly);
// Accept every address here, so that an unsafe one is reported as a fault instead of shown as plain text.
markdown.validateLink = () => true;

const noteName = String.raw`\[\^([\w-]{1,40})\]`;
const reference = new RegExp(`${noteName}(?!:)`, 'y');
const definition = new RegExp(`^${noteName}:\\s+(\\S.*)$`);

/** A footnote reference, `[^one]`, within a sentence. */
markdown.inline.ruler.before('link', 'note_ref', (state: StateInline, silent: boolean) => {
  reference.lastIndex = state.pos;
  const match = reference.exec(state.src);
  if (!match) return false;
  if (!silent) state.push('note_ref', '', 0).meta = { name: match[1] };
  state.pos += match[0].length;
  return true;
});

/** A footnote, `[^one]: …`, on a line of its own. Its token stays in place, so that faults in it have a line number. */
markdown.block.ruler.before('reference', 'note', (state: StateBlock, line: number, _end: number, silent: boolean) => {
  const text = state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
  const match = definition.exec(text);
  if (!match) return false;
  if (silent) return true;
  const inline = state.push('inline', '', 0);
  inline.content = match[2] ?? '';
  inline.map = [line, line + 1];
  inline.children = [];
  inline.meta = { name: match[1] };
  state.line = line + 1;
  return true;
});

const nameOf = ({ meta }: Token): string => String(meta?.['name']);
const isNote = ({ type, meta }: Token): boolean => type === 'inline' && meta?.['name'] !== undefined;

export type Notes = {
  /** The blocks of the text without footnotes. */
  text: Token[];
  /** In order of first reference; unreferenced ones last. */
  notes: { name: string; tokens: Token[]; isNamed: boolean }[];
  /** References without a footnote. */
  missing: { name: string; line: number }[];
};

/** Separates footnotes from the text and numbers their references. */
export function notesIn(blocks: readonly Token[]): Notes {
  const there = new Map(blocks.filter(isNote).map((block) => [nameOf(block), block.children ?? []]));
  const named = new Map<string, number>();
  const missing: Notes['missing'] = [];
  for (const block of blocks)
    for (const token of block.children ?? []) {
      if (token.type !== 'note_ref') continue;
      const name = nameOf(token);
      const isFirst = !named.has(name);
      if (!there.has(name)) missing.push({ name, line: (block.map?.[0] ?? 0) + 1 });
      if (isFirst) named.set(name, named.size + 1);
      token.attrSet('number', String(named.get(name)));
      if (isFirst) token.attrSet('first', 'yes');
    }
  const names = [...new Set([...named.keys(), ...there.keys()])].filter((name) => there.has(name));
  return {
    text: blocks.filter((block) => !isNote(block)),
    notes: names.map((name) => ({ name, tokens: there.get(name) ?? [], isNamed: named.has(name) })),
    missing,
  };
}

markdown.renderer.rules['note_ref'] = (tokens: Token[], at: number) => {
  const number = String(tokens[at]?.attrGet('number'));
  const id = tokens[at]?.attrGet('first') ? ` id="ref-${number}"` : '';
  return `<sup><a href="#note-${number}"${id}>${number}</a></sup>`;
};

type Row = { cells: string[]; value: number };
type Chart = { caption: string; heads: string[]; rows: Row[] };
export type TextFault = { line: number; reason: string };

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The first number in a cell, in the number format of the language. */
function numberIn(cell: string, locale: LocaleCode): number {
  const [digits = ''] = /\d[\d.,]*/.exec(cell) ?? [];
  const plain =
    decimalMark(localeOf(locale)) === ',' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  return plain === '' ? NaN : Number(plain);
}

/**
 * Reads a chart: a caption followed by a table. The last column is drawn as bars, so that the drawing adds nothing that
 * the text lacks. Lines are counted from 1 within the block.
 */
export function readChart(text: string, locale: LocaleCode): { chart: Chart; faults: TextFault[] } {
  const lines = text.trimEnd().split('\n');
  const start = lines.findIndex((line) => line.trimStart().startsWith('|'));
  const [head = '', ruler = '', ...body] = start < 0 ? [] : lines.slice(start);
  const heads = cellsOf(head);
  const faults: TextFault[] = [];
  if (start < 1) faults.push({ line: 1, reason: 'a chart begins with its caption, and a table follows' });
  else if (!/^[|:\s-]+$/.test(ruler) || body.length === 0) faults.push({ line: start + 2, reason: 'is no table' });
  const rows = body.map((line, at): Row => {
    const cells = cellsOf(line);
    const value = numberIn(cells.at(-1) ?? '', locale);
    const place = start + at + 3;
    if (cells.length !== heads.length)
      faults.push({ line: place, reason: `has ${cells.length} cells of ${heads.length}` });
    else if (!Number.isFinite(value))
      faults.push({ line: place, reason: `has no number in its last cell: ${cells.at(-1)}` });
    return { cells, value };
  });
  return { chart: { caption: lines.slice(0, Math.max(start, 0)).join(' ').trim(), heads, rows }, faults };
}

const htmlText = (text: string): string => escapeHtml(joinWords(text));
const width = 100;

export function chartHtml({ caption, heads, rows }: Chart): string {
  const most = Math.max(...rows.map(({ value }) => value));
  const row = ({ cells: [name = '', ...others], value }: Row) =>
    `<tr><th scope="row">${htmlText(name)}</th>${others.map((cell) => `<td>${htmlText(cell)}</td>`).join('')}` +
    `<td><svg viewBox="0 0 ${width} 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${Number(((value / most) * width).toFixed(1))}" height="6"/></svg></td></tr>`;
  return (
    `<figure><table tabindex="0"><thead><tr>${heads.map((head) => `<th scope="col">${htmlText(head)}</th>`).join('')}<td></td></tr></thead>` +
    `<tbody>${rows.map(row).join('')}</tbody></table><figcaption>${htmlText(caption)}</figcaption></figure>`
  );
}
