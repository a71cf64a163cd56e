// Visitor data reaches only pages that are rendered for one visitor, whatever a page's needs say.
import { gather } from '../../../src/server/render/gather.ts';
import { needSources } from '../../../src/server/render/needSources.ts';
import { visitorOf } from '../../../src/server/pages/visitorOf.ts';
import type { NeedName } from '../../../src/shared/app/needs.ts';
import { pages } from '../../../src/shared/pages/pages.ts';

const asked: object[] = [];
const backend = new Proxy(
  {},
  {
    get:
      () =>
      async (...question: unknown[]) => {
        asked.push(question);
        return Object.assign([], { menu: [] });
      },
  },
);
const fixed = {
  forms: () => undefined,
  regions: [],
  prices: {},
  charts: {},
  social: [],
  offices: [],
  plates: {},
  stories: [],
  market: () => undefined,
};
const news = { until: () => Infinity, latest: () => [] };
const sources = needSources(
  { backend: backend as never, shipped: backend as never },
  fixed as never,
  news as never,
  {} as never,
);

const gatherFor = (cookies: object | undefined, names: readonly NeedName[]) =>
  gather(
    sources,
    names,
    {
      locale: 'en',
      host: 'cocloud.example',
      params: {},
      query: {},
      lists: undefined,
      now: 0,
      visitor: cookies && visitorOf(cookies as Record<string, unknown>),
    },
    30,
    () => undefined,
  );

test('a page for one visitor gets visitor data', async () => {
  expect((await gatherFor({ member: 'ada', session: 'secret' }, ['visitor'])).read('visitor')).toEqual({
    member: 'ada',
  });
});

test('a shared page gets none, even if its needs ask for it', async () => {
  await expect(gatherFor(undefined, ['visitor'])).rejects.toThrow('A page that all share asked for visitor');
  const { read } = await gatherFor(undefined, []);
  expect(() => read('visitor')).toThrow('does not name visitor');
});

test('no source of shared data gets a visitor', async () => {
  await gatherFor({ member: 'ada' }, ['visitor', 'banners', 'latestNews']);
  expect(asked.length).toBeGreaterThan(3);
  expect(JSON.stringify(asked)).not.toContain('ada');
});

test('no shared page names visitor data', () => {
  const personal = Object.keys(sources.visitors);
  expect(pages.filter(({ shared, needs }) => shared && needs.some((name) => personal.includes(name)))).toEqual([]);
});
