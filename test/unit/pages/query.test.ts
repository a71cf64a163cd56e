// Readers of query values: options, options of the day, typed text, and the fields of calculators.
import { choice, whole } from '../../../src/shared/calculators/fields.ts';
import { isBeyondList, listQuery, askedListOf } from '../../../src/shared/pages/newsList/askedList.ts';
import {
  calculatorFields,
  calculatorFieldsFrom,
  callDay,
  callZone,
  carriedType,
  carriedWish,
  countryCode,
  oneOf,
  serviceNeed,
  typed,
} from '../../../src/shared/pages/query.ts';
import type { QueryFacts } from '../../../src/shared/pages/query.ts';

const facts = {
  page: 'aliCloud',
  clouds: { aliCloud: { services: { sql: ['RDS'] } } },
  prices: { sms: [{ country: 'JP', usdPerSegment: 1 }] },
  isPage: () => false,
} as unknown as QueryFacts;

test('one of some options, or of the day’s options', () => {
  expect([oneOf(['a', 'b'])('b', facts), oneOf(['a'])('c', facts), oneOf([])('', facts)]).toEqual([
    'b',
    undefined,
    undefined,
  ]);
  expect(oneOf(({ page }) => [page])('aliCloud', facts)).toBe('aliCloud');
});

test('typed text, up to a length', () => {
  expect([typed(3)('abc', facts), typed(3)('abcd', facts), typed(3)('', facts)]).toEqual(['abc', undefined, '']);
});

test.each(['\r\nX-Evil: 1', 'a\nb', 'a\tb', '\u0000', '\u0085'])('%j is not a single line', (raw) => {
  expect(typed(20)(raw, facts)).toBeUndefined();
});

test.each([
  [countryCode, ['TW', 'JP'], ['tw', 'XQ', 'TWN', 'T', 'aTW', '']],
  [callDay, ['2026-12-22'], ['2026-12-222', '1026-12-22', 'x2026-12-22', '2026/12/22', '']],
  [callZone, ['Asia/Taipei', 'America/Sao_Paulo'], ['Asia/Nowhere', '']],
  [carriedType, ['g1.large', 'Pro_2', 'x'.repeat(31)], ['', '.g1', 'two words', 'x'.repeat(32), 'a<b', '-a']],
  [carriedWish, ['1', '100000'], ['1000000', 'a1', '1a', 'Call 0900', '']],
])('%s takes what it names and nothing else', (read, accepted, refused) => {
  expect(accepted.map((raw) => read(raw, facts))).toEqual(accepted);
  expect(refused.map((raw) => read(raw, facts))).toEqual(refused.map(() => undefined));
});

test('a need that the page’s vendor offers', () => {
  expect([serviceNeed('sql', facts), serviceNeed('dns', facts)]).toEqual(['sql', undefined]);
  expect(serviceNeed('sql', { ...facts, page: 'other' })).toBeUndefined();
});

test('fields of calculators: choices by their options, numbers as typed', () => {
  const fixed = calculatorFields({ n: whole(1, 2, 1), set: choice(['x', 'y'], 'x') });
  expect(Object.keys(fixed)).toEqual(['n', 'set']);
  expect([
    fixed['n']?.('abc', facts),
    fixed['n']?.('9'.repeat(40), facts),
    fixed['n']?.('9'.repeat(41), facts),
  ]).toEqual(['abc', '9'.repeat(40), undefined]);
  expect([fixed['set']?.('y', facts), fixed['set']?.('z', facts)]).toEqual(['y', undefined]);
  const ofTheDay = calculatorFieldsFrom(['to'], ({ prices }) => ({
    to: choice(
      prices.sms.map(({ country }) => country),
      'JP',
    ),
  }));
  expect([ofTheDay['to']?.('JP', facts), ofTheDay['to']?.('TW', facts)]).toEqual(['JP', undefined]);
});

describe('what is asked of a list of articles', () => {
  const read = (name: string, raw: string) => listQuery[name]?.(raw, facts);

  test('is read from the address', () => {
    expect([read('sort', 'hot'), read('sort', 'best'), read('cat', 'company'), read('cat', 'x')]).toEqual([
      'hot',
      undefined,
      'company',
      undefined,
    ]);
    expect([read('page', '02'), read('page', '1.5'), read('page', 'x')]).toEqual(['2', undefined, undefined]);
    expect([read('q', 'x'.repeat(200)), read('q', 'x'.repeat(201))]).toEqual(['x'.repeat(200), undefined]);
    expect(askedListOf('company', {})).toEqual({ category: 'company', words: '', sort: 'new', page: 1 });
    expect(askedListOf('company', { cat: 'all', q: ' a ', sort: 'old', page: '3' })).toEqual({
      category: 'all',
      words: 'a',
      sort: 'old',
      page: 3,
    });
  });

  test('is limited to existing pages', async () => {
    const pageCount = async ({ category }: { category: string }) => (category === 'company' ? 2 : 1);
    const beyond = (query: Record<string, string | string[]>) =>
      isBeyondList('company', { params: {}, query, pageCount });
    const inside: Record<string, string | string[]>[] = [{}, { page: '1' }, { page: '2' }, { page: ['3', '4'] }];
    expect(await Promise.all(inside.map(beyond))).toEqual([false, false, false, false]);
    const outside: Record<string, string>[] = [
      { page: '3' },
      { page: '0' },
      { page: '1.5' },
      { page: 'x' },
      { page: '2', cat: 'cloud-news' },
    ];
    expect(await Promise.all(outside.map(beyond))).toEqual([true, true, true, true, true]);
    expect(await isBeyondList('company', { params: { cat: 'cloud-news' }, query: { page: '2' }, pageCount })).toBe(
      true,
    );
  });
});
