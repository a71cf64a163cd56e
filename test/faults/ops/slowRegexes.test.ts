// Row 17: no regular expression of ours backtracks without limit: its steps grow linearly with the text, not
// quadratically.
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { TooManySteps, ownRegexes, stepsOf, type OwnRegex } from '../../support/regexSteps.ts';

/** A quadratic expression takes half as many steps a character as the text has characters. */
const length = 1_500;
const mostEach = 400;

/** Characters that the pattern names, and some that patterns often repeat. */
function letters({ pattern }: OwnRegex): string[] {
  const plain = pattern.replace(/\\u\{?([0-9a-fA-F]{4,6})\}?/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  const named = [...new Set(plain.replace(/\\[a-zA-Z]/g, ''))].filter((one) => !'()[]{}|^$*+?\\'.includes(one));
  return [...named.slice(0, counts(8, 40)), 'a', 'Z', '0', ' ', '\n', '\t', '/', '.', '-', '%', '<', '中', '\u3000'];
}

/**
 * Texts with a start that lets a match begin, a long middle that invites backtracking, and an end that fails the match.
 */
function attacks(regex: OwnRegex): string[] {
  const all = [...new Set(letters(regex))];
  const start = /^\^?((?:\\.|[\w/<:#@&-])*)/.exec(regex.pattern)?.[1]?.replaceAll('\\', '') ?? '';
  const long = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const middles = [
    ...all,
    ...all.slice(0, counts(4, 20)).flatMap((one) => all.slice(0, counts(4, 20)).map((two) => one + two)),
  ];
  return [...new Set(middles)].flatMap((middle) => [
    `${start}${long(middle)}\u0000`,
    `${start}${long(middle)}a`,
    ...(counts(false, true) ? [long(middle), `${start}${long(middle)}!`, `${long(start + middle)}\n`] : []),
  ]);
}

/** Steps a character in the worst text; undefined beyond the limit. */
function worst({ pattern, flags }: OwnRegex, most = mostEach): number | undefined {
  try {
    const all = attacks({ place: '', pattern, flags }).map((text) => stepsOf(pattern, flags, text, most * length));
    return Math.ceil(Math.max(...all) / length);
  } catch (error) {
    if (error instanceof TooManySteps || error instanceof RangeError) return undefined;
    throw error;
  }
}

test.each(['\\s+$', '^(a+)+$', '^(a|a)*b', '(x+x+)+y', '[^a-z]+$'])(
  'the count detects that %s backtracks',
  (pattern) => {
    expect(worst({ place: '', pattern, flags: '' })).toBeUndefined();
  },
);

test.each([
  ['^\\s+', 3],
  ['a{1,8}b', 20],
  ['(?<=x{0,3})y', 10],
])('the count detects that %s does not backtrack', (pattern, steps) => {
  expect(worst({ place: '', pattern, flags: '' })).toBeLessThan(steps);
});

test(
  'every regular expression of ours',
  () => {
    const regexes = ownRegexes();
    const counted = regexes.map((regex) => ({ ...regex, steps: worst(regex) }));
    const slow = counted.filter(({ steps }) => steps === undefined);
    report({
      row: 17,
      fault: 'texts made to keep regular expressions busy',
      promise: `none takes more than ${mostEach} steps a letter`,
      count: `${regexes.length} expressions × texts of ${length} letters`,
      result: `most ${Math.max(...counted.map(({ steps = 0 }) => steps))} steps a letter`,
      lost: slow.length,
    });
    expect(regexes.length).toBeGreaterThan(100);
    expect(slow).toEqual([]);
  },
  faultTimeoutMs,
);
