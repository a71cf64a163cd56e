// Turns the Markdown of an article into safe HTML, and says which of its links cannot be followed.
import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import sanitize from 'sanitize-html';
import { joinWords } from '../../../shared/i18n/joinWords.ts';
import { safeLink } from '../safeLink.ts';

const markdown = new MarkdownIt({ html: false }).use(cjkFriendly);
// Every address is let through here, so that a bad one is reported instead of shown as plain text.
markdown.validateLink = () => true;

const rules: sanitize.IOptions = {
  allowedTags: 'h2 h3 h4 p ul ol li blockquote pre hr br strong em s code a img table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'title'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The title of the article is the page's only h1.
  transformTags: { h1: 'h2' },
  // What stands in code is copied as it is.
  textFilter: (text, tag) => (tag === 'code' ? text : joinWords(text)),
};

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

export const articleHtml = (text: string): string => sanitize(markdown.render(text), rules);
