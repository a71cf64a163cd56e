// A page with prices starts with a drawing of them, and its first button leads to them or to a calculator.
import { everyPage } from '../../support/pageSets.ts';
import { sharedPages } from '../../support/sharedPages.ts';

const firstAnchors: Readonly<Record<string, string>> = {
  cdn: '#estimate',
  server: '#find',
  sms: '#cost',
  ddos: '#find',
};

const read = sharedPages();

const drawn = new Set([...Object.keys(firstAnchors), 'min-cdn', 'coflyer', 'promotion002']);
const priced = everyPage.map(({ path }) => path).filter((path) => drawn.has(path.split('/')[2] ?? ''));

test.each(priced)('%s', async (path) => {
  const name = path.split('/')[2] ?? '';
  const { text } = await read(path);
  expect(text.slice(text.indexOf('<h1'))).toMatch(/<(?:svg|figure)[^>]*role="img" aria-label="[^"]+"/);
  expect(text).not.toContain('NaN');
  const anchor = firstAnchors[name];
  if (anchor)
    expect(text.slice(text.indexOf('<h1'))).toMatch(new RegExp(`^[\\s\\S]*?<a class="[^"]*" href="${anchor}"`));
});

test.each([
  ['/jp/sms', '東京10:00'],
  ['/zh-tw/sms', '台北 10:00'],
  ['/zh/sms', '台北 10:00'],
  ['/pt/sms', 'Taipei'],
])('the clocks of %s start where its readers live, if a price leads there, else at our desk', async (path, start) => {
  const { text } = await read(path);
  const [, chart = ''] =
    /<svg[^>]*aria-label="([^"]* · [^"]* · [^"]*)"/.exec(text.slice(text.indexOf('id="hours"'))) ?? [];
  expect(chart.replaceAll(' ', '')).toMatch(new RegExp(`^${start.replaceAll(' ', '')}`));
});
