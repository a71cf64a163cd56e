// How commands show what they found: times as Taipei's clock shows them, lists as aligned columns.

export const zone = 'Times: Taipei (UTC+8).';

/** 2026-11-21 20:06 */
export const taipeiTime = (time: number | undefined): string =>
  time === undefined
    ? '-'
    : new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Taipei' }).format(
        time,
      );

/** What visitors typed must not steer the terminal of whoever reads it. */
export const harmless = (text: string): string =>
  text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, (character) => (character === '\n' ? '\n' : ' '));

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, ...rows].map((row) => row.map((cell) => harmless(cell).replaceAll('\n', ' ')));
  const widths = head.map((_title, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    print(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
