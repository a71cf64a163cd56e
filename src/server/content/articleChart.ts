// A chart in an article: a table whose last column is drawn beside it as bars, so that the drawing says nothing that the text does not.
import { joinWords } from '../../shared/i18n/joinWords.ts';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { decimalMark } from '../../shared/i18n/numbers.ts';
import { escapeHtml } from '../http/escapeHtml.ts';

type Row = { cells: string[]; value: number };
type Chart = { caption: string; heads: string[]; rows: Row[] };
type ChartFault = { line: number; reason: string };

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The first number of a cell, as its language writes it. */
function numberIn(cell: string, locale: LocaleCode): number {
  const [digits = ''] = /\d[\d.,]*/.exec(cell) ?? [];
  const plain =
    decimalMark(localeOf(locale)) === ',' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  return plain === '' ? NaN : Number(plain);
}

/** A caption, then a table. Lines count from 1 within the block. */
export function readChart(text: string, locale: LocaleCode): { chart: Chart; faults: ChartFault[] } {
  const lines = text.trimEnd().split('\n');
  const start = lines.findIndex((line) => line.trimStart().startsWith('|'));
  const [head = '', ruler = '', ...body] = start < 0 ? [] : lines.slice(start);
  const heads = cellsOf(head);
  const faults: ChartFault[] = [];
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

const said = (text: string): string => escapeHtml(joinWords(text));
const width = 100;

export function chartHtml({ caption, heads, rows }: Chart): string {
  const most = Math.max(...rows.map(({ value }) => value));
  const row = ({ cells: [name = '', ...others], value }: Row) =>
    `<tr><th scope="row">${said(name)}</th>${others.map((cell) => `<td>${said(cell)}</td>`).join('')}` +
    `<td><svg viewBox="0 0 ${width} 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${Number(((value / most) * width).toFixed(1))}" height="6"/></svg></td></tr>`;
  return (
    `<figure><table tabindex="0"><thead><tr>${heads.map((head) => `<th scope="col">${said(head)}</th>`).join('')}<td></td></tr></thead>` +
    `<tbody>${rows.map(row).join('')}</tbody></table><figcaption>${said(caption)}</figcaption></figure>`
  );
}
