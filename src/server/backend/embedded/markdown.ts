// Turns the Markdown of an article into safe HTML, and says which of its links cannot be followed.
import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import sanitize from 'sanitize-html';
import { safeLink } from '../safeLink.ts';

const markdown = new MarkdownIt({ html: false }).use(cjkFriendly);
// Every address is let through here, so that a bad one is reported instead of shown as plain text.
markdown.validateLink = () => true;

const rules: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
    ...['strong', 'em', 's', 'code', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt', 'title'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The title of the article is the page's only h1.
  transformTags: { h1: 'h2' },
};

export type LinkFault = { line: number; reason: string };

function linkFaults(text: string): LinkFault[] {
  return markdown.parse(text, {}).flatMap((block) =>
    (block.children ?? []).flatMap((token) => {
      const line = (block.map?.[0] ?? 0) + 1;
      const href = token.attrGet('href') ?? '';
      const src = token.attrGet('src') ?? '';
      if (safeLink(String(href)) === undefined) return [{ line, reason: `unsafe link ${href}` }];
      // The page's policy lets pictures come from the site only.
      if (src && !safeLink(String(src))?.startsWith('/')) return [{ line, reason: `picture from elsewhere ${src}` }];
      return [];
    }),
  );
}

export function articleHtml(text: string): { html: string; faults: LinkFault[] } {
  return { html: sanitize(markdown.render(text), rules), faults: linkFaults(text) };
}
