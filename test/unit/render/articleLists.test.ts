// Lists of published articles as pages, feeds and the home page read them: what each holds, in which order, and when it is made again.
import type { ArticleFacts } from '../../../src/server/content/articleFile.ts';
import { articleLists, inFeed, onHome } from '../../../src/server/render/articleLists.ts';
import type { ArticleSummary } from '../../../src/shared/facts/facts.ts';
import { localeCodes, type LocaleCode } from '../../../src/shared/i18n/locales.ts';
import type { AskedList } from '../../../src/shared/pages/newsList/categories.ts';
import { inEvery } from '../../support/sampleContent.ts';

const bits = (...codes: LocaleCode[]) => codes.reduce((sum, code) => sum | (1 << localeCodes.indexOf(code)), 0);

type Told = Partial<ArticleFacts> & { id: string };
const factsOf = (told: Told, at: number): ArticleFacts => ({
  at,
  category: 'company',
  from: 0,
  until: null,
  pinned: false,
  hot: false,
  tags: [],
  changed: '2026-01-01',
  finished: bits('en'),
  drafts: 0,
  ...told,
});

/** Lists of articles, given newest first; a summary tells its language. */
function listsOf(told: readonly Told[], { withDrafts = false } = {}) {
  const counts = new Map<string, number>();
  let version = 0;
  const out = told.map(factsOf);
  const news = articleLists(out, {
    summary: ({ id }, locale) => ({ id, title: `${id} ${locale}`, summary: '' }) as ArticleSummary,
    tags: [
      { id: 'cdn', name: inEvery('CDN') },
      { id: 'sms', name: inEvery('SMS') },
    ],
    reads: { of: (id) => counts.get(id) ?? 0, version: () => version },
    until: 42,
    withDrafts,
  });
  const read = (id: string, times: number) => {
    counts.set(id, times);
    version += 1;
  };
  const ids = (asked: Partial<AskedList>, matches?: readonly string[]) =>
    idsOf(news.select('en', { ...everything, ...asked }, matches).rows);
  const around = (id: string, locale: LocaleCode = 'en') =>
    news.around(out.find((one) => one.id === id) ?? factsOf({ id }, 99), locale);
  return { news, read, ids, around };
}
const everything: AskedList = { category: 'all', tag: undefined, words: '', sort: 'new', page: 1 };
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join(' ');
const titlesOf = (rows: readonly ArticleSummary[]) => rows.map(({ title }) => title);
const numbered = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `a${at}` }));

const five: readonly Told[] = [
  { id: 'a', tags: ['cdn'] },
  { id: 'b', tags: ['sms', 'cdn'], category: 'cloud-news' },
  { id: 'c', tags: ['sms'] },
  { id: 'd', category: 'cloud-news' },
  { id: 'e', tags: ['gone'] },
];

describe('a list', () => {
  test.each([
    [{}, 'a b c d e'],
    [{ sort: 'old' }, 'e d c b a'],
    [{ category: 'company' }, 'a c e'],
    [{ tag: 'cdn' }, 'a b'],
    [{ tag: 'sms' }, 'b c'],
    [{ tag: 'sms', category: 'company' }, 'c'],
    [{ tag: 'sms', sort: 'old' }, 'c b'],
    [{ tag: 'gone' }, ''],
    [{ page: 2 }, ''],
  ] as const)('%j', (asked, expected) => {
    const { ids } = listsOf(five);
    expect([ids(asked), ids({}), ids(asked)]).toEqual([expected, 'a b c d e', expected]);
  });

  test('names its tag', () => {
    const { news } = listsOf(five);
    const named = (tag?: string) => news.select('en', { ...everything, tag }).tag;
    expect([named(), named('cdn'), named('sms'), named('gone')]).toEqual([
      undefined,
      { id: 'cdn', name: 'CDN' },
      { id: 'sms', name: 'SMS' },
      undefined,
    ]);
  });

  test.each([
    [0, 1, 1, ''],
    [10, 1, 2, ''],
    [11, 2, 2, 'a10'],
    [21, 3, 2, 'a10 a11 a12 a13 a14 a15 a16 a17 a18 a19'],
  ])('of %d articles has %d pages', (count, pageCount, page, expected) => {
    const { news } = listsOf(numbered(count));
    const { rows, ...list } = news.select('en', { ...everything, page });
    expect([list.total, list.pageCount, idsOf(rows)]).toEqual([count, pageCount, expected]);
  });

  test('of matches keeps their order, or the wanted one', () => {
    const { ids, read } = listsOf(five);
    read('c', 1);
    const matches = ['d', 'unknown', 'b', 'c'];
    expect([ids({}, matches), ids({ sort: 'old' }, matches), ids({ sort: 'hot' }, matches)]).toEqual([
      'd b c',
      'd c b',
      'c d b',
    ]);
    expect(ids({}, [])).toBe('');
  });
});

describe('the most popular', () => {
  test('are those marked, then those read most, then the newest', () => {
    const { ids, read } = listsOf([...five, { id: 'f', hot: true }, { id: 'g', hot: true }]);
    expect(ids({ sort: 'hot' })).toBe('f g a b c d e');
    read('g', 1);
    read('e', 3);
    read('c', 7);
    expect(ids({ sort: 'hot' })).toBe('g f c e a b d');
  });

  test('follow new counts, in lists of a category or tag too', () => {
    const { ids, read, news } = listsOf(five);
    const lists = () => [
      ids({ sort: 'hot', category: 'company' }),
      ids({ sort: 'hot', tag: 'sms' }),
      idsOf(news.select('en', everything).hottest),
    ];
    expect(lists()).toEqual(['a c e', 'b c', 'a b c']);
    read('c', 1);
    expect(lists()).toEqual(['c a e', 'c b', 'c a b']);
    read('e', 2);
    expect(lists()).toEqual(['e c a', 'c b', 'e c a']);
  });

  test.each([
    [3, ''],
    [4, 'a0 a1 a2'],
  ])('are not shown beside a list of all %d articles: %j', (count, expected) => {
    expect(idsOf(listsOf(numbered(count)).news.select('en', everything).hottest)).toBe(expected);
  });
});

describe('languages', () => {
  const told: readonly Told[] = [
    { id: 'both', finished: bits('en', 'jp') },
    { id: 'jp', finished: bits('jp') },
    { id: 'draft', finished: 0, drafts: bits('en') },
    { id: 'half', finished: bits('jp'), drafts: bits('en') },
  ];

  test('an article appears in the reader’s language or another, never in one that is not finished', () => {
    const { news } = listsOf(told);
    expect(titlesOf(news.latest('en'))).toEqual(['both en', 'jp jp', 'half jp']);
    expect(titlesOf(news.latest('jp'))).toEqual(['both jp', 'jp jp', 'half jp']);
  });

  test('in preview also in those', () => {
    const { news } = listsOf(told, { withDrafts: true });
    expect(titlesOf(news.latest('en'))).toEqual(['both en', 'jp jp', 'draft en', 'half en']);
  });

  test('a feed has only articles in its language', () => {
    const { news } = listsOf(told);
    expect([idsOf(news.newest('en', 'all')), idsOf(news.newest('jp', 'all'))]).toEqual(['both', 'both jp half']);
  });
});

test('feeds and the home page have the newest, a feed of its category', () => {
  const { news } = listsOf([...five, ...numbered(30)]);
  expect(news.newest('en', 'all').map(({ id }) => id)).toHaveLength(inFeed);
  expect(idsOf(news.newest('en', 'cloud-news'))).toBe('b d');
  expect(idsOf(news.newest('en', 'all').slice(0, 3))).toBe('a b c');
  expect([onHome, idsOf(news.latest('en'))]).toEqual([6, 'a b c d e a0']);
});

test('an article is found by its id', () => {
  const { news } = listsOf(five);
  expect([news.find('b')?.at, news.find('x'), news.until]).toEqual([1, undefined, 42]);
});

describe('around an article', () => {
  test.each([
    ['a', undefined, 'b'],
    ['c', 'b', 'd'],
    ['e', 'd', undefined],
  ])('%s: the next newer and the next older', (id, newer, older) => {
    const { next, previous } = listsOf(five).around(id);
    expect([next?.id, previous?.id]).toEqual([newer, older]);
  });

  test('at an end there is no field for the missing one', () => {
    const { around } = listsOf(five);
    expect([Object.keys(around('a')).includes('next'), Object.keys(around('e')).includes('previous')]).toEqual([
      false,
      false,
    ]);
  });

  test('its tags that have names, and its languages', () => {
    const { around } = listsOf([...five, { id: 'f', finished: bits('jp', 'en'), tags: ['gone', 'sms', 'cdn'] }]);
    expect(around('f').tags.map(({ name }) => name)).toEqual(['SMS', 'CDN']);
    expect([...around('f').locales].toSorted()).toEqual(['en', 'jp']);
  });

  test.each([
    ['a', 'b c d'],
    ['b', 'a c d'],
    ['e', 'a b c'],
  ])('three of the most popular, never %s itself', (id, expected) => {
    expect(idsOf(listsOf(five).around(id).hottest)).toBe(expected);
  });

  test('related ones share a tag or the category', () => {
    const { around } = listsOf(five);
    expect([idsOf(around('b').related), idsOf(around('d').related)]).toEqual(['a c d', 'b']);
  });

  test('one that is not published stands after the oldest', () => {
    const { next, previous, hottest } = listsOf(five).around('planned');
    expect([next?.id, previous, idsOf(hottest)]).toEqual(['e', undefined, 'a b c']);
  });
});
