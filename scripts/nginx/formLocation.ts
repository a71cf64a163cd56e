// The location of pages with a form, as deploy/nginx.conf must have it: from the table of pages, so that no form is forgotten.
import { pages } from '../../src/shared/pages/pages.ts';

const anyOf = (words: readonly string[]): string => `(${words.map((word) => word.replaceAll('.', '\\.')).join('|')})`;

export function formLocation(): string {
  const paths = anyOf(pages.filter(({ form }) => form !== undefined).map(({ path }) => path));
  return `location ~ ^/([a-z-]+/)?${paths}/?$ {`;
}
