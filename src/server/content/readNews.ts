// Reads and checks content/news (a folder per article, a Markdown file with front matter per language) and content/tags.yaml.
import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { articleCategories } from '../../shared/forms/articleCategories.ts';
import { taipeiMoment } from '../../shared/i18n/days.ts';
import { isLocaleCode, localeCodes, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { TextValues } from '../../shared/i18n/useT.ts';
import { type FaultList, readText, readYaml, type Checked } from './contentFolder.ts';
import { identifier, moment, words } from '../../shared/facts/kinds.ts';
import { articlesNamed, textFaults } from './articleHtml.ts';
import { textOrFallback } from './kinds.ts';

/** One line without control characters: they could steer a terminal or reverse the text that follows. */
const line = (most: number) =>
  v.pipe(
    words,
    v.maxLength(most, `is longer than ${most} characters`),
    v.regex(/^[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u, 'holds a character that cannot be seen'),
  );

export const tagsSchema = v.array(v.strictObject({ id: identifier, name: textOrFallback }));
export type TagRow = v.InferOutput<typeof tagsSchema>[number];

/** Only these facts may differ from language to language. */
const perLanguage = {
  title: line(120),
  summary: line(300),
  author: line(80),
  draft: v.optional(v.boolean(), false),
  updatedAt: v.optional(moment),
  correction: v.optional(line(500)),
};
const perArticle = {
  id: v.pipe(identifier, v.maxLength(80, 'is longer than 80 characters')),
  category: v.picklist(articleCategories, `is none of ${articleCategories.join(', ')}`),
  publishedAt: moment,
  expiresAt: v.optional(moment),
  pinned: v.optional(v.boolean(), false),
  hot: v.optional(v.boolean(), false),
  cover: v.optional(identifier),
  tags: v.optional(v.pipe(v.array(identifier), v.maxLength(8, 'are more than 8')), []),
};
const facts = v.strictObject({ ...perArticle, ...perLanguage });

/** `body` is Markdown: it becomes HTML when somebody opens the article. `source`: a hash of its file. */
export type NewsText = v.InferOutput<typeof facts> & { locale: LocaleCode; body: string; source: string };

/** Finds a text that was read before, by the hash of its file. */
export type KnownText = (id: string, locale: LocaleCode, source: string) => NewsText | undefined;

/** Figures that articles may use, formatted for a language; undefined when another content fault prevents computing them. */
type FiguresIn = (locale: LocaleCode) => TextValues | undefined;
/** `known`: texts that were read before and need not be read again. */
type Sources = { figuresIn: FiguresIn; tags: readonly TagRow[] | undefined; known?: KnownText | undefined };

const frontMatter = /^---\r?\n(?<yaml>[\s\S]*?)^---\r?$/m;
const mostBytes = 200_000;
const dayLength = '2026-11-21'.length;
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Checks what a schema for single values cannot see. */
function checkFacts(
  { data, fault }: Checked<v.InferOutput<typeof facts>>,
  folder: string,
  tags: Sources['tags'],
): void {
  const { id, publishedAt, expiresAt, updatedAt } = data;
  const from = taipeiMoment(publishedAt) ?? 0;
  if (id !== folder) fault(['id'], `id ${id} differs from its folder ${folder}`);
  if ((articleCategories as readonly string[]).includes(id.toLowerCase()))
    fault(['id'], `${id} is the address of a category`);
  if (expiresAt !== undefined && (taipeiMoment(expiresAt) ?? 0) <= from)
    fault(['expiresAt'], `expires at ${expiresAt}, not after it is published`);
  // A day alone is that of the whole day.
  const since = updatedAt?.length === dayLength ? (taipeiMoment(publishedAt.slice(0, dayLength)) ?? 0) : from;
  if (updatedAt !== undefined && (taipeiMoment(updatedAt) ?? 0) < since)
    fault(['updatedAt'], `updated at ${updatedAt}, before it is published`);
  data.tags.forEach((tag, at) => {
    if (tags?.some((row) => row.id === tag) === false) fault(['tags', at], `tags.yaml has no tag ${tag}`);
    if (data.tags.indexOf(tag) < at) fault(['tags', at], `${tag} stands here twice`);
  });
}

type Read = {
  text: NewsText;
  /** Reports a fault in a fact. */
  fault: Checked<unknown>['fault'];
  /** Reports a fault at a line of the body. */
  faultAt: (line: number, reason: string) => void;
};

function readArticle(dir: string, path: string, sources: Sources, faults: FaultList): Read | undefined {
  const { figuresIn, tags, known } = sources;
  const file = `${basename(dir)}/${path}`;
  const [folder = '', language = ''] = path.replace(/\.md$/, '').split('/').slice(-2);
  if (!isLocaleCode(language)) {
    faults.add(file, 1, `${language} is not a language code (${localeCodes.join(', ')})`);
    return undefined;
  }
  if (statSync(join(dir, path)).size > mostBytes) {
    faults.add(file, 1, `is larger than ${mostBytes / 1000} kB`);
    return undefined;
  }
  const written = readText(join(dir, path), file, faults);
  if (written === undefined) return undefined;
  const source = createHash('sha256').update(written).digest('base64url');
  const faultAtOf = (body: string) => (at: number, reason: string) =>
    faults.add(file, at + lineAt(written, written.length) - lineAt(body, body.length), reason);
  const before = known?.(folder, language, source);
  if (before) {
    const readAgain = () => readArticle(dir, path, { figuresIn, tags }, faults);
    return {
      text: before,
      fault: (...said) => readAgain()?.fault(...said),
      faultAt: faultAtOf(before.body),
    };
  }
  const figures = figuresIn(language);
  const text = written.replace(/\{\{(\w+)\}\}/g, (_whole, name: string, offset: number) => {
    if (figures && figures[name] === undefined)
      faults.add(file, lineAt(written, offset), `there is no figure {{${name}}}`);
    // The unknown figure is reported above; 0 keeps it from causing further faults in the text around it.
    return String(figures?.[name] ?? 0);
  });
  const match = frontMatter.exec(text);
  if (!match || match.index > 0) {
    faults.add(file, 1, 'does not begin with its facts between two lines of ---');
    return undefined;
  }
  const top = readYaml(match.groups?.['yaml'] ?? '', facts, file, faults, 1);
  const body = text.slice(match[0].length);
  const faultAt = faultAtOf(body);
  for (const { line: at, reason } of textFaults(body, language)) faultAt(at, reason);
  if (!top) return undefined;
  checkFacts(top, folder, tags);
  return { text: { ...top.data, locale: language, body, source }, fault: top.fault, faultAt };
}

/** Facts of the article must be the same in all languages. */
function compareTranslations([first, ...others]: readonly Read[]): void {
  for (const { text, fault } of others) {
    for (const name of Object.keys(perArticle) as (keyof typeof perArticle)[])
      if (JSON.stringify(text[name]) !== JSON.stringify(first?.text[name]))
        fault([name], `${name} differs from ${first?.text.locale}.md`);
  }
}

/** Also of texts that were read before: an article to which they link may be gone since. */
function checkArticlesNamed(all: readonly Read[]): void {
  const ids = new Set(all.map(({ text }) => text.id));
  for (const { text, faultAt } of all)
    for (const { id, line: at } of articlesNamed(text.body)) if (!ids.has(id)) faultAt(at, `no article ${id}`);
}

/** `folder`: the brand's folder within `dir`. */
export function readNews(dir: string, folder: string, sources: Sources, faults: FaultList): NewsText[] {
  const all = globSync(join(folder, 'news/*/*.md'), { cwd: dir })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap((path) => readArticle(dir, path, sources, faults) ?? []);
  for (const translations of Map.groupBy(all, ({ text }) => text.id).values()) compareTranslations(translations);
  checkArticlesNamed(all);
  return all.map(({ text }) => text);
}
