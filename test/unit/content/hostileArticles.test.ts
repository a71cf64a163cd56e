// Forbidden content in articles and their front matter: each is a fault with file and line, and its HTML is harmless
// anyway.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { articleHtml } from '../../../src/server/content/articleHtml.ts';
import { contentFolder, faultList } from '../../../src/server/content/contentFolder.ts';
import { readNews } from '../../../src/server/content/readNews.ts';
import { hasPage } from '../../../src/shared/pages/addresses.ts';
import { inEvery } from '../../support/sampleContent.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'news-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const good = {
  id: 'one',
  title: 'One',
  author: 'Us',
  category: 'company',
  publishedAt: '2026-01-01',
  summary: 'What it says.',
};

function write(facts: Record<string, string>, body = 'Text', { id = 'one', file = 'en.md' } = {}): void {
  mkdirSync(path.join(folder, 'news', id), { recursive: true });
  const top = Object.entries({ ...good, ...facts }).map(([name, value]) => `${name}: ${value}\n`);
  writeFileSync(path.join(folder, 'news', id, file), `---\n${top.join('')}---\n\n${body}\n`);
}

function faultsOf(): string {
  const faults = faultList();
  const tags = [{ id: 'cdn', name: inEvery('CDN') }];
  readNews(folder, '', { figuresIn: () => ({ brand: 'X' }), tags }, faults);
  try {
    faults.settle();
    return '';
  } catch (error) {
    return String(error);
  }
}

test('a well-written article has no fault', () => {
  write({ publishedAt: '2026-01-01 09:30', expiresAt: '2026-02-01', updatedAt: '2026-01-01', tags: '[cdn]' });
  write({ publishedAt: '2026-01-01 09:30', expiresAt: '2026-02-01', tags: '[cdn]', draft: 'true' }, 'テキスト', {
    file: 'jp.md',
  });
  expect(faultsOf()).toBe('');
});

test.each<[string, () => void, RegExp]>([
  [
    'a day that there is not',
    () => write({ publishedAt: '2026-02-30' }),
    /news\/one\/en\.md:6: publishedAt: is not a day/,
  ],
  [
    'a minute that there is not',
    () => write({ publishedAt: '2026-02-03 24:01' }),
    /en\.md:6: publishedAt: is not a day/,
  ],
  ['a year of five digits', () => write({ publishedAt: '12026-01-01' }), /en\.md:6: publishedAt: is not a day/],
  ['a number for a day', () => write({ publishedAt: '20260101' }), /en\.md:6: publishedAt/],
  ['an end before the start', () => write({ expiresAt: '2025-12-31' }), /en\.md:8: expires at 2025-12-31, not after/],
  ['a change before the start', () => write({ updatedAt: '2025-12-31' }), /en\.md:8: updated at 2025-12-31, before/],
  ['an id that leads elsewhere', () => write({ id: '../../secret' }), /en\.md:2: id: is not an id/],
  ['the id of another', () => write({ id: 'two' }), /en\.md:2: id two differs from its folder one/],
  [
    'the address of a category',
    () => write({ id: 'company' }, '', { id: 'company' }),
    /company\/en\.md:2: company is the/,
  ],
  ['a cover that leads elsewhere', () => write({ cover: '../../secret' }), /en\.md:8: cover: is not an id/],
  ['a cover that is an address', () => write({ cover: 'https://x.example/a.svg' }), /en\.md:8: cover: is not an id/],
  ['an unknown tag', () => write({ tags: '[cdn, nothing]' }), /en\.md:8: tags\.yaml has no tag nothing/],
  ['a tag twice', () => write({ tags: '[cdn, cdn]' }), /en\.md:8: cdn stands here twice/],
  ['a fact that is not known', () => write({ onload: 'alert(1)' }), /en\.md:8: onload: is not known here/],
  ['a fact twice', () => write({ 'hot: true\nhot': 'false' }), /en\.md:9: .*unique/],
  ['a title that turns the line around', () => write({ title: '"a\\u202eb"' }), /en\.md:3: title: holds a character/],
  ['a title of two lines', () => write({ title: '"a\\nb"' }), /en\.md:3: title: holds a character/],
  ['an endless title', () => write({ title: 'x'.repeat(500) }), /en\.md:3: title: is longer than 120/],
  [
    'a bomb of aliases',
    () =>
      write({
        title: '&a [x]',
        author: '&b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]',
        summary: '[*b,*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]',
      }),
    /en\.md:\d+: .*Excessive alias count/,
  ],
  ['a huge file', () => write({}, 'x'.repeat(300_000)), /en\.md:1: is larger than 200 kB/],
  ['no facts', () => write({}, '', { file: 'xx.md' }), /xx\.md:1: xx is not a language code/],
  ['a figure that there is not', () => write({}, 'a\n\n{{secret}}'), /en\.md:12: there is no figure \{\{secret\}\}/],
  ['a link that is a script', () => write({}, 'a\n\n[a](javascript:alert(1))'), /en\.md:12: unsafe link javascript/],
  ['the same, encoded', () => write({}, '[a](&#106;avascript:alert(1))'), /en\.md:10: unsafe link/],
  ['the same, bare', () => write({}, '<javascript:alert(1)>'), /en\.md:10: unsafe link/],
  ['the same, by reference', () => write({}, '[a][b]\n\n[b]: javascript:alert(1)'), /en\.md:10: unsafe link/],
  ['data for a link', () => write({}, '[a](data:text/html,<script>1</script>)'), /en\.md:10: unsafe link/],
  ['a link to another host', () => write({}, '[a](//x.example)'), /en\.md:10: unsafe link/],
  ['a page that there is not', () => write({}, '[a](nowhere)'), /en\.md:10: no page nowhere/],
  ['a picture from elsewhere', () => write({}, '![a](https://x.example/a.png)'), /en\.md:10: picture from elsewhere/],
  ['a footnote that there is not', () => write({}, 'a\n\nb[^x]'), /en\.md:12: there is no footnote x/],
  ['a footnote that nothing names', () => write({}, 'a\n\n[^x]: b'), /en\.md:\d+: nothing names footnote x/],
  ['a script in a footnote', () => write({}, 'a[^x]\n\n[^x]: [b](javascript:1)'), /en\.md:12: unsafe link/],
  ['a chart of no table', () => write({}, 'a\n\n```chart\nBars\n```'), /en\.md:13: a chart begins with its caption/],
  [
    'a chart of words',
    () => write({}, '```chart\nBars\n| A | B |\n| - | - |\n| one | 1 |\n| two | ten |\n```'),
    /en\.md:15: has no number in its last cell: ten/,
  ],
])('%s', (_name, spoil, fault) => {
  spoil();
  expect(faultsOf()).toMatch(fault);
});

test('an article appears at the same time and in the same lists in all languages', () => {
  write({ tags: '[cdn]' });
  write({ publishedAt: '2026-01-02', hot: 'true', title: 'いち' }, 'テキスト', { file: 'jp.md' });
  const faults = faultsOf();
  for (const name of ['publishedAt', 'hot', 'tags'])
    expect(faults).toMatch(new RegExp(`jp\\.md:\\d+: ${name} differs`));
  expect(faults).not.toContain('title');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '[a](x "onmouseover=alert(1)")',
  '![x" onerror="alert(1)](/a.png)',
  '```"><script>alert(1)</script>\n</code><script>alert(1)</script>\n```',
  '`</code><script>alert(1)</script>`',
  '| <script>alert(1)</script> |\n| --- |\n| <iframe src=//x> |',
  '<style>@import url(//x)</style>',
  '[a]: # "</article><script>alert(1)</script>"\n\n[a]',
  '# <form action=//x><input name=q>',
  'a[^x]\n\n[^x]: <script>alert(1)</script>',
  '```chart\n<script>\n| <script>a</script> | b |\n| - | - |\n| <img src=x onerror=1> | 1 <svg onload=1> |\n```',
])('%s does no harm, even if it gets through the checks', (body) => {
  const { html, parts } = articleHtml(body, 'en', hasPage);
  expect(
    html
      .replace(/="[^"]*"/g, '')
      .replace(/<svg viewBox preserveAspectRatio aria-hidden><rect width height\/><\/svg>/g, ''),
  ).not.toMatch(/<(script|svg|iframe|style|form|input)\b|<[^>]*\son\w+=/i);
  expect(parts.every(({ title }) => typeof title === 'string')).toBe(true);
});

test('an article that an editor saved with a mark before its first line is read', () => {
  write({});
  const file = path.join(folder, 'news/one/en.md');
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
  expect(faultsOf()).toBe('');
});

test('what is not saved as UTF-8 is a fault with the line of its first unreadable character, and so is a folder', () => {
  write({}, 'Café');
  const file = path.join(folder, 'news/one/en.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, Buffer.from(text, 'latin1'));
  expect(faultsOf()).toMatch(/en\.md:10: is not saved as UTF-8/);
  writeFileSync(file, Buffer.from(`\uFEFF${text}`, 'utf16le'));
  expect(faultsOf()).toMatch(/en\.md:1: is not saved as UTF-8/);
  rmSync(file);
  mkdirSync(file);
  expect(faultsOf()).toMatch(/en\.md:1: cannot be read/);
  const faults = faultList();
  writeFileSync(path.join(folder, 'tags.yaml'), Buffer.from('# tags\n- caf\u00e9\n', 'latin1'));
  contentFolder(folder, faults)('tags.yaml', v.array(v.string()));
  expect(() => faults.settle()).toThrow('tags.yaml:2: is not saved as UTF-8');
});
