// House rules beyond the linter: import directions, names, first lines, file sizes.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../../src/shared/i18n/locales.ts';
import { root } from '../support/app.ts';
import { importsOf, sourcesOf, targetOf, type Source } from '../support/sources.ts';

const sources = sourcesOf('src/**/*.{ts,tsx,css}');
const code = sources.filter(({ file }) => !file.endsWith('.css'));
const everything = [
  ...sources,
  ...sourcesOf('test/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs,cjs}', 'bench/**/*.{ts,tsx,mjs}', '*.ts'),
];
const broken = (files: Source[], isBroken: (source: Source) => boolean) =>
  files.filter(isBroken).map(({ file }) => file);

/** `src/server/render/x.ts` importing `../../shared/y.ts` → shared. */
const areaOf = (file: string) => /^src\/(client|shared|server)\//.exec(file)?.[1];

test('there are sources to check', () => {
  expect(code.length).toBeGreaterThan(100);
  expect(code.flatMap(importsOf).length).toBeGreaterThan(300);
});

test('imports flow client → shared ← server', () => {
  const allowed: Record<string, string[]> = {
    client: ['client', 'shared'],
    server: ['server', 'shared'],
    shared: ['shared'],
  };
  const wrong = code.flatMap((source) =>
    importsOf(source)
      .filter((from) => from.startsWith('.'))
      .map((from) => targetOf(source, from))
      .filter((target) => !target.startsWith('generated/'))
      .filter((target) => !allowed[areaOf(source.file) ?? '']?.includes(areaOf(target) ?? ''))
      .map((target) => `${source.file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('shared knows neither Node nor, before it runs, the browser', () => {
  const shared = code.filter(({ file }) => areaOf(file) === 'shared');
  expect(
    shared.flatMap((source) =>
      importsOf(source)
        .filter((from) => from.startsWith('node:'))
        .map((from) => `${source.file} → ${from}`),
    ),
  ).toEqual([]);
  expect(
    broken(shared, ({ text }) =>
      /^(?:const|let|export const)[^=\n]*= *(?:window|document|navigator|localStorage)\b/m.test(text),
    ),
  ).toEqual([]);
});

/**
 * Each layer imports only layers below it. Folders of one row do not import each other, except in the rows that
 * assemble the app and in the bottom row.
 */
const layers = [
  ['start.ts', 'start', 'cli'],
  ['app.ts', 'parts.ts', 'brandSources.ts', 'lateModules.ts', 'openBackOffice.ts', 'chores.ts'],
  ['enquiries', 'accounts', 'estimate', 'newsletter', 'found'],
  ['forms', 'pages'],
  ['render'],
  ['search', 'webapi'],
  ['content'],
  ['http', 'messages', 'store', 'ops', 'i18n'],
  ['config.ts'],
  ['secrets.ts'],
];
const knowEachOther = new Set([0, 1, 7]);
const knownToAll = new Set(['src/server/ops/log.ts', 'src/server/ops/faults.ts', 'src/server/config.ts']);

const placeOf = (file: string) => /^src\/server\/([^/]+)/.exec(file)?.[1] ?? '';
const layerOf = (file: string) => layers.findIndex((names) => names.includes(placeOf(file)));

test('inside the server imports go down, layer by layer', () => {
  const server = code.filter(({ file }) => areaOf(file) === 'server');
  expect(server.filter(({ file }) => layerOf(file) < 0).map(({ file }) => file)).toEqual([]);
  const wrong = server.flatMap((source) =>
    importsOf(source)
      .filter((from) => from.startsWith('.'))
      .map((from) => targetOf(source, from))
      .filter((target) => areaOf(target) === 'server' && !knownToAll.has(target))
      .filter((target) => placeOf(target) !== placeOf(source.file))
      .filter((target) => layerOf(target) < layerOf(source.file) + Number(!knowEachOther.has(layerOf(source.file))))
      .map((target) => `${source.file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('no two folders of the server import each other', () => {
  const pairs = new Set(
    code
      .filter(({ file }) => file.split('/').length > 3 && areaOf(file) === 'server')
      .flatMap((source) =>
        importsOf(source)
          .filter((from) => from.startsWith('.'))
          .map((from) => targetOf(source, from))
          .filter((target) => areaOf(target) === 'server' && target.split('/').length > 3 && !knownToAll.has(target))
          .filter((target) => placeOf(target) !== placeOf(source.file))
          .map((target) => `${placeOf(source.file)} ${placeOf(target)}`),
      ),
  );
  expect(pairs.size).toBeGreaterThan(20);
  expect([...pairs].filter((pair) => pairs.has(pair.split(' ').toReversed().join(' ')))).toEqual([]);
});

test('there are no circular imports', () => {
  const byFile = new Map(code.map((source) => [source.file, source]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) return void circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    const source = byFile.get(file);
    if (!source || done.has(file)) return;
    const next = importsOf(source).filter((from) => from.startsWith('.'));
    for (const from of next) visit(targetOf(source, from), [...way, file]);
    done.add(file);
  };
  for (const { file } of code) visit(file, []);
  expect(circles).toEqual([]);
});

test('nothing imports the server’s entry, and only start code imports the app', () => {
  const server = code.filter(({ file }) => areaOf(file) === 'server');
  const importers = (target: string) =>
    server
      .filter((source) => importsOf(source).some((from) => targetOf(source, from) === target))
      .map(({ file }) => file);
  expect(importers('src/server/start.ts')).toEqual([]);
  expect(importers('src/server/app.ts').filter((file) => !/^src\/server\/(start|cli\/)/.test(file))).toEqual([]);
});

test('relative imports carry their extension', () => {
  expect(
    code.flatMap((source) =>
      importsOf(source)
        .filter((from) => from.startsWith('.') && !/\.(ts|tsx|css|svg|png|avif|webp)$/.test(from))
        .map((from) => `${source.file} → ${from}`),
    ),
  ).toEqual([]);
});

test('no file is called index, none exports a default', () => {
  expect(broken(everything, ({ file }) => /(^|\/)index\.\w+$/.test(file))).toEqual([]);
  // Loadable components are default exports.
  const exempt = /^(webpack\.config\.ts|.*\.d\.ts|.*\.cjs|.*Live\.tsx)$/;
  expect(broken(everything, ({ file, text }) => !exempt.test(file) && /^export default\b/m.test(text))).toEqual([]);
});

test('no two live parts have the same name: their scripts would overwrite each other', () => {
  const names = code.map(({ file }) => path.posix.basename(file)).filter((file) => file.endsWith('Live.tsx'));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('no any, no enum, no unfinished work', () => {
  expect(
    broken(code, ({ text }) => /[:<|&] *any\b(?! other)|\bas any\b/.test(text.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, ''))),
  ).toEqual([]);
  expect(broken(code, ({ text }) => /^(?:export )?(?:const )?enum /m.test(text))).toEqual([]);
  const sign = new RegExp(['TO', 'DO|FIX', 'ME|X', 'XX'].join(''));
  expect(broken(everything, ({ text }) => sign.test(text))).toEqual([]);
});

test('no inline styles, which the content policy forbids', () => {
  // Mails have no content policy of ours, and mail programs understand little else.
  const pagesOnly = code.filter(({ file }) => file !== 'src/server/messages/mailBody.ts');
  expect(broken(pagesOnly, ({ text }) => /\sstyle=[{"]/.test(text))).toEqual([]);
});

test('every file says in its first line what it is responsible for', () => {
  expect(broken(everything, ({ text }) => !/^(?:#!.*\n)?(?:\/\/ \S|\/\* \S|\/\*\* \S)/.test(text))).toEqual([]);
});

test('no file has more than 250 lines', () => {
  expect(broken(everything, ({ text }) => text.split('\n').length > 251)).toEqual([]);
});

test('the hint that offers a language has its selector for each row of locales.ts', () => {
  const file = 'src/shared/layout/LanguageHint.module.css';
  const [{ text } = { text: '' }] = sourcesOf(file);
  const lacking = locales.map(({ iso }) => `html[data-offer='${iso}'] .hint[lang='${iso}']`);
  expect({ file, lacking: lacking.filter((selector) => !text.includes(selector)) }).toEqual({ file, lacking: [] });
});

test('every class that a component names of its `css` has a rule', () => {
  const rules = new Map(sources.filter(({ file }) => file.endsWith('.css')).map(({ file, text }) => [file, text]));
  const named = code.flatMap((source) => {
    const [, from] = /^import css from '([^']+)';/m.exec(source.text) ?? [];
    if (!from) return [];
    const rule = rules.get(targetOf(source, from)) ?? '';
    return [...source.text.matchAll(/\bcss\.(\w+)/g)].map(([, one = '']) => ({
      place: `${source.file} ${one}`,
      isThere: RegExp(`\\.${one}(?![\\w-])`).test(rule),
    }));
  });
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter(({ isThere }) => !isThere).map(({ place }) => place)).toEqual([]);
});

/** `src/{a,b}.ts` → `src/a.ts`, `src/b.ts`: a name in braces that is gone would not be missed otherwise. */
const eachOf = (pattern: string): string[] => {
  const [, before = '', names = '', after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  return names ? names.split(',').flatMap((name) => eachOf(before + name + after)) : [pattern];
};

test('faults are put into files that exist, and looked for by tests that exist', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const { mutate } = read('stryker.config.json') as { mutate: string[] };
  const { testMatch, testEnvironment } = read('jest.mutate.json') as { testMatch: string[]; testEnvironment: string };
  const patterns = [...mutate, ...testMatch].flatMap((pattern) => eachOf(pattern.replace('<rootDir>/', '')));
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);

  const { projects } = read('jest.config.json') as { projects: { displayName: string; testEnvironment: string }[] };
  const unit = projects.find(({ displayName }) => displayName === 'unit');
  // Stryker looks for an environment from the project's root and does not know `<rootDir>`.
  expect(testEnvironment).toBe(unit?.testEnvironment.replace('<rootDir>', '.'));
});
