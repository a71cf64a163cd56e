// The list of pages is complete: each row has its folder, and each folder its row.
import path from 'node:path';
import { pages as measured } from '../../bench/home/site/pages.ts';
import { codeOf } from '../../src/shared/app/PageState.ts';
import { pages } from '../../src/shared/pages/pages.ts';
import { sourcesOf } from '../support/sources.ts';

test('no two pages have the same id or path', () => {
  const spelt = pages.map(({ path: own }) => own.toLowerCase().replace(/:\w+/g, ':'));
  expect(new Set(spelt).size).toBe(pages.length);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
});

test('the component of each page exists', () => {
  const files = sourcesOf('src/shared/pages/*/{Page,StillPage}.tsx').map(({ file }) =>
    path.relative('src/shared/pages', file),
  );
  const shown = pages.map(({ chunk, still }) => `${chunk}/${still ? 'StillPage' : 'Page'}.tsx`);
  const forms = pages.flatMap((page) => (page.still ? (codeOf(page) ?? []) : []));
  expect([...new Set([...shown, ...forms.map((folder) => `${folder}/Page.tsx`)])].sort()).toEqual(files);
});

/** Pages to which the app gives a handler of their own, for these methods. */
function ownOf(methods: readonly string[]): string[] {
  const [app] = sourcesOf('src/server/app.ts');
  const found = (app?.text ?? '').matchAll(/\bown\('(\w+)', '(\w+)'/g);
  return [...found].flatMap(([, method = '', id = '']) => (methods.includes(method) ? [id] : []));
}

test('the rows that say so, and no others, have a handler of their own', () => {
  // What is behind a personal link is decided last, with all other addresses.
  const own = [...ownOf(['all', 'get']), 'hash'];
  expect(own.sort()).toEqual(pages.flatMap(({ id, handled }) => (handled ? [id] : [])).sort());
});

test('the site that `npm run bench` builds has a row for each of them, without which it does not start', () => {
  expect(measured.map(({ id }) => id)).toEqual(expect.arrayContaining(ownOf(['all', 'get', 'post'])));
});
