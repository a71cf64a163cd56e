// How commands print: times in Taipei time, lists as aligned columns.

export const zone = 'Times: Taipei (UTC+8).';

/** 2026-11-21 20:06 */
export const taipeiTime = (time: number | undefined): string =>
  time === undefined
    ? '-'
    : new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Taipei' }).format(
        time,
      );

/** Text from visitors must not control the terminal or imitate a line of our own, so its further lines are indented. */
export const harmless = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, (sign) => (sign === '\n' ? '\n    ' : ' '));

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Signs that terminals show two columns wide. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u4DBF\u4E00-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;

const widthOf = (text: string): number => Array.from(text).reduce((sum, sign) => sum + (wide.test(sign) ? 2 : 1), 0);

export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, ...rows].map((row) => row.map((cell) => harmless(cell).replace(/\n */g, ' ')));
  const widths = head.map((_title, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))));
  for (const line of lines)
    print(
      line
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
        .join('  ')
        .trimEnd(),
    );
}
