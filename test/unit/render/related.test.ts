// Related articles: a rare tag counts more than a common one; without tags words decide, and otherwise the newer
// article.
import { relatedTo, type SaidArticle } from '../../../src/server/render/related.ts';

const article = (id: string, tags: string[], words = id): SaidArticle => ({ id, tags, words });
const counts: Record<string, number> = { prices: 50, sms: 3 };

test.each<[string, SaidArticle, SaidArticle[], string[]]>([
  [
    'tags, the rarer the more',
    article('1', ['prices', 'sms']),
    [article('2', []), article('3', ['prices']), article('4', ['sms']), article('5', ['sms', 'prices'])],
    ['5', '4', '3', '2'],
  ],
  [
    'words, in any width and case',
    article('1', ['sms'], '流量パックのCDN'),
    [article('2', ['sms'], '短信'), article('3', ['sms'], 'ＣＤＮの流量')],
    ['3', '2'],
  ],
  [
    'the order they come in, and never itself',
    article('1', []),
    [article('3', []), article('1', []), article('2', [])],
    ['3', '2'],
  ],
])('%s', (_name, one, candidates, expected) => {
  expect(relatedTo(one, candidates, (tag) => counts[tag] ?? 0)).toEqual(expected);
});
