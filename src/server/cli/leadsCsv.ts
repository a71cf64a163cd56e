// Writes leads as CSV for spreadsheet programs: one column for each field that occurs.
import type { Lead } from '../store/leads.ts';
import { taipeiTime } from './print.ts';

/**
 * Where spreadsheet programs could see a cell that begins like a formula, in narrow or wide characters; a phone number is none.
 * A cell may begin in the midst of ours: a file with commas may be opened by semicolons or tabs, and then quotes hold no cell
 * together.
 */
const formula =
  /(^|[;\t\r\n])(?=[[\s"]--[\t\r\n]]*(?:[=＝@＠]|[+＋\-－−](?![[\d\s\(\).\-]--[\t\r\n]]*(?:$|[;\t\r\n]))))/gv;
function withoutFormula(text: string): string {
  const safe = text.replaceAll(formula, "$1'");
  return /^[\t\r]/.test(text) ? `'${safe}` : safe;
}
const cell = (text: string): string => `"${withoutFormula(text).replaceAll('"', '""')}"`;

const line = (cells: readonly string[]): string => cells.map(cell).join(',');

const textOf = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join('; ') : (value ?? '');

/** Arrivals as columns such as `first from` and `last source`. */
const arrivalCells = ({ arrivals }: Pick<Lead, 'arrivals'>): [column: string, value: string][] =>
  Object.entries(arrivals ?? {}).flatMap(([which, arrival]) =>
    Object.entries(arrival).map(([name, value]): [string, string] => [`${which} ${name}`, value]),
  );

export function leadsCsv(leads: readonly Lead[]): string {
  const fields = [...new Set(leads.flatMap((lead) => Object.keys(lead.values)))].sort();
  const arrivalColumns = [...new Set(leads.flatMap((lead) => arrivalCells(lead).map(([column]) => column)))].sort();
  const times = ['created (UTC+8)', 'due (UTC+8)', 'answered (UTC+8)'];
  const head = [
    'reference',
    'form',
    'locale',
    'desk',
    'state',
    'assignee',
    ...times,
    'files',
    ...fields,
    ...arrivalColumns,
  ];
  const rows = leads.map((lead) => [
    lead.reference,
    lead.form,
    lead.locale,
    lead.desk,
    lead.status,
    lead.assignee ?? '',
    taipeiTime(lead.createdAt),
    taipeiTime(lead.dueAt),
    taipeiTime(lead.answeredAt),
    lead.files.map(({ name, path }) => `${name} (${path})`).join('; '),
    ...fields.map((field) => textOf(lead.values[field])),
    ...arrivalColumns.map((column) => new Map(arrivalCells(lead)).get(column) ?? ''),
  ]);
  // The byte order mark makes spreadsheet programs read the file as UTF-8.
  return `\uFEFF${[head, ...rows].map(line).join('\r\n')}`;
}
