// Every article in every language: prices come from content/, sums are right and the same everywhere, sources and links
// are present.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleFigures } from '../../../src/server/content/articleFigures.ts';
import { articleHtml, safeHtml } from '../../../src/server/content/articleHtml.ts';
import { loadContent } from '../../../src/server/content/loadContent.ts';
import type { NewsText } from '../../../src/server/content/readNews.ts';
import { localeCodes, localeOf, type LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { decimalMark } from '../../../src/shared/i18n/numbers.ts';
import { hasAllBut, hasPage } from '../../../src/shared/pages/addresses.ts';
import { kept } from '../../../src/shared/storage/kept.ts';
import { contentDir } from '../../support/backendParts.ts';
import { contentOfTests } from '../../support/contentOfTests.ts';

const content = loadContent(contentOfTests());
const ids = [...new Set(content.news.map(({ id }) => id))];

function textOf(id: string, locale: LocaleCode): NewsText {
  const text = content.news.find((each) => each.id === id && each.locale === locale);
  if (!text) throw new Error(`${id} is missing in ${locale}`);
  return text;
}

const written = (id: string, locale: LocaleCode) =>
  readFileSync(join(contentDir, 'news', id, `${locale}.md`), 'utf8').replace(/\]\(https[^)]*\)/g, ']');

/** What the articles' own examples are about: bills that no price list knows. */
const exampleUsd = new Set(['160', '960', '8000', '1200', '320']);

type Sum = { sum: string; result: number; stated: number; most: number };

/** Finds `1,000 GB × US$0.22 = US$220` in a language's number format; words such as units are skipped. `≈` may round. */
function sumsIn(text: string, locale: LocaleCode): Sum[] {
  const mark = decimalMark(localeOf(locale));
  const number = '\\d[\\d.,]*\\d|\\d';
  const between = '[^\\d×÷+−=|\\n]{0,14}';
  const pattern = new RegExp(
    `(?:${number})(?:${between}[×÷+−]${between}(?:${number}))+${between}[=≈]${between}(?:${number})`,
    'g',
  );
  const valueOf = (figure: string) =>
    Number(mark === ',' ? figure.replaceAll('.', '').replace(',', '.') : figure.replaceAll(',', ''));
  return [...text.matchAll(pattern)].map(([sum]) => {
    const [left = '', right = ''] = sum.split(/[=≈]/);
    const figures = [...left.matchAll(new RegExp(number, 'g'))].map(([figure]) => valueOf(figure));
    const signs = left.match(/[×÷+−]/g) ?? [];
    const [stated = ''] = new RegExp(number).exec(right) ?? [];
    const decimals = stated.split(mark)[1]?.length ?? 0;
    // Half of the last place shown, and what a computer's fractions lack.
    const most = (sum.includes('≈') ? 0.5 * 10 ** -decimals : 0) + 1e-9;
    return { sum, result: reckoned(figures, signs), stated: valueOf(stated), most };
  });
}

/** × and ÷ come before + and −. */
function reckoned([first = 0, ...rest]: number[], signs: readonly string[]): number {
  const terms = [first];
  for (const [index, figure] of rest.entries()) {
    const sign = signs[index];
    const last = terms.at(-1) ?? 0;
    if (sign === '×') terms[terms.length - 1] = last * figure;
    else if (sign === '÷') terms[terms.length - 1] = last / figure;
    else terms.push(sign === '−' ? -figure : figure);
  }
  return terms.reduce((all, term) => all + term, 0);
}

test('a sum is calculated as written, and a wrong one is found', () => {
  const [right, wrong] = sumsIn('1.000 GB × US$ 0,22 = US$ 220\n480 × 15 ÷ 60 + 1 = 120 horas', 'pt');
  const [rounded, equal] = sumsIn('47 × 2 ÷ 3 ≈ 31\n47 × 2 ÷ 3 = 31', 'en').map(({ most }) => most > 0.1);
  expect([rounded, equal]).toEqual([true, false]);
  expect(right).toMatchObject({ result: 220, stated: 220 });
  expect(wrong).toMatchObject({ result: 121, stated: 120 });
});

test('there are 24 articles, half in each category', () => {
  expect(ids.length).toBeGreaterThanOrEqual(24);
  for (const category of ['cloud-news', 'company'])
    expect(ids.filter((id) => textOf(id, 'en').category === category).length).toBeGreaterThanOrEqual(12);
});

test.each(ids)('%s', (id) => {
  const inEnglish = textOf(id, 'en');
  const sums = sumsIn(inEnglish.body, 'en');
  for (const locale of localeCodes) {
    const { title, summary, body, ...facts } = textOf(id, locale);
    const raw = written(id, locale);
    expect([locale, `${title} | ${content.site.brand}`.length <= 60, summary.length <= 160]).toEqual([
      locale,
      true,
      true,
    ]);
    expect(facts).toMatchObject({
      publishedAt: inEnglish.publishedAt,
      category: inEnglish.category,
      cover: inEnglish.cover,
    });
    // A typed amount would not follow a change of its price.
    const typed = raw.match(/(?:US|NT)\$\s?\d[\d.,]*|\d[\d.,]*\s?(?:美元|米ドル)/g) ?? [];
    expect([locale, typed.filter((amount) => !exampleUsd.has(amount.replaceAll(/\D/g, '')))]).toEqual([locale, []]);
    expect(raw).toMatch(/^\|[-| ]+\|$|\{\{(?!brand)\w+\}\}/m);
    const own = sumsIn(body, locale);
    const wrong = own.filter(({ result, stated, most }) => Math.abs(result - stated) > most);
    expect([locale, wrong]).toEqual([locale, []]);
    expect([locale, own.map(({ stated }) => stated)]).toEqual([locale, sums.map(({ stated }) => stated)]);
    const { html } = articleHtml(body, locale, hasPage);
    expect([locale, html.match(/href="\/[^"]*"/g)?.length ?? 0]).not.toEqual([locale, 0]);
    if (facts.category === 'cloud-news') expect(html).toMatch(/href="https:/);
  }
  for (const field of ['title', 'summary', 'body'] as const)
    expect(new Set(localeCodes.map((locale) => textOf(id, locale)[field])).size).toBe(localeCodes.length);
});

test('the article on what a browser keeps has a row for each thing, and no other', () => {
  const names = Object.values(kept).map(({ name }) => name);
  for (const locale of localeCodes) {
    const rows = textOf('what-this-site-stores', locale).body.matchAll(/^\| `([^`]+)` \|/gm);
    expect([...rows].map(([, name]) => name).toSorted()).toEqual(names.toSorted());
  }
});

test('a link names a page; if a brand lacks the page, only the words stay', () => {
  const text = '[packs](cdn#eip), [labels](article/bill-labels)';
  expect(articleHtml(text, 'jp', hasPage).html).toBe(
    '<p><a href="/jp/cdn#eip">packs</a>, <a href="/jp/blog/bill-labels">labels</a></p>\n',
  );
  expect(articleHtml(text, 'en', hasAllBut(['cdn'])).html).toBe(
    '<p>packs, <a href="/en/blog/bill-labels">labels</a></p>\n',
  );
});

test('figures follow the price lists', () => {
  const { serverMemoryPerGib, ddosBasicPerGbps, cdnAP1Even3, floorJpTokyoMs } = articleFigures(content, localeOf('en'));
  expect([serverMemoryPerGib, ddosBasicPerGbps, cdnAP1Even3, floorJpTokyoMs]).toEqual([
    'US$4.75',
    'US$2.38',
    '3,090.9',
    '21.0',
  ]);
});

test('a table can be scrolled by keyboard, and a head without words is left out', () => {
  const chart = '```chart\nA month\n| Plan | Price |\n| --- | --- |\n| One | 1 |\n```';
  const { html } = articleHtml(`| | AWS |\n| --- | --- |\n| Bill | Ours |\n\n${chart}`, 'en', hasPage);
  expect(html.match(/<table[^>]*>/g)).toEqual(['<table tabindex="0">', '<table tabindex="0">']);
  expect(html).toMatch(/<tr>\s*<td><\/td>\s*<th>AWS<\/th>/);
  expect(safeHtml('<table><tr><td>x</td></tr></table>')).toContain('<table tabindex="0">');
});

test('a footnote links to its note and back, in any order', () => {
  const { html } = articleHtml(
    'One[^b], two[^a], one again[^b].\n\n[^a]: See [packs](cdn#eip).\n[^b]: First.',
    'jp',
    hasPage,
  );
  expect(html).toBe(
    '<p>One<sup><a href="#note-1" id="ref-1">1</a></sup>, two<sup><a href="#note-2" id="ref-2">2</a></sup>, ' +
      'one again<sup><a href="#note-1">1</a></sup>.</p>\n' +
      '<section><ol><li id="note-1"><p>First. <a href="#ref-1">↑</a></p></li>' +
      '<li id="note-2"><p>See <a href="/jp/cdn#eip">packs</a>. <a href="#ref-2">↑</a></p></li></ol></section>',
  );
});

test('a chart says in words what it draws, in the language’s number format', () => {
  const table =
    '```chart\nPor mês\n| Plano | Preço |\n| --- | --- |\n| Menor | US$ 1.250,50 |\n| Maior | US$ 2.501 |\n```';
  const { html } = articleHtml(table, 'pt', hasPage);
  expect(html).toContain('<figcaption>Por mês</figcaption>');
  expect(
    [...html.matchAll(/<t[hd](?: scope="row")?>([^<]+)</g)].map(([, cell = '']) => cell.replace(/\s/g, ' ')),
  ).toEqual(['Menor', 'US$ 1.250,50', 'Maior', 'US$ 2.501']);
  expect([...html.matchAll(/<rect width="([\d.]+)"/g)].map(([, width]) => width)).toEqual(['50', '100']);
});
