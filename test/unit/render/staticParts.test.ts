// A static part whose HTML is kept for more than one request cannot read what is of one request alone.
import { createElement, type ReactNode } from 'react';
import { NeedsContext, useNeed, type ReadNeed } from '../../../src/shared/app/needs.ts';
import { PageContext, usePage, type PageInfo } from '../../../src/shared/app/PageContext.ts';
import type { PartScope } from '../../../src/shared/app/staticPart.tsx';
import { localeOf } from '../../../src/shared/i18n/locales.ts';
import { isPageId } from '../../../src/shared/pages/addresses.ts';
import { pageOf, type PageId } from '../../../src/shared/pages/pages.ts';
import { partCache } from '../../../src/server/render/partCache.ts';
import { scopedInfo, scopedRead } from '../../../src/server/render/scopedInfo.ts';

const infoOf = (id: 'cdn' | 'server'): PageInfo => ({
  locale: localeOf('en'),
  page: pageOf(id),
  path: `/en/${id}`,
  query: {},
  params: {},
  host: 'cocloud.example',
  form: undefined,
  today: '2026-11-21',
  buildId: 'x',
  facts: () => ({}),
  href: (to) => `/en/${to}`,
  isPage: (to): to is PageId => isPageId(to),
  has: () => true,
});
const read: ReadNeed = (name) => ({ name }) as never;

/** What two pages show of the same part. */
function rendered(scope: PartScope, Part: () => string, isPassing = false, isPlain = false): string[] {
  const parts = partCache(1_000_000, 60_000);
  return (['cdn', 'server'] as const).map((id) => {
    const render = parts.renderer(
      { site: 'en', page: `en ${id}`, request: isPlain ? `en ${id}` : undefined },
      (part, within) =>
        createElement(
          PageContext,
          { value: scopedInfo(infoOf(id), within) },
          createElement(NeedsContext, { value: scopedRead(read, within) }, part),
        ),
      () => isPassing,
    );
    return render('Part', scope, createElement(Part));
  });
}

const Titled = () => usePage().page.id;
const Posted = () => String(usePage().form);
const Personal = () => JSON.stringify(useNeed('visitor'));
const Read = () => useNeed('article').title;
const Today = () => usePage().today;

test('each page gets its own', () => {
  expect(rendered('page', Titled)).toEqual(['cdn', 'server']);
  expect(rendered('request', Titled)).toEqual(['cdn', 'server']);
});

test.each<[PartScope, () => string]>([
  ['site', Titled],
  ['site', () => usePage().path],
  ['site', () => JSON.stringify(usePage().query)],
  ['site', () => JSON.stringify(usePage().params)],
  ['site', Posted],
  ['site', Read],
  ['site', Personal],
  ['page', Posted],
  ['page', Personal],
])('%s: %s throws', (scope, Part) => {
  expect(() => rendered(scope, Part)).toThrow(`A static part of scope ${scope} read`);
});

test('what is of the site may be read', () => {
  expect(rendered('site', Today)).toEqual(['2026-11-21', '2026-11-21']);
  expect(rendered('request', Posted)).toEqual(['undefined', 'undefined']);
});

test('what is made of a stand-in for late data is not kept', () => {
  let drawn = 0;
  const Counted = () => String((drawn += 1));
  expect(rendered('site', Counted)).toEqual(['1', '1']);
  expect(rendered('site', Counted, true)).toEqual(['2', '3']);
});

test('what follows the query is kept for the plain address of a page only', () => {
  const draw: jest.Mock<number> = jest.fn(() => draw.mock.calls.length);
  const Counted = () => `${usePage().page.id} ${draw()}`;
  const twice = (isPlain: boolean) => {
    const parts = partCache(1_000_000, 60_000);
    const scopes = { site: 'en', page: 'en cdn', request: isPlain ? 'en cdn' : undefined };
    const wrap = (part: ReactNode) => createElement(PageContext, { value: infoOf('cdn') }, part);
    const render = parts.renderer(scopes, wrap, () => false);
    return [1, 2].map(() => render('Part', 'request', createElement(Counted)));
  };
  expect(twice(true)).toEqual(['cdn 1', 'cdn 1']);
  expect(twice(false)).toEqual(['cdn 2', 'cdn 3']);
});
