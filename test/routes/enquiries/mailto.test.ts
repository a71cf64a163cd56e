// /mailto/{to}: one plain address and four known fields; anything else is dropped.
import { startApp } from '../../support/app.ts';
import { headOf, tagsOf, textOf } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

const site = siteOf(startApp);

const mailLink = (html: string) =>
  tagsOf(html.slice(html.indexOf('<main'), html.indexOf('</main>')), 'a').find((row) =>
    row['href']?.startsWith('mailto:'),
  )?.['href'];

test.each([
  ['/mailto/hello@cocloud.example', 'mailto:hello@cocloud.example'],
  ['/en/mailto/hello%40cocloud.example', 'mailto:hello@cocloud.example'],
  ['/jp/mailto/a.b+c@example.co.jp/', 'mailto:a.b%2Bc@example.co.jp'],
])('%s hands over %s', async (path, href) => {
  const { status, text, headers } = await site.get(path);
  expect(status).toBe(200);
  expect(headOf(text).robots).toBe('noindex');
  expect(mailLink(text)).toBe(href);
  expect(headers['cache-control']).toContain('no-store');
});

test('the subject is shown before the mail program opens', async () => {
  const { text } = await site.get('/en/mailto/a@example.com?subject=Quote%20%3Cb%3E');
  expect(textOf(text)).toContain('The subject is filled in: Quote <b>');
  expect(textOf((await site.get('/en/mailto/a@example.com')).text)).not.toContain('subject is filled in');
});

test('subject, body, cc and bcc come along, nothing else', async () => {
  const { text } = await site.get(
    '/mailto/a@example.com?subject=Hi%20you&body=%E4%BD%A0&cc=b@example.com&bcc=c@example.com&from=evil&attach=/etc/passwd',
  );
  const link = new URL(mailLink(text) ?? '');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    subject: 'Hi you',
    body: '你',
    cc: 'b@example.com',
    bcc: 'c@example.com',
  });
});

test.each([
  '/mailto/nobody',
  '/mailto/a@b',
  '/mailto/a@example.com,b@example.com',
  '/mailto/a@example.com;b@example.com',
  '/mailto/a@example.com%0d%0aBcc:x@example.com',
  '/mailto/a@example.com%250d%250aBcc:x@example.com',
  '/mailto/a@example.com?subject=a%0d%0aBcc:x@example.com',
  '/mailto/a@example.com?subject=a%250aBcc:x@example.com',
  '/mailto/a@example.com?cc=nobody',
  '/mailto/a@example.com?cc=a@example.com&cc=b@example.com',
  '/mailto/%3Cscript%3E@example.com',
  '/mailto/%E0%A4%A@example.com',
  '/en/mailto/a%00@example.com',
])('%s is refused', async (path) => {
  const { status, text } = await site.get(path);
  expect(status).toBe(400);
  expect(mailLink(text)).toBeUndefined();
});

test.each(['/mailto', '/en/mailto/', '/mailto/a@example.com/b'])('%s is no such page', async (path) => {
  expect([302, 404]).toContain((await site.get(path)).status);
});
