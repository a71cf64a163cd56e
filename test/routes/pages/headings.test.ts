// Every page in every language has one h1, with the words of its texts.
import { partWords } from '../../../src/shared/i18n/joinWords.ts';
import { localeCodes, localeOf } from '../../../src/shared/i18n/locales.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { pages } from '../../../src/shared/pages/pages.ts';
import { elementText, headOf, tagsOf } from '../../support/html.ts';
import { readTexts } from '../../support/sources.ts';
import { sharedPages } from '../../support/sharedPages.ts';

const read = sharedPages();

const rows = pages
  // The account page redirects visitors who are not logged in.
  .filter(({ id, path, status }) => !path.includes(':') && status === 200 && id !== 'account')
  .flatMap(({ id, locales }) => localeCodes.filter((code) => locales.includes(code)).map((code) => ({ id, code })));

const plain = (text: string) => partWords(text).replace(/\s+/g, '');

/** The same words, with any figure where the texts have a placeholder. */
function saysWords(shown: string, words: string): boolean {
  const parts = plain(words).split(/\{\{\w+\}\}/);
  const figures = parts.slice(1).map(() => '[^{}]+');
  const pattern = parts.flatMap((part, place) => [part.replace(/[^\p{L}\p{N}]/gu, '\\$&'), figures[place] ?? '']);
  return new RegExp(`^${pattern.join('')}$`).test(plain(shown));
}

test.each(rows)('$id in $code', async ({ id, code }) => {
  const { status, text: html } = await read(pathOf(id, code));
  expect(status).toBe(200);
  expect(tagsOf(html, 'h1')).toHaveLength(1);
  const shown = elementText(html, 'h1');
  const words = String(readTexts(code, id)['h1']);
  expect({ shown, words, same: saysWords(shown, words) }).toEqual({ shown, words, same: true });
  expect(headOf(html).lang).toBe(localeOf(code).iso);
});
