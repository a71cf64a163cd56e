// Turns the Markdown of an article into safe HTML with its parts, and says which of its links cannot be followed.
import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import sanitize from 'sanitize-html';
import type { Article } from '../../shared/facts/facts.ts';
import { joinWords } from '../../shared/i18n/joinWords.ts';
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

type LinkFault = { line: number; reason: string };

function faultOf(href: string, src: string): string | undefined {
  if (safeLink(href) === undefined) return `unsafe link ${href}`;
  // The page's policy lets pictures come from the site only.
  return src && !safeLink(src)?.startsWith('/') ? `picture from elsewhere ${src}` : undefined;
}

export function linkFaults(text: string): LinkFault[] {
  return markdown.parse(text, {}).flatMap((block) => {
    let line = (block.map?.[0] ?? 0) + 1;
    return (block.children ?? []).flatMap((token) => {
      if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
      const reason = faultOf(String(token.attrGet('href') ?? ''), String(token.attrGet('src') ?? ''));
      return reason ? [{ line, reason }] : [];
    });
  });
}

/** Its second headings become parts that a link can lead to. */
export function articleHtml(text: string): Pick<Article, 'html' | 'parts'> {
  const blocks = markdown.parse(text, {});
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
