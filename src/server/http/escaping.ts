// Writes values so that they mean nothing else in HTML, in a script element, and in CSV.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** In content and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that can stand in a script element whatever it contains. */
export const jsonForHtml = (value: unknown): string => JSON.stringify(value).replace(/[<\u2028\u2029]/g, escapeUnit);

type Cell = string | number | boolean | null;

const cell = (value: Cell): string => {
  const text = String(value ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** For rows of our own data, not for text that visitors typed: a spreadsheet would run it as a formula. */
export function csvOf(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => Object.values(row).map(cell).join(','));
  return `${[heads.join(','), ...lines].join('\r\n')}\r\n`;
}
