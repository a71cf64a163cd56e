// Visitors' text as staff see it: no cell is a formula, even in full-width characters, and no output line can be
// forged.
import { harmless, printTable } from '../../../src/server/cli/print.ts';
import { leadsCsv } from '../../../src/server/cli/leadsCsv.ts';
import type { Lead } from '../../../src/server/store/leads.ts';

const lead = (typed: string): Lead => ({
  reference: 'CO-1',
  form: 'contactUs',
  locale: 'en',
  desk: 'taiwan',
  status: 'new',
  assignee: undefined,
  createdAt: 0,
  dueAt: 0,
  answeredAt: undefined,
  values: { company: typed },
  arrivals: undefined,
  files: [],
});
const cellOf = (typed: string): string =>
  leadsCsv([lead(typed)])
    .split('","')
    .at(-1)
    ?.replace(/^/, '"') ?? '';

test.each(['=1+1', '＝1+1', '@SUM(A1)', '＠SUM(A1)', '+cmd', '＋cmd|', '-cmd', '－cmd', '−cmd', ' =1', '\u3000＝1'])(
  '%j is no formula',
  (typed) => {
    expect(cellOf(typed)).toBe(`"'${typed}"`);
  },
);

// Excel opens a file with commas by semicolons where these are the list separator; quotes then hold no cell together.
test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a; ＝1+1', "a;' ＝1+1"],
  ['a;"=1+1', `a;'""=1+1`],
  ['a\n=1+1', "a\n'=1+1"],
  ['a\r\n\r\n@SUM(A1)', "a\r\n\r\n'@SUM(A1)"],
  ['a\t+cmd', "a\t'+cmd"],
  ['\t=1', "'\t'=1"],
  ['+886 2 1234;-cmd', "+886 2 1234;'-cmd"],
])('%j begins no formula at a semicolon, tab or line break', (typed, written) => {
  expect(cellOf(typed)).toBe(`"${written}"`);
});

test.each(['+886 2 1234', '＋886', '-', '王', 'a=b', 'a;b', 'a\n+886 2 1234\nb', 'a; -', ''])(
  '%j stays unchanged',
  (typed) => {
    expect(cellOf(typed)).toBe(`"${typed}"`);
  },
);

describe('at the terminal', () => {
  test.each(['\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f'])(
    'what follows %j begins no line',
    (ending) => {
      const lines = harmless(`hello${ending}State: answered`).split(/[\n\r\u0085\u2028\u2029\v\f]/);
      expect(lines.filter((line) => line.startsWith('State'))).toEqual([]);
    },
  );

  test('characters that reverse the text direction are removed', () => {
    expect(harmless('a\u202Eb\u2066c\u200Fd\u061Ce\u001B[31mf')).toBe('a b c d e [31mf');
  });

  test('a cell cannot add a row', () => {
    const written: string[] = [];
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (text: string) => written.push(text) > 0;
    try {
      printTable(['Reference', 'Company'], [['CO-1', 'first\u2028CO-2  forged\nCO-3  forged']]);
    } finally {
      process.stdout.write = write;
    }
    expect(
      written
        .join('')
        .trimEnd()
        .split(/[\n\u2028]/),
    ).toHaveLength(2);
  });
});
