// `npm run missing`: lists what languages and pages still lack; with names such as `ko` or `cdn`, only theirs.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { namespacesIn, readNamespace } from '../src/server/i18n/localeFiles.ts';
import { isLocaleCode, localeCodes, type LocaleCode } from '../src/shared/i18n/locales.ts';
import { codeOf } from '../src/shared/app/PageState.ts';
import { pages } from '../src/shared/pages/pages.ts';

type Tree = { [key: string]: string | Tree };

const root = path.join(import.meta.dirname, '..');
const at = (...parts: string[]) => path.join(root, ...parts);

function textsIn(code: LocaleCode, namespace: string): Tree | undefined {
  return existsSync(at('locales', code, `${namespace}.json`))
    ? readNamespace(at('locales'), code, namespace)
    : undefined;
}

const keysOf = (tree: Tree, before = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  );

/** Texts that every page has about itself; pages of a state or with a parameter find them elsewhere. */
const ofEveryPage = ['title', 'description', 'name', 'h1', 'lead'];

/** A language that lacks the page still needs the texts that every page has about itself. */
function keysAsked(code: LocaleCode, namespace: string): string[] {
  const { locales = localeCodes } = pages.find(({ id }) => id === namespace) ?? {};
  if (!locales.includes(code)) return ofEveryPage;
  const fullest = locales.includes('en') ? 'en' : locales.at(-1);
  return keysOf(textsIn(fullest ?? 'en', namespace) ?? {});
}

function* missingTexts(): Generator<string> {
  for (const code of localeCodes) {
    for (const namespace of namespacesIn(at('locales'), 'en')) {
      const texts = textsIn(code, namespace);
      if (!texts) yield `${code}: locales/${code}/${namespace}.json`;
      const own = new Set(keysOf(texts ?? {}));
      const lacking = texts ? keysAsked(code, namespace).filter((key) => !own.has(key)) : [];
      for (const key of lacking) yield `${code}: ${key} in locales/${code}/${namespace}.json`;
    }
  }
}

function* missingPages(): Generator<string> {
  const shown = new Set(pages.flatMap((page) => [page.chunk, codeOf(page)]));
  for (const file of globSync('*/{Page,StillPage}.tsx', { cwd: at('src/shared/pages') })) {
    const folder = path.dirname(file);
    if (!shown.has(folder)) yield `${folder}: its row in a table of src/shared/pages`;
  }
  for (const { id, chunk, still, path: own, status } of pages) {
    const shownBy = path.join('src/shared/pages', chunk, still ? 'StillPage.tsx' : 'Page.tsx');
    if (!existsSync(at(shownBy))) yield `${id}: ${shownBy}`;
    if (own.includes(':') || status !== 200) continue;
    const texts = textsIn('en', id);
    if (!texts) yield `${id}: locales/en/${id}.json`;
    else for (const key of ofEveryPage) if (!(key in texts)) yield `${id}: ${key} in locales/en/${id}.json`;
  }
}

type Row = { id: string; name: string; children?: Row[]; links: Row[] };

/** Content rows whose names visitors read: the content file, the namespace of the names, and the keys a row needs. */
const worded: readonly (readonly [file: string, namespace: string, keys: (rows: Row[]) => string[]])[] = [
  ['menu', 'menu', (rows) => menuIds(rows).map((id) => `items.${id}.name`)],
  [
    'banners',
    'banners',
    (rows) =>
      rows.flatMap(({ id, links }) => [
        ...['title', 'text', 'label', 'note'].map((key) => `${id}.${key}`),
        ...links.map((link) => `${id}.links.${link.id}`),
      ]),
  ],
  ['prices/servers', 'prices', (rows) => rows.map(({ name }) => `servers.models.${name}.name`)],
  ['prices/ddos', 'prices', (rows) => rows.map(({ name }) => `ddos.plans.${name}`)],
];

const menuIds = (rows: readonly Row[]): string[] => rows.flatMap(({ id, children = [] }) => [id, ...menuIds(children)]);

function* missingWords(): Generator<string> {
  for (const [file, namespace, keysOfRows] of worded) {
    const asked = keysOfRows(parse(readFileSync(at(`content/${file}.yaml`), 'utf8')) as Row[]);
    for (const code of localeCodes) {
      const known = new Set(keysOf(textsIn(code, namespace) ?? {}));
      for (const key of asked)
        if (!known.has(key)) yield `${code}: ${key} in locales/${code}/${namespace}.json, for content/${file}.yaml`;
    }
  }
}

type Content = { [key: string]: Content } | Content[] | string | number | boolean | null;

/** Whatever content says in one language it should say in all. */
function* lackingLanguages(node: Content, where: string): Generator<[LocaleCode, string]> {
  if (typeof node !== 'object' || node === null) return;
  const own = Object.keys(node);
  const isText = own.length > 0 && own.every((key) => isLocaleCode(key));
  if (isText) for (const code of localeCodes) if (!own.includes(code)) yield [code, where];
  for (const [key, value] of Object.entries(node)) yield* lackingLanguages(value, where ? `${where}.${key}` : key);
}

function* missingContent(): Generator<string> {
  const files = [
    ...['site', 'owner', 'tags'].map((file) => `content/${file}.yaml`),
    ...globSync('content/stories/*.yaml', { cwd: root }),
  ];
  for (const file of files) {
    const content = parse(readFileSync(at(file), 'utf8')) as Content;
    for (const [code, where] of lackingLanguages(content, '')) yield `${code}: ${where} in ${file}`;
  }
  const articles = globSync('*/', { cwd: at('content/news') });
  for (const code of localeCodes) {
    for (const article of articles) {
      if (!existsSync(at('content/news', article, `${code}.md`)))
        yield `${code}: content/news/${article}/${code}.md (optional)`;
    }
  }
}

const wanted = process.argv.slice(2);
const names = new Set<string>([...localeCodes, ...pages.map(({ id }) => id)]);
const unknown = wanted.filter((name) => !names.has(name) && !existsSync(at('src/shared/pages', name)));
if (unknown.length > 0) {
  console.error(`No language and no page is called ${unknown.join(', ')}.`);
  process.exit(2);
}
const all = [...missingTexts(), ...missingWords(), ...missingPages(), ...missingContent()];
const shown = all.filter((line) => wanted.length === 0 || wanted.some((name) => line.startsWith(`${name}:`)));
console.log(shown.length === 0 ? 'Nothing is missing.' : shown.join('\n'));
process.exitCode = shown.some((line) => !line.endsWith('(optional)')) ? 1 : 0;
