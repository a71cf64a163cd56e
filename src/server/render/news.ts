// Articles as pages ask for them: in the visitor's language where there is a translation, else in one that exists.
import type { Article, ArticleSummary } from '../../shared/facts/facts.ts';
import { joinWords } from '../../shared/i18n/joinWords.ts';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { hottestNews } from '../../shared/pages/newsList/selectNews.ts';
import type { ArticleCategory } from './newsAddress.ts';

export type ArticleText = ArticleSummary & { locale: LocaleCode; body: string };

export type News = {
  list: (locale: LocaleCode) => ArticleSummary[];
  article: (id: string, locale: LocaleCode) => Promise<Article>;
  category: (id: string) => ArticleCategory | undefined;
};

const summaryOf = ({ body: _body, ...summary }: ArticleText): ArticleSummary => ({
  ...summary,
  title: joinWords(summary.title),
  summary: joinWords(summary.summary),
});
const newestFirst = (a: ArticleSummary, b: ArticleSummary) => b.publishedAt.localeCompare(a.publishedAt);

type ToHtml = (text: Pick<ArticleText, 'body' | 'locale'>) => Promise<Pick<Article, 'html' | 'parts'>>;

export function newsOf(texts: readonly ArticleText[], toHtml: ToHtml): News {
  const byId = Map.groupBy(texts, ({ id }) => id);
  const best = (id: string, locale: LocaleCode): ArticleText | undefined => {
    const translations = byId.get(id) ?? [];
    const wanted: LocaleCode[] = [locale, ...localeOf(locale).fallback, 'zh_TW'];
    return wanted.flatMap((code) => translations.find((text) => text.locale === code) ?? [])[0] ?? translations[0];
  };
  const lists = new Map<LocaleCode, ArticleSummary[]>();
  const list = (locale: LocaleCode): ArticleSummary[] => {
    const made =
      lists.get(locale) ??
      [...byId.keys()]
        .flatMap((id) => best(id, locale) ?? [])
        .map(summaryOf)
        .sort(newestFirst);
    lists.set(locale, made);
    return made;
  };
  return {
    list,
    category: (id) => byId.get(id)?.[0]?.category,
    article: async (id, locale) => {
      const text = best(id, locale);
      if (!text) throw new Error(`No article ${id}`);
      const all = list(locale);
      const at = all.findIndex((other) => other.id === id);
      const others = all.filter((other) => other.id !== id);
      const next = all[at - 1];
      const previous = all[at + 1];
      return {
        ...summaryOf(text),
        locales: (byId.get(id) ?? []).map(({ locale: code }) => code),
        ...(await toHtml(text)),
        ...(previous && { previous }),
        ...(next && { next }),
        related: others.filter(({ category }) => category === text.category).slice(0, 3),
        hottest: hottestNews(others, 3),
      };
    },
  };
}
