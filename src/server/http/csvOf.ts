// Writes rows of our own data as CSV.

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
