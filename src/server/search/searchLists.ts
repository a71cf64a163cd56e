// What can be searched: prices, pages, questions and articles of a brand in each language, with the words each is found by.
import { bestLanguage, languagesIn, type Articles } from '../content/articleFile.ts';
import type { BrandContent } from '../content/BrandContent.ts';
import type { Texts } from '../i18n/texts.ts';
import { locales, type LocaleRow } from '../../shared/i18n/locales.ts';
import type { TextValues } from '../../shared/i18n/useT.ts';
import type { HasPage } from '../../shared/pages/addresses.ts';
import { allQuestions, isAsked } from '../../shared/pages/allQuestions.ts';
import { pages } from '../../shared/pages/pages.ts';
import { priceOffers } from '../../shared/pages/search/priceOffers.ts';
import { termsAsked } from '../../shared/search/folded.ts';
import { questionKey, withoutLinks } from '../../shared/sections/usePageText.ts';
import type { ArticleDoc, SearchList, ShortDoc } from './writeIndex.ts';

export type SearchSources = {
  content: Pick<BrandContent, 'prices' | 'tags'>;
  articles: Articles;
  texts: Texts;
  has: HasPage;
  /** Figures used in the texts. */
  factsIn: (locale: LocaleRow) => TextValues;
};

/** Other names of a product: in Latin letters, in both Chinese scripts, in kana, or as competitors call it. */
function namesOf(texts: Texts, { code }: LocaleRow, page: string): string {
  const names = texts.of(code)('faq')(`names.${page}`);
  return names === `names.${page}` ? '' : names;
}

function* questionDocs({ texts, has, factsIn }: SearchSources, locale: LocaleRow): Generator<ShortDoc> {
  const facts = factsIn(locale);
  for (const { page, id } of allQuestions()) {
    if (!has(page, locale.code) || !isAsked(page)) continue;
    const t = texts.of(locale.code)(page);
    const isOurs = page === 'faq';
    yield {
      ref: `${page} ${id}`,
      title: t(questionKey(id, 'question'), facts),
      // Only questions of the FAQ have further wordings.
      sought: isOurs ? t(questionKey(id, 'sought')) : '',
      body: withoutLinks(t(questionKey(id, 'answer'), facts)),
      about: isOurs ? '' : `${t('name')} ${t('h1', facts)} ${namesOf(texts, locale, page)}`,
    };
  }
}

function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree ? Object.values(tree).flatMap(textsIn) : [];
}

/** The pages of the brand by their name and their whole text. */
function* pageDocs({ texts, has, factsIn }: SearchSources, locale: LocaleRow): Generator<ShortDoc> {
  const facts = factsIn(locale);
  const filledIn = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(facts[name] ?? ''));
  for (const { id, index, found, status, path } of pages) {
    if (!has(id, locale.code) || !(index || found) || status !== 200 || path.includes(':')) continue;
    const t = texts.of(locale.code)(id);
    // Questions have a list of their own, and the names of products are on no page.
    const own = Object.entries(JSON.parse(texts.bundle(locale.code, id)) as object).filter(
      ([key]) => key !== 'questions' && !(id === 'faq' && key === 'names'),
    );
    yield {
      ref: id,
      title: t('name'),
      sought: namesOf(texts, locale, id),
      body: `${t('h1', facts)} ${t('description', facts)}`,
      about: withoutLinks(filledIn(own.flatMap(([, value]) => textsIn(value)).join('\n'))),
    };
  }
}

function* priceDocs({ content, texts, has }: SearchSources, locale: LocaleRow): Generator<ShortDoc> {
  const textsOf = texts.of(locale.code);
  for (const { ref, page, title, note, price } of priceOffers(
    { prices: content.prices, texts: textsOf, locale },
    (id) => has(id, locale.code),
  )) {
    const named = page === 'cdn' || page === 'sms' ? textsOf('search')(`named.${page}`) : '';
    const sought = `${textsOf(page)('name')} ${named} ${namesOf(texts, locale, page)}`;
    yield { ref, title, sought, body: `${note} ${price}`, about: '' };
  }
}

/** Leaves out only drafts: whether other articles are out is checked when somebody searches. */
function* articleDocs({ content, articles }: SearchSources, { code }: LocaleRow): Generator<ArticleDoc> {
  const names = new Map(content.tags.map(({ id, name }) => [id, name[code]]));
  for (const article of articles.all.toReversed()) {
    const language = bestLanguage(languagesIn(article.finished), code);
    if (language === undefined) continue;
    const { id, title, summary, tags } = articles.text(article, language);
    const about = tags.map((tag) => names.get(tag) ?? '').join('\n');
    yield { ref: id, title, body: `${summary}\n${about}\n${withoutLinks(articles.body(article, language))}` };
  }
}

export function* searchLists(sources: SearchSources): Generator<SearchList> {
  for (const locale of locales) {
    const little = termsAsked(sources.texts.of(locale.code)('search')('named.little'));
    yield { kind: 'prices', locale: locale.code, docs: priceDocs(sources, locale), little };
    yield { kind: 'pages', locale: locale.code, docs: pageDocs(sources, locale), little };
    yield { kind: 'questions', locale: locale.code, docs: questionDocs(sources, locale), little };
    yield { kind: 'articles', locale: locale.code, docs: articleDocs(sources, locale) };
  }
}
