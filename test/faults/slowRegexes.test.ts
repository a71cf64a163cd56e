// Row 17: no regular expression of ours takes long, whatever 100 KB it is given.
import vm from 'node:vm';
import { counts, faultTimeoutMs, report } from '../support/faults.ts';
import { ownRegexes, type OwnRegex } from '../support/regexes.ts';

const length = 100_000;
const mostMs = 50;
/** Far beyond what a busy machine adds: what takes so long is not looked at to its end. */
const giveUpMs = 2_000;

/** Letters that the pattern itself names, and a few that patterns like to repeat. */
function letters({ pattern }: OwnRegex): string[] {
  const plain = pattern.replace(/\\u\{?([0-9a-fA-F]{4,6})\}?/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  const named = [...new Set(plain.replace(/\\[a-zA-Z]/g, ''))].filter((one) => !'()[]{}|^$*+?\\'.includes(one));
  return [...named.slice(0, counts(8, 40)), 'a', 'Z', '0', ' ', '\n', '\t', '/', '.', '-', '%', '<', '中', '\u3000'];
}

/** Beginnings that let a match start, long middles that it can go back in, ends that it cannot have. */
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
    ...(counts(false, true) ? [long(middle), `${start}${long(middle)}!`, `${long(start + middle)}\n`] : []),
  ]);
}

const context = vm.createContext({ attack: '', regex: /x/ });
const run = new vm.Script('attack.replace(regex, ""); regex.lastIndex = 0; regex.test(attack);');

function slowest(regex: OwnRegex): number {
  const made = new RegExp(regex.pattern, regex.flags);
  let most = 0;
  for (const attack of attacks(regex)) {
    Object.assign(context, { attack, regex: made });
    // A machine that others use may have been busy the first time.
    let least = Infinity;
    for (let tries = 0; tries < 3 && least > mostMs; tries += 1) {
      const started = performance.now();
      try {
        run.runInContext(context, { timeout: giveUpMs });
      } catch {
        return giveUpMs;
      }
      least = Math.min(least, performance.now() - started);
    }
    most = Math.max(most, least);
  }
  return most;
}

test('the watch sees what goes back and forth', () => {
  expect(slowest({ place: '', pattern: '\\s+$', flags: '' })).toBeGreaterThan(mostMs);
  expect(slowest({ place: '', pattern: '^(a+)+$', flags: '' })).toBeGreaterThan(mostMs);
});

test(
  'every regular expression of ours',
  () => {
    const regexes = ownRegexes();
    const times = regexes.map((regex) => ({
      place: regex.place,
      pattern: regex.pattern,
      ms: Math.round(slowest(regex)),
    }));
    const slow = times.filter(({ ms }) => ms > mostMs);
    report({
      row: 17,
      fault: 'texts made to keep regular expressions busy',
      promise: `none takes longer than ${mostMs} ms`,
      count: `${regexes.length} expressions × texts of 100 kB`,
      result: `slowest ${Math.max(...times.map(({ ms }) => ms))} ms`,
      lost: slow.length,
    });
    expect(regexes.length).toBeGreaterThan(100);
    expect(slow).toEqual([]);
  },
  faultTimeoutMs,
);
