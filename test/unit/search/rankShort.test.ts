// Searches of the short lists find mistyped words, and no search, however long, compares all it names with the whole list.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rankShort, type ShortList } from '../../../src/server/search/rankShort.ts';
import { writeIndex } from '../../../src/server/search/writeIndex.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-search-'));
let index: DatabaseSync;
let list: ShortList;
let counting: ChildProcess | undefined;

/** Words of six letters, of which no two are alike: changing one letter of one makes no other. */
const words = Array.from({ length: 400 }, (_, at) => {
  const [one = '', two = '', three = ''] = [at % 20, Math.floor(at / 20), (at + Math.floor(at / 20)) % 20].map(
    (sign) => 'bcdfghjklmnpqrstvwxz'[sign],
  );
  return `${one}a${two}e${three}o`;
});
const mistyped = (word: string): string => word.replace(/o$/, 'u');
const nonsense = (count: number): string =>
  Array.from({ length: count }, (_, at) => `y${String.fromCharCode(97 + (at % 26))}yyy${at < 26 ? 'y' : 'i'}`).join(
    ' ',
  );

beforeAll(async () => {
  const file = join(folder, '0.sqlite');
  const body = (at: number) => words.slice(at * 40, at * 40 + 40).join(' ');
  const docs = Array.from({ length: 10 }, (_, at) => ({
    ref: `entry ${at}`,
    title: '',
    sought: '',
    body: body(at),
    about: '',
  }));
  await writeIndex(file, [{ kind: 'questions', locale: 'en', docs }]);
  index = new DatabaseSync(file, { readOnly: true });
  list = rankShort(index, 'questions', 'en');
});
afterAll(() => {
  counting?.disconnect();
  index.close();
  rmSync(folder, { recursive: true });
});

/** How often two words are compared, as V8 itself counts it: the same on any machine, however busy. */
async function comparisons(asked: string): Promise<number> {
  counting ??= fork(join(__dirname, 'countedSearch.ts'), [join(folder, '0.sqlite')], { execArgv: ['--no-warnings'] });
  counting.send(asked);
  const [count] = (await once(counting, 'message')) as [number];
  return count;
}
const refsOf = (asked: string) => list.find(asked).map(({ ref }) => ref);

test('a mistyped word is found, and several mistyped words of one entry', () => {
  expect(refsOf(mistyped(words[45] ?? ''))).toContain('entry 1');
  expect(refsOf(words.slice(40, 50).map(mistyped).join(' '))).toEqual(['entry 1']);
});

test('words that nothing matches cost no more than the first of them', async () => {
  const one = await comparisons(nonsense(1));
  expect(one).toBe(words.length);
  expect(list.find(nonsense(28))).toEqual([]);
  expect(await comparisons(nonsense(28))).toBe(one);
});

test('of mistyped words only the first twelve are compared with the list, each once', async () => {
  const asked = words.slice(40, 68).map(mistyped).join(' ');
  const some = await comparisons(asked);
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThanOrEqual(12 * words.length);
});

test('of words that occur, which no single entry has, not more than twelve are looked for with mistakes', async () => {
  const asked = [...words.slice(0, 14), ...words.slice(380, 394)].join(' ');
  expect(await comparisons(asked)).toBeLessThanOrEqual(2 * 12 * words.length);
});

test('an index that cannot be finished leaves no draft', async () => {
  const empty = join(folder, 'unfinished');
  mkdirSync(empty);
  const lists = function* () {
    yield { kind: 'questions' as const, locale: 'en' as const, docs: [] };
    throw new Error('no more lists');
  };
  await expect(writeIndex(join(empty, '0.sqlite'), lists())).rejects.toThrow('no more lists');
  expect(readdirSync(empty)).toEqual([]);
});
