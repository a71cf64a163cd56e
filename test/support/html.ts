// Reads facts from a page's HTML without a browser.
import { partWords } from '../../src/shared/i18n/joinWords.ts';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
};

export const decoded = (text: string): string =>
  text.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);

export const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]),
  );

export const tagsOf = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));

/** Removes the elements that keep words on one line, and those between which a line may break. */
export const unheld = (html: string): string => html.replace(/<co-w>([^<]*)<\/co-w>|<wbr\/?>/g, '$1');

/** The visible text; the elements that keep words on one line are left out. */
export const textOf = (html: string): string =>
  partWords(decoded(unheld(html).replace(/<[^>]+>/g, ' ')))
    .replace(/\s+/g, ' ')
    .trim();

/** The text of the first element with that name. */
export const elementText = (html: string, name: string): string =>
  textOf(new RegExp(`<${name}(?=[\\s>])[^>]*>([\\s\\S]*?)</${name}>`).exec(html)?.[1] ?? '');

/** Finds paragraphs that a parser would end early, so that their content falls outside. */
export const brokenParagraphs = (html: string): string[] =>
  (html.match(/<p(?=[\s>])[^]*?<\/p>/g) ?? []).filter((text) => /<(div|[uod]l|table|section|form|h\d)[\s>]/.test(text));

export type Alternate = { hreflang: string; href: string };

export function headOf(html: string) {
  const links = tagsOf(html, 'link');
  const metas = tagsOf(html, 'meta');
  const meta = (name: string) => metas.find((row) => row['name'] === name)?.['content'];
  return {
    lang: tagsOf(html, 'html')[0]?.['lang'],
    title: elementText(html, 'title'),
    description: meta('description') ?? '',
    robots: meta('robots'),
    canonical: links.find((row) => row['rel'] === 'canonical')?.['href'],
    alternates: links
      .filter((row) => row['rel'] === 'alternate' && row['hreflang'])
      .map((row): Alternate => ({ hreflang: row['hreflang'] ?? '', href: row['href'] ?? '' })),
  };
}

/** The note in which a form tells what it sends along. */
export const broughtOn = (html: string): string =>
  textOf(/data-part="WishNote[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? '');
