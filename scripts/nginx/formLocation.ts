// The location of pages with a form, as deploy/nginx.conf must have it: from the table of pages, so that no form is forgotten.
import { locales } from '../../src/shared/i18n/locales.ts';
import { pages } from '../../src/shared/pages/pages.ts';

const anyOf = (words: readonly string[]): string => `(${words.map((word) => word.replaceAll('.', '\\.')).join('|')})`;

export function formLocation(): string {
  const prefixes = anyOf(locales.map(({ prefix }) => prefix));
  const paths = anyOf(pages.filter(({ form }) => form !== undefined).map(({ path }) => path));
  return `location ~ ^/(${prefixes}/)?${paths}/?$ {`;
}
