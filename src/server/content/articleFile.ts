// The articles of a brand in one SQLite file: facts for lists stay in memory, titles and texts are read one by one. And when
// an article is published and expires, in Taipei time.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { taipeiMoment } from '../../shared/i18n/days.ts';
import { once } from '../../shared/i18n/once.ts';
import { localeCodes, localeOf, usualLocale, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { KnownText, NewsText } from './readNews.ts';

/** An article in one language, without its body. */
export type ArticleText = Omit<NewsText, 'body' | 'source'>;

/** Facts that are the same in all languages of an article, and its languages. */
export type ArticleFacts = {
  /** Its position among all articles, newest first. */
  at: number;
  id: string;
  category: ArticleText['category'];
  from: number;
  /** Null: it never expires. */
  until: number | null;
  pinned: boolean;
  hot: boolean;
  tags: readonly string[];
  /** The day of its last change. */
  changed: string;
  /** Languages as bits, in the order of the table of languages. */
  finished: number;
  drafts: number;
};

export type Articles = {
  /** Newest first. */
  all: readonly ArticleFacts[];
  text: (article: ArticleFacts, locale: LocaleCode) => ArticleText;
  body: (article: ArticleFacts, locale: LocaleCode) => string;
};

export const languagesIn = once((bits: number): readonly LocaleCode[] =>
  localeCodes.filter((_, place) => (bits & (1 << place)) !== 0),
);

/** The language in which a reader gets an article: their own, else the nearest one it was written in. */
export function bestLanguage(written: readonly LocaleCode[], locale: LocaleCode): LocaleCode | undefined {
  const wanted: LocaleCode[] = [locale, ...localeOf(locale).fallback, usualLocale];
  return wanted.find((code) => written.includes(code)) ?? written[0];
}

const bitsOf = (texts: readonly NewsText[]): number =>
  texts.reduce((bits, { locale }) => bits | (1 << localeCodes.indexOf(locale)), 0);

const keyOf = (at: number, locale: LocaleCode): number => at * localeCodes.length + localeCodes.indexOf(locale);

function factsOf(texts: readonly NewsText[], at: number): ArticleFacts[] {
  const [first] = texts;
  if (!first) return [];
  const { id, category, publishedAt, expiresAt, pinned, hot, tags } = first;
  const finished = texts.filter(({ draft }) => !draft);
  const days = finished.map(({ updatedAt = publishedAt }) => updatedAt.slice(0, 10));
  return [
    {
      at,
      id,
      category,
      from: taipeiMoment(publishedAt) ?? 0,
      until: (expiresAt === undefined ? undefined : taipeiMoment(expiresAt)) ?? null,
      pinned,
      hot,
      tags,
      changed: days.toSorted().at(-1) ?? publishedAt.slice(0, 10),
      finished: bitsOf(finished),
      drafts: bitsOf(texts.filter(({ draft }) => draft)),
    },
  ];
}

/** Dates are all digits, so they compare as plain strings. */
function newestFirst([a]: readonly NewsText[], [b]: readonly NewsText[]): number {
  const [one, other] = [a?.publishedAt ?? '', b?.publishedAt ?? ''];
  return one === other ? 0 : one < other ? 1 : -1;
}

/** Written as a draft and renamed when complete. `rules`: hash of what texts depend on besides their files. */
export function writeArticles(file: string, texts: readonly NewsText[], rules = ''): void {
  const articles = [...Map.groupBy(texts, ({ id }) => id).values()].toSorted(newestFirst);
  const draft = `${file}.${process.pid}`;
  rmSync(draft, { force: true });
  const database = new DatabaseSync(draft);
  try {
    database.exec(`
      pragma journal_mode = off;
      begin;
      create table articles (facts text, rules text);
      create table texts (key integer primary key, facts text, source text, body text);
    `);
    database.prepare('insert into articles values (?, ?)').run(JSON.stringify(articles.flatMap(factsOf)), rules);
    const add = database.prepare('insert into texts values (?, ?, ?, ?)');
    articles.forEach((translations, at) => {
      for (const { body, source, ...facts } of translations)
        add.run(keyOf(at, facts.locale), JSON.stringify(facts), source, body);
    });
    database.exec('commit');
  } finally {
    database.close();
  }
  renameSync(draft, file);
}

const isText = (value: unknown): value is string => typeof value === 'string';

function openFile(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const { facts, rules } = database.prepare('select facts, rules from articles').get() ?? {};
  const textAt = database.prepare('select facts from texts where key = ?');
  const bodyAt = database.prepare('select body from texts where key = ?');
  const sourceAt = database.prepare('select source from texts where key = ?');
  const valueOf = (row: Record<string, unknown> | undefined, name: string): string => {
    const value = row?.[name];
    if (!isText(value)) throw new Error(`${file} has no such ${name}`);
    return value;
  };
  const articles: Articles = {
    all: JSON.parse(String(facts)) as ArticleFacts[],
    text: ({ at }, locale) => JSON.parse(valueOf(textAt.get(keyOf(at, locale)), 'facts')) as ArticleText,
    body: ({ at }, locale) => valueOf(bodyAt.get(keyOf(at, locale)), 'body'),
  };
  return { articles, rules, sourceAt };
}

/** Node closes the file when the returned object is garbage-collected. */
export const openArticles = (file: string): Articles => openFile(file).articles;

/** Finds nothing for a new brand, or if the texts were read under other rules. */
export function knownTexts(file: string, rules: string): KnownText {
  if (!existsSync(file)) return () => undefined;
  const { articles, rules: before, sourceAt } = openFile(file);
  if (before !== rules) return () => undefined;
  const byId = new Map(articles.all.map((article) => [article.id, article]));
  return (id, locale, source) => {
    const article = byId.get(id);
    if (!article || sourceAt.get(keyOf(article.at, locale))?.['source'] !== source) return undefined;
    return { ...articles.text(article, locale), source, body: articles.body(article, locale) };
  };
}

type NewsSpan = { from: number; until: number };

const spanOf = ({ publishedAt, expiresAt }: Pick<NewsText, 'publishedAt' | 'expiresAt'>): NewsSpan => ({
  from: taipeiMoment(publishedAt) ?? Infinity,
  until: (expiresAt === undefined ? undefined : taipeiMoment(expiresAt)) ?? Infinity,
});

/** A draft is never out. */
export function newsState(text: Pick<NewsText, 'publishedAt' | 'expiresAt' | 'draft'>, now: number) {
  const { from, until } = spanOf(text);
  if (text.draft) return 'draft';
  if (from > now) return 'planned';
  return until <= now ? 'over' : 'out';
}
