// Turns the Markdown of an article into safe HTML and a list of its parts, and reports faults in it.
import type { Token } from 'markdown-it';
import sanitize from 'sanitize-html';
import type { Article } from '../../shared/facts/facts.ts';
import { joinWords } from '../../shared/i18n/joinWords.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { hasPage, hrefOf, isPageId, type HasPage } from '../../shared/pages/addresses.ts';
import { chartHtml, markdown, notesIn, readChart, type TextFault } from './articleMarkdown.ts';
import { joinHtml } from './joinHtml.ts';
import { safeLink } from './safeLink.ts';

const rules: sanitize.IOptions = {
  allowedTags:
    'h2 h3 h4 p ul ol li blockquote pre hr br strong em s sup code a img figure section table thead tbody tr th td'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'title', 'id'],
    figure: ['id'],
    h2: ['id'],
    img: ['src', 'alt', 'title'],
    li: ['id'],
    ol: ['start'],
    table: ['tabindex'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The title of the article is the page's only h1. A table wider than a phone can be scrolled by keyboard.
  transformTags: { h1: 'h2', table: sanitize.simpleTransform('table', { tabindex: '0' }) },
};

/** For articles of a remote back end, which already contain drawn charts. */
const backendRules: sanitize.IOptions = {
  ...rules,
  allowedTags: [...(rules.allowedTags || []), 'figcaption', 'svg', 'rect'],
  allowedAttributes: {
    ...rules.allowedAttributes,
    svg: ['viewBox', 'preserveAspectRatio', 'aria-hidden'],
    rect: ['width', 'height'],
    th: ['scope'],
  },
  parser: { lowerCaseAttributeNames: false },
};

/** Makes HTML from a remote back end as safe as our own. */
export const safeHtml = (html: string): string => sanitize(html, backendRules);

/** A header cell without text labels nothing, so it becomes a normal cell. */
function unmarkEmptyHeads(blocks: readonly Token[]): void {
  for (const [at, { type, content }] of blocks.entries()) {
    if (type !== 'inline' || content !== '' || blocks[at - 1]?.type !== 'th_open') continue;
    for (const around of [at - 1, at + 1]) Object.assign(blocks[around] ?? {}, { tag: 'td' });
  }
}

const partId = (at: number): string => `part-${at + 1}`;

/** How texts link to pages of this site: `cdn#eip`, `article/bill-labels`. */
const pageLink = /^(?<page>\w+)(?:\/(?<article>[\w.-]+))?(?:#(?<hash>[\w-]+))?$/;

const isChart = ({ type, info }: Token): boolean => type === 'fence' && info.trim() === 'chart';

function faultOf(href: string, src: string, locale: LocaleCode): string | undefined {
  if (safeLink(href) === undefined) return `unsafe link ${href}`;
  const page = pageLink.exec(href)?.groups?.['page'];
  if (page !== undefined && !isPageId(page)) return `no page ${page}`;
  if (page !== undefined && !hasPage(page, locale)) return `no page ${page} in ${locale}`;
  // The content security policy allows pictures from this site only.
  return src && !safeLink(src)?.startsWith('/') ? `picture from elsewhere ${src}` : undefined;
}

/** Links and pictures, with their lines. */
const linksIn = (blocks: readonly Token[]): { line: number; href: string; src: string }[] =>
  blocks.flatMap((block) => {
    let line = (block.map?.[0] ?? 0) + 1;
    return (block.children ?? []).map((token) => {
      if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
      return { line, href: String(token.attrGet('href') ?? ''), src: String(token.attrGet('src') ?? '') };
    });
  });

export function textFaults(text: string, locale: LocaleCode): TextFault[] {
  const blocks = markdown.parse(text, {});
  const { notes, missing } = notesIn(blocks);
  const ofNotes = [
    ...missing.map(({ name, line }) => ({ line, reason: `there is no footnote ${name}` })),
    ...notes
      .filter(({ isNamed }) => !isNamed)
      .map(({ name }) => ({ line: 1, reason: `nothing names footnote ${name}` })),
  ];
  const ofCharts = blocks.filter(isChart).flatMap((block) =>
    readChart(block.content, locale).faults.map(({ line, reason }) => ({
      line: (block.map?.[0] ?? 0) + 1 + line,
      reason,
    })),
  );
  const ofLinks = linksIn(blocks).flatMap(({ line, href, src }) => {
    const reason = faultOf(href, src, locale);
    return reason ? [{ line, reason }] : [];
  });
  return [...ofNotes, ...ofCharts, ...ofLinks];
}

/** The articles to which a text links. A text that names none is not parsed again. */
export const articlesNamed = (text: string): { id: string; line: number }[] =>
  text.includes('article/')
    ? linksIn(markdown.parse(text, {})).flatMap(({ href, line }) => {
        const { page, article } = pageLink.exec(href)?.groups ?? {};
        return page === 'article' && article !== undefined ? [{ id: article, line }] : [];
      })
    : [];

/** Gives links to pages their addresses. A link to a page that the brand leaves out becomes plain text. */
function leadToPages(tokens: Token[], locale: LocaleCode, has: HasPage): Token[] {
  let dropped = false;
  return tokens.filter((token) => {
    if (token.type === 'link_close' && dropped) {
      dropped = false;
      return false;
    }
    const { page = '', article, hash } = pageLink.exec(String(token.attrGet('href') ?? ''))?.groups ?? {};
    if (token.type !== 'link_open' || !isPageId(page)) return true;
    dropped = !has(page, locale);
    token.attrSet('href', hrefOf(page, locale, { ...(hash && { hash }), ...(article && { params: { id: article } }) }));
    return !dropped;
  });
}

/** Placeholder for a chart, replaced after the HTML has been sanitized. */
const chartPlaceholder = (at: number): string => `<figure id="chart-${at}"></figure>`;

function notesHtml(notes: readonly { tokens: Token[] }[]): string {
  if (notes.length === 0) return '';
  const items = notes.map(({ tokens }, at) => {
    const words = markdown.renderer.renderInline(tokens, markdown.options, {});
    return `<li id="note-${at + 1}"><p>${words} <a href="#ref-${at + 1}">↑</a></p></li>`;
  });
  return `<section><ol>${items.join('')}</ol></section>`;
}

/** Second-level headings become parts with ids that links can point to. */
export function articleHtml(text: string, locale: LocaleCode, has: HasPage): Pick<Article, 'html' | 'parts'> {
  const all = markdown.parse(text, {});
  for (const block of all) block.children &&= leadToPages(block.children, locale, has);
  const { text: blocks, notes } = notesIn(all);
  const parts = blocks.flatMap((block, at) => {
    if (block.type !== 'heading_open' || (block.tag !== 'h1' && block.tag !== 'h2')) return [];
    const words = blocks[at + 1]?.children ?? [];
    return [{ block, title: joinWords(words.map(({ content }) => content).join('')) }];
  });
  const charts = blocks.filter(isChart).map(({ content }) => chartHtml(readChart(content, locale).chart));
  blocks
    .filter(isChart)
    .forEach((block, at) => Object.assign(block, { type: 'html_block', content: chartPlaceholder(at) }));
  unmarkEmptyHeads(blocks);
  parts.forEach(({ block }, at) => block.attrSet('id', partId(at)));
  const unsafe = markdown.renderer.render(blocks, markdown.options, {}) + notesHtml(notes);
  const safe = joinHtml(sanitize(unsafe, rules));
  return {
    html: charts.reduce((html, chart, at) => html.replace(chartPlaceholder(at), () => chart), safe),
    parts: parts.map(({ title }, at) => ({ id: partId(at), title })),
  };
}
