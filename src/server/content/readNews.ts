// Reads content/news: one folder an article, one Markdown file a language, with its facts on top.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { isLocaleCode, localeCodes, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { TextValues } from '../../shared/i18n/useT.ts';
import type { ArticleSummary } from '../../shared/facts/facts.ts';
import type { FaultList } from './FaultList.ts';
import { day, identifier, words } from '../../shared/facts/kinds.ts';
import { linkFaults } from './articleHtml.ts';
import { readYaml } from './readYaml.ts';

/** `body` is Markdown: it becomes HTML when somebody reads the article. */
export type NewsText = ArticleSummary & { locale: LocaleCode; body: string };

const facts = v.strictObject({
  id: identifier,
  title: words,
  author: words,
  category: v.picklist(['cloud-news', 'company']),
  publishedAt: day,
  pinned: v.boolean(),
  hot: v.boolean(),
  views: v.pipe(v.number(), v.integer(), v.minValue(0)),
  summary: words,
  cover: v.optional(identifier),
});

const frontMatter = /^---\r?\n(?<yaml>[\s\S]*?)^---\r?$/m;

/** What articles may name, as their language writes it; undefined where a mistake elsewhere keeps it from being known. */
type FiguresIn = (locale: LocaleCode) => TextValues | undefined;

function readArticle(dir: string, path: string, figuresIn: FiguresIn, faults: FaultList): NewsText | undefined {
  const file = `${basename(dir)}/${path}`;
  const [folder = '', language = ''] = path.replace(/\.md$/, '').split(/[\\/]/).slice(-2);
  if (!isLocaleCode(language)) faults.add(file, 1, `${language} is not a language code (${localeCodes.join(', ')})`);
  const figures = isLocaleCode(language) ? figuresIn(language) : undefined;
  const text = readFileSync(join(dir, path), 'utf8').replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    if (figures && figures[name] === undefined) faults.add(file, 1, `there is no figure {{${name}}}`);
    return String(figures?.[name]);
  });
  const match = frontMatter.exec(text);
  if (!match || match.index > 0) {
    faults.add(file, 1, 'does not begin with its facts between two lines of ---');
    return undefined;
  }
  const top = readYaml(match.groups?.['yaml'] ?? '', facts, file, faults, 1);
  const body = text.slice(match[0].length);
  const linesBefore = match[0].split('\n').length - 1;
  if (!isLocaleCode(language)) return undefined;
  for (const { line, reason } of linkFaults(body, language)) faults.add(file, line + linesBefore, reason);
  if (!top) return undefined;
  if (top.data.id !== folder) top.fault(['id'], `id ${top.data.id} differs from its folder ${folder}`);
  return { ...top.data, locale: language, body };
}

/** `folder`: of the brand whose articles they are, within `dir`. */
export function readNews(dir: string, folder: string, figuresIn: FiguresIn, faults: FaultList): NewsText[] {
  return globSync(join(folder, 'news/*/*.md'), { cwd: dir })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap((path) => readArticle(dir, path, figuresIn, faults) ?? []);
}
