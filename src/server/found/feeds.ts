// Feeds of the latest articles of a language, in full and with absolute links: Atom and JSON Feed 1.1.
import { Router } from 'express';
import type { Article } from '../../shared/facts/facts.ts';
import { taipeiIso } from '../../shared/i18n/days.ts';
import { partWords } from '../../shared/i18n/joinWords.ts';
import { locales, type LocaleRow } from '../../shared/i18n/locales.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import {
  categories,
  feedFormats,
  feedPath,
  feedTypes,
  type Category,
  type FeedFormat,
} from '../../shared/pages/newsList/categories.ts';
import { escapeHtml } from '../http/escaping.ts';
import type { Site } from '../http/sites.ts';
import type { Texts } from '../i18n/texts.ts';
import { sha256 } from '../render/build.ts';
import type { NewsSource } from '../render/NewsSource.ts';

type Feed = { title: string; home: string; self: string; language: string; brand: string; entries: Entry[] };
type Entry = {
  url: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  category: string;
  tags: readonly string[];
  published: string;
  updated: string;
};

/** XML 1.0 forbids most control characters, even escaped ones. */
const xml = (text: string): string => escapeHtml(text.replace(/(?![\t\n\r])\p{Cc}/gu, ''));

/** Feed readers have no page of ours to resolve relative links against. */
const absolute = (html: string, origin: string, url: string): string =>
  html.replace(/ (href|src)="(?=([/#]))/g, (_whole, name: string, first: string) =>
    first === '#' ? ` ${name}="${url}` : ` ${name}="${origin}`,
  );

function entryOf(article: Article, origin: string, row: LocaleRow): Entry {
  const url = origin + pathOf('article', row.code, { id: article.id });
  const published = taipeiIso(article.publishedAt);
  return {
    url,
    title: partWords(article.title),
    summary: partWords(article.summary),
    html: absolute(partWords(article.html), origin, url),
    author: article.author,
    category: article.category,
    tags: article.tags.map(({ name }) => partWords(name)),
    published,
    updated: article.updatedAt === undefined ? published : taipeiIso(article.updatedAt),
  };
}

const newestOf = ({ entries }: Feed): string =>
  entries
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1) ?? '1970-01-01T00:00:00Z';

const atomEntry = ({ url, title, summary, html, author, category, tags, published, updated }: Entry): string => `
<entry>
<id>${xml(url)}</id>
<title>${xml(title)}</title>
<link rel="alternate" type="text/html" href="${xml(url)}"/>
<published>${published}</published>
<updated>${updated}</updated>
<author><name>${xml(author)}</name></author>
${[category, ...tags].map((term) => `<category term="${xml(term)}"/>`).join('\n')}
<summary>${xml(summary)}</summary>
<content type="html">${xml(html)}</content>
</entry>`;

const atom = (feed: Feed): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
<id>${xml(feed.self)}</id>
<title>${xml(feed.title)}</title>
<link rel="self" type="${feedTypes.xml}" href="${xml(feed.self)}"/>
<link rel="alternate" type="text/html" href="${xml(feed.home)}"/>
<updated>${newestOf(feed)}</updated>
<author><name>${xml(feed.brand)}</name></author>${feed.entries.map(atomEntry).join('')}
</feed>
`;

const json = ({ title, home, self, language, brand, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    language,
    authors: [{ name: brand }],
    items: entries.map(({ url, html, author, category, tags, published, updated, ...texts }) => ({
      id: url,
      url,
      ...texts,
      content_html: html,
      authors: [{ name: author }],
      tags: [category, ...tags],
      date_published: published,
      date_modified: updated,
      language,
    })),
  });

const writers: Record<FeedFormat, (feed: Feed) => string> = { xml: atom, json };

type Options = { news: Pick<NewsSource, 'newest'>; texts: Texts; brand: string; clock: () => number };

export function feeds({ news, texts, brand, clock }: Options): Router {
  const home = (category: Category) => (category === 'company' ? 'blog' : 'cloudNews');

  async function feedOf({ origin, host }: Site, row: LocaleRow, category: Category, format: FeedFormat): Promise<Feed> {
    const t = texts.of(row.code);
    const articles = await news.newest({ locale: row.code, host, now: clock() }, category);
    return {
      title: `${category === 'all' ? t('newsList')('feed') : t(home(category))('name')} | ${brand}`,
      home: origin + pathOf(home(category), row.code),
      self: origin + feedPath(row, category, format),
      language: row.iso,
      brand,
      entries: articles.map((article) => entryOf(article, origin, row)),
    };
  }

  const router = Router();
  for (const row of locales)
    for (const category of categories)
      for (const format of feedFormats)
        router.get(feedPath(row, category, format), async (_request, response) => {
          const feed = await feedOf(response.locals.site, row, category, format);
          const body = writers[format](feed);
          // By its bytes, not by a time: articles may name only their day, and one that is gone has none.
          response.set({ 'Cache-Control': 'public, max-age=300', ETag: `W/"${sha256(body)}"` });
          response.type(feedTypes[format]).send(body);
        });
  return router;
}
