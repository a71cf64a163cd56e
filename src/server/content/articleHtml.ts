// Turns the Markdown of an article into safe HTML with its parts, and says which of its links cannot be followed.
import MarkdownIt, { type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import sanitize from 'sanitize-html';
import type { Article } from '../../shared/facts/facts.ts';
import { joinWords } from '../../shared/i18n/joinWords.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { hasPage, hrefOf, isPageId, type HasPage } from '../../shared/pages/addresses.ts';
import { safeLink } from './safeLink.ts';

const markdown = new MarkdownIt({ html: false }).use(cjkFriendly);
// Every address is let through here, so that a bad one is reported instead of shown as plain text.
markdown.validateLink = () => true;

const rules: sanitize.IOptions = {
  allowedTags: 'h2 h3 h4 p ul ol li blockquote pre hr br strong em s code a img table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href', 'title'], h2: ['id'], img: ['src', 'alt', 'title'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The title of the article is the page's only h1.
  transformTags: { h1: 'h2' },
  // What stands in code is copied as it is.
  textFilter: (text, tag) => (tag === 'code' ? text : joinWords(text)),
};

const partId = (at: number): string => `part-${at + 1}`;

/** `cdn#eip`, `article/bill-labels`: a page of this site, as texts name it. */
const pageLink = /^(?<page>\w+)(?:\/(?<article>[\w.-]+))?(?:#(?<hash>[\w-]+))?$/;

type LinkFault = { line: number; reason: string };

function faultOf(href: string, src: string, locale: LocaleCode): string | undefined {
  if (safeLink(href) === undefined) return `unsafe link ${href}`;
  const page = pageLink.exec(href)?.groups?.['page'];
  if (page !== undefined && !isPageId(page)) return `no page ${page}`;
  if (page !== undefined && !hasPage(page, locale)) return `no page ${page} in ${locale}`;
  // The page's policy lets pictures come from the site only.
  return src && !safeLink(src)?.startsWith('/') ? `picture from elsewhere ${src}` : undefined;
}

export function linkFaults(text: string, locale: LocaleCode): LinkFault[] {
  return markdown.parse(text, {}).flatMap((block) => {
    let line = (block.map?.[0] ?? 0) + 1;
    return (block.children ?? []).flatMap((token) => {
      if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
      const reason = faultOf(String(token.attrGet('href') ?? ''), String(token.attrGet('src') ?? ''), locale);
      return reason ? [{ line, reason }] : [];
    });
  });
}

/** Links to pages get their addresses; of a link to a page that a brand leaves out, the words stay. */
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

/** Its second headings become parts that a link can lead to. */
export function articleHtml(text: string, locale: LocaleCode, has: HasPage): Pick<Article, 'html' | 'parts'> {
  const blocks = markdown.parse(text, {});
  for (const block of blocks) block.children &&= leadToPages(block.children, locale, has);
  const parts = blocks.flatMap((block, at) => {
    if (block.type !== 'heading_open' || (block.tag !== 'h1' && block.tag !== 'h2')) return [];
    const words = blocks[at + 1]?.children ?? [];
    return [{ block, title: joinWords(words.map(({ content }) => content).join('')) }];
  });
  parts.forEach(({ block }, at) => block.attrSet('id', partId(at)));
  return {
    html: sanitize(markdown.renderer.render(blocks, markdown.options, {}), rules),
    parts: parts.map(({ title }, at) => ({ id: partId(at), title })),
  };
}
