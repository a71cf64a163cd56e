// A row of the page table is enough for routing, with parameters, whatever other rows exist.
import { hasPage } from '../../../src/shared/pages/addresses.ts';
import { matchAddress, matcherOf } from '../../../src/server/render/match.ts';
import { localeOf } from '../../../src/shared/i18n/locales.ts';
import { everywhere } from '../../../src/shared/pages/page.ts';
import { pages } from '../../../src/shared/pages/pages.ts';

const known = { category: () => undefined, has: hasPage };

const rows = [
  { path: '' },
  { path: 'orders' },
  { path: 'orders/:id' },
  { path: 'orders/:id/lines/:line' },
  { path: 'orders/new' },
  { path: 'aws.global.accelerator' },
  { path: ':hash' },
];
const match = matcherOf(rows);
const found = (path: string) => {
  const { row, params, isExact } = match(path) ?? {};
  return [row?.path, params, isExact];
};

test.each<[string, string | undefined, object | undefined, boolean | undefined]>([
  ['', '', {}, true],
  ['orders', 'orders', {}, true],
  ['orders/', 'orders', {}, true],
  ['orders/7', 'orders/:id', { id: '7' }, true],
  ['orders/new', 'orders/new', {}, true],
  ['orders/a%20b%2Fc', 'orders/:id', { id: 'a b/c' }, true],
  ['orders/7/lines/2', 'orders/:id/lines/:line', { id: '7', line: '2' }, true],
  ['Orders/Seven', 'orders/:id', { id: 'Seven' }, false],
  ['AWS.global.accelerator', 'aws.global.accelerator', {}, false],
  ['awsXglobal.accelerator', ':hash', { hash: 'awsXglobal.accelerator' }, true],
  ['anything', ':hash', { hash: 'anything' }, true],
  ['orders/7/lines', undefined, undefined, undefined],
  ['orders/%zz', undefined, undefined, undefined],
  ['orders/%00', undefined, undefined, undefined],
])('%s is %s', (path, row, params, isExact) => {
  expect(found(path)).toEqual([row, params, isExact]);
});

test('every page without parameters is found at its own address in every language it has, and nowhere else', () => {
  for (const { id, path, locales } of pages.filter((page) => !page.path.includes(':'))) {
    for (const locale of everywhere) {
      const answer = matchAddress(`/${localeOf(locale).prefix}/${path}`, 'zh_TW', known);
      expect([id, answer.kind]).toEqual([id, locales.includes(locale) ? 'page' : 'unknown']);
    }
  }
});

test('a value that its page does not accept is no page', () => {
  expect(matchAddress('/en/c0c10d2026a1', 'zh_TW', known)).toMatchObject({
    params: { hash: 'c0c10d2026a1' },
  });
  expect(matchAddress('/en/nothex', 'zh_TW', known).kind).toBe('unknown');
});
