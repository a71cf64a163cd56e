// A static part whose HTML is cached across requests cannot read data of a single request.
import { createElement, type ReactNode } from 'react';
import { NeedsContext, useNeed, type ReadNeed } from '../../../src/shared/app/needs.ts';
import { PageContext, usePage, type PageInfo } from '../../../src/shared/app/PageContext.ts';
import { PartsContext, staticPart, type PartRenderer, type PartScope } from '../../../src/shared/app/staticPart.tsx';
import { localeOf } from '../../../src/shared/i18n/locales.ts';
import { isPageId } from '../../../src/shared/pages/addresses.ts';
import { pageOf, type PageId } from '../../../src/shared/pages/pages.ts';
import { ownReads, partCache } from '../../../src/server/render/partCache.ts';
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

type Asked = { id?: 'cdn' | 'server'; query?: Record<string, string>; isPassing?: boolean };

/** Renders the same part for requests one after the other. */
function rendered(
  scope: PartScope,
  Part: () => ReactNode,
  asked: readonly Asked[] = [{ id: 'cdn' }, { id: 'server' }],
): string[] {
  const parts = partCache(1_000_000, 60_000);
  return asked.map(({ id = 'cdn', query = {}, isPassing = false }) => {
    const reads = ownReads();
    const page = `en ${id} ${new URLSearchParams(query)}`;
    const isPlain = Object.keys(query).length === 0;
    const render: PartRenderer = parts.renderer(
      { site: 'en', address: `en ${id}`, page, request: isPlain ? page : undefined },
      (part, within) =>
        createElement(
          PageContext,
          { value: scopedInfo({ ...infoOf(id), query }, within, reads.note) },
          createElement(
            NeedsContext,
            { value: scopedRead(read, within, reads.note) },
            createElement(PartsContext, { value: render }, part),
          ),
        ),
      reads,
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

test('each page has its own HTML', () => {
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
  ['page', () => String(useNeed('subscription'))],
])('%s: %s throws', (scope, Part) => {
  expect(() => rendered(scope, Part)).toThrow(`A static part of scope ${scope} read`);
});

test('data of the site may be read', () => {
  expect(rendered('site', Today)).toEqual(['2026-11-21', '2026-11-21']);
  expect(rendered('request', Posted)).toEqual(['undefined', 'undefined']);
});

/** Shows how often it has been rendered. */
function counted(said: () => string = () => '') {
  let drawn = 0;
  return () => `${said()} ${(drawn += 1)}`.trim();
}
const asked = () => Object.values(usePage().query).join();
const plainAndOthers = [{}, { query: { gb: '1' } }, { query: { gb: '2' } }, {}, { query: { gb: '1' } }];

test('HTML made from placeholders for late data is not cached', () => {
  for (const scope of ['site', 'page', 'request'] as const)
    expect(rendered(scope, counted(), [{ isPassing: true }, {}, {}])).toEqual(['1', '2', '2']);
});

test.each<[PartScope, () => string, string[]]>([
  ['page', () => '', ['1', '1', '1', '1', '1']],
  ['request', () => '', ['1', '1', '1', '1', '1']],
  ['page', asked, ['1', '1 2', '2 3', '1', '1 2']],
  ['request', asked, ['1', '1 2', '2 3', '1', '1 4']],
  ['page', () => String(useNeed('newsPage')), Array.from('12312', (at) => `[object Object] ${at}`)],
  ['request', () => String(useNeed('estimate')), Array.from('12314', (at) => `[object Object] ${at}`)],
  ['request', Posted, Array.from('12314', (at) => `undefined ${at}`)],
])(
  '%s: HTML that depends on the query is cached for each query, and nothing else is rendered again (%#)',
  (scope, said, drawn) => {
    expect(rendered(scope, counted(said), plainAndOthers)).toEqual(drawn);
  },
);

test('a part around one that depends on the query depends on it, too, even if the inner part is cached', () => {
  const Inner = staticPart('Inner', asked, 'page');
  const Outer = staticPart('Outer', () => createElement('p', {}, createElement(Inner)), 'page');
  const Part = () => createElement('div', {}, createElement(Inner), createElement(Outer));
  const shown = rendered('page', Part, plainAndOthers).map((html) => html.replaceAll(/<[^>]*>/g, ' ').trim());
  expect(shown.map((text) => text.split(/\s+/).join())).toEqual(['', '1,1', '2,2', '', '1,1']);
});
