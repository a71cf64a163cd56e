// Which addresses from data may become links, and in which form.
import { menuLink, safeLink } from '../../../src/server/content/safeLink.ts';

test.each([
  ['/zh-tw/cdn?a=1#eip', '/zh-tw/cdn?a=1#eip'],
  ['cdn', '/cdn'],
  ['#eip', '/#eip'],
  ['https://www.example.com/a b', 'https://www.example.com/a%20b'],
  ['HTTP://EXAMPLE.COM', 'http://example.com/'],
  ['mailto:hello@cocloud.example', 'mailto:hello@cocloud.example'],
  ['tel:+886277260000', 'tel:+886277260000'],
  ['/a/../b', '/b'],
  ['', ''],
])('%j becomes %j', (link, safe) => {
  expect(safeLink(link)).toBe(safe);
});

test.each([
  'javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'ftp://example.com',
  'about:blank',
  'view-source:https://example.com',
  '//example.com',
  '///example.com',
  '\\/example.com',
  '/\\example.com',
  '/\t/example.com',
  '/.//example.com',
  '/x/..//example.com',
  'https://',
])('%j is refused', (link) => {
  expect(safeLink(link)).toBeUndefined();
});

test('old vendor paths of the site mean EdgeNext', () => {
  expect(menuLink('/zh-tw/baishan', 'zh_TW')).toBe('/zh-tw/EdgeNext');
  expect(menuLink('/x/BaiShanCloud?a', 'pt')).toBe('/pt/EdgeNext');
  expect(menuLink('https://www.example.com/baishan', 'en')).toBe('https://www.example.com/baishan');
});
