// All languages have the same keys and placeholders, code uses only existing keys, and both translators agree.
import { readFileSync } from 'node:fs';
import { loadTexts, type Resources } from '../../src/server/i18n/texts.ts';
import { joinWords } from '../../src/shared/i18n/joinWords.ts';
import { localeCodes, locales } from '../../src/shared/i18n/locales.ts';
import { translatorOver } from '../../src/shared/i18n/translate.ts';
import { pages } from '../../src/shared/pages/pages.ts';
import { brand, leavesOf, namespaces, placeholdersOf, readTexts, sourcesOf, type Tree } from '../support/sources.ts';

const wideLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

type Code = (typeof localeCodes)[number];

/** In a language that lacks the page, its namespace holds only the name for search and staff. */
const ownPage = (namespace: string) => pages.find(({ id }) => id === namespace);
const readIn = (namespace: string): readonly Code[] => ownPage(namespace)?.locales ?? localeCodes;
const fullest = (namespace: string): Code =>
  readIn(namespace).includes('en') ? 'en' : (readIn(namespace).at(-1) ?? 'en');
const ofEveryPage = ['title', 'description', 'name', 'h1', 'lead'];
const textsOf = (code: Code) => Object.fromEntries(namespaces.map((name) => [name, readTexts(code, name)]));
const resources = Object.fromEntries(localeCodes.map((code) => [code, textsOf(code)])) as Record<
  string,
  Record<string, Tree>
>;
const leaves = (code: string, namespace: string) => leavesOf(resources[code]?.[namespace] ?? {});

describe.each(namespaces)('%s', (namespace) => {
  test.each(localeCodes)('%s has the same keys as the others, each with the same placeholders', (code) => {
    const model = leaves(fullest(namespace), namespace);
    const own = leaves(code, namespace);
    const asked = readIn(namespace).includes(code) ? [...model.keys()] : ofEveryPage;
    expect(asked.filter((key) => !own.has(key))).toEqual([]);
    expect([...own.keys()].filter((key) => !model.has(key))).toEqual([]);
    for (const [key, text] of own) {
      expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(model.get(key) ?? '')]);
    }
  });

  test('no text is empty, or holds HTML', () => {
    for (const code of localeCodes) {
      for (const [key, text] of leaves(code, namespace)) {
        expect([code, key, text.trim() !== '' && !/<\/?[a-z][^>]*>/i.test(text)]).toEqual([code, key, true]);
      }
    }
  });
});

test('no text names a brand: content/ does', () => {
  const named = sourcesOf('locales/*/*.json', 'content/news/*/*.md').filter(({ text }) => /cocloud/i.test(text));
  expect(named.map(({ file }) => file)).toEqual([]);
});

test('the browser of the tests has a letter for each Chinese and Japanese one, so that lines break as for visitors', () => {
  const file = 'node_modules/@fontsource-variable/noto-sans-sc/unicode.json';
  const ranges = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    .flatMap((slice) => slice.split(','))
    .map((range) => range.replace('U+', '').split('-'))
    .map(([from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const);
  const said = sourcesOf('locales/**/*.json', 'content/**/*.{yaml,md}').flatMap(
    ({ text }) => text.match(wideLetters) ?? [],
  );
  const isDrawn = (letter: string) =>
    ranges.some(([from, to]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to);
  const letters = [...new Set(said)];
  expect(letters.length).toBeGreaterThan(1500);
  expect(letters.filter((letter) => !isDrawn(letter))).toEqual([]);
});

test('every page has its texts', () => {
  const special = new Set(['article', 'story', 'mailto', 'hash', 'error', 'refused', 'notFound']);
  for (const { id } of pages) {
    if (special.has(id)) continue;
    const keys = leaves('en', id);
    expect([id, ofEveryPage.filter((key) => !keys.has(key))]).toEqual([id, []]);
  }
});

test.each(['zh_CN', 'zh_TW'])(
  'pages behind links in mails have headings that a phone breaks between words: %s',
  (code) => {
    // A line holds nine characters, and the browser breaks longer ones before any.
    const isLong = (text: string): boolean => text.split(/\n|(?<=[，。；])/).some((line) => line.length > 9);
    const headings = ['hash', 'subscription'].flatMap((namespace) =>
      [...leaves(code, namespace)].filter(([key]) => key.endsWith('.title')),
    );
    expect(headings.length).toBeGreaterThan(20);
    expect(headings.filter(([, text]) => isLong(text))).toEqual([]);
  },
);

type Bound = { name: string; namespace: string | undefined; at: number };

/**
 * Names given to translators in a file: with a fixed namespace, for a live part's texts, or for the caller's namespace
 * (undefined).
 */
function bindingsIn(text: string): Bound[] {
  const found = (pattern: RegExp): Bound[] =>
    [...text.matchAll(pattern)].map(({ 1: name = '', 2: namespace, index: at }) => ({ name, namespace, at }));
  const parts = [...text.matchAll(/\bt: \{([^}]*)\}/g)].flatMap(({ 1: inside = '', index: at }) =>
    [...inside.matchAll(/(\w+): (\w+)/g)].map(([, namespace, name = '']) => ({ name, namespace, at })),
  );
  return [...found(/const (\w+) = useT\('(\w+)'\)/g), ...found(/\b(\w+): Translate\b/g), ...parts];
}

test('code uses only texts that exist', () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const { file, text } of sourcesOf('src/**/*.{ts,tsx}')) {
    const bound = bindingsIn(text).sort((one, other) => one.at - other.at);
    for (const name of new Set(bound.map((row) => row.name))) {
      for (const { 1: key = '', index } of text.matchAll(new RegExp(`\\b${name}\\('([\\w.]+)'`, 'g'))) {
        const namespace = bound.findLast((row) => row.name === name && row.at < index)?.namespace;
        if (namespace === undefined) continue;
        asked += 1;
        const known = ['', '_one', '_other'].some((suffix) => leaves('en', namespace).has(key + suffix));
        if (!known) wrong.push(`${file}: ${namespace} ${key}`);
      }
    }
  }
  expect(asked).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('every text is used by code', () => {
  const code = sourcesOf('src/**/*.{ts,tsx}').map(({ text }) => text);
  const wordsIn = (texts: string[]) => new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const content = sourcesOf('content/**/*.yaml').map(({ text }) => text);
  const literals = new Set(code.flatMap((text) => [...text.matchAll(/'([\w.-]+)'/g)].map(([, word = '']) => word)));
  const words = wordsIn([...code, ...content]);
  // A composed key has the form `a.${b}.c`; each part must be a word of code or content.
  const hole = /\$\{[^{}`]*\}/;
  const made = code
    .flatMap((text) => [...text.matchAll(/`([\w.-]*(?:\$\{[^{}`]*\}[\w.-]*)+)`/g)].map(([, key = '']) => key))
    .map((key) => key.split(hole))
    .filter((parts) => parts.some((part) => /\w\.|\.\w/.test(part)))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('([\\w.-]+)')}$`));
  const isMade = (key: string) =>
    made.some((pattern) =>
      pattern
        .exec(key)
        ?.slice(1)
        .every((part) => part.split('.').every((word) => words.has(word))),
    );
  // Content names texts by its own ids; pictures read theirs as one object.
  const named = wordsIn(content);
  const byData: Record<string, Set<string>> = {
    menu: named,
    regions: named,
    plates: new Set([...named, ...wordsIn(sourcesOf('scripts/charts/{plates,plates/*}.ts').map(({ text }) => text))]),
    banners: named,
    home: wordsIn(sourcesOf('scripts/charts/*.ts').map(({ text }) => text)),
  };
  const isData = (namespace: string, key: string) => key.split('.').every((word) => byData[namespace]?.has(word));

  // A list is used by its name and read by index.
  const nameOfList = (key: string) => key.replaceAll(/\.\d+\b/g, '');

  const unused = namespaces.flatMap((namespace) =>
    [...leaves(fullest(namespace), namespace).keys()]
      .map((key) => key.replace(/_(one|other)$/, ''))
      .filter(
        (key) =>
          ![key, nameOfList(key)].some((asked) => literals.has(asked) || isMade(asked) || isData(namespace, asked)),
      )
      .map((key) => `${namespace}: ${key}`),
  );
  expect(unused).toEqual([]);
});

test('browser and server give the same text, for every key and several counts', async () => {
  const texts = await loadTexts(resources as unknown as Resources, brand);
  for (const { code, iso } of locales) {
    const server = texts.inBrowser(code);
    for (const namespace of namespaces) {
      const browser = translatorOver(
        { [namespace]: JSON.parse(texts.bundle(code, namespace)) as Tree },
        iso,
        brand,
      )(namespace);
      for (const [key, text] of leaves(code, namespace)) {
        const values = Object.fromEntries(
          placeholdersOf(text).map((name) => [name, name === 'count' ? 3 : `<${name}>`]),
        );
        expect([code, namespace, key, browser(key, values)]).toEqual([
          code,
          namespace,
          key,
          server(namespace)(key, values),
        ]);
        const plural = /^(.*)_other$/.exec(key)?.[1];
        for (const count of plural ? [0, 1, 2, 5, 22, 1000] : []) {
          expect(browser(plural ?? '', { ...values, count })).toBe(
            server(namespace)(plural ?? '', { ...values, count }),
          );
        }
      }
    }
  }
});

test('joining words leaves link targets alone', () => {
  const targetsOf = (text: string) => text.match(/\]\([^)]*\)/g) ?? [];
  const linked = localeCodes
    .flatMap((code) => namespaces.flatMap((name) => [...leavesOf(readTexts(code, name)).values()]))
    .filter((text) => targetsOf(text).length > 0);
  expect(linked.length).toBeGreaterThan(500);
  for (const text of linked) expect(targetsOf(joinWords(text))).toEqual(targetsOf(text));
});

test('the notice of a lost connection, which every page shows, does not promise a draft: only enquiry forms keep one', () => {
  const devices = { en: 'device', zh_CN: '设备', zh_TW: '裝置', pt: 'dispositivo', jp: '端末' } as const;
  for (const code of ['en', 'zh_CN', 'zh_TW', 'pt', 'jp'] as const) {
    const saysDevice = (namespace: string, key: string) => leaves(code, namespace).get(key)?.includes(devices[code]);
    expect([code, saysDevice('forms', 'draft.kept'), saysDevice('client', 'offline')]).toEqual([code, true, false]);
  }
});
