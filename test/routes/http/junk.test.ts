// Random paths, headers and cookies always get a proper answer: never a 5xx, never a stack trace, nothing reflected.
import fc from 'fast-check';
import { inside, outside, startApp, uncached } from '../../support/app.ts';
import { mainHost } from '../../support/client.ts';
import { rawGet, rawRequest, type RawAnswer } from '../../support/rawRequest.ts';
import { siteOf } from '../../support/siteOf.ts';

const app = siteOf(() => startApp({ env: uncached }));

const trace = /\n\s+at |node_modules|\.tsx?:\d|internal\/|dist\/server/;

function expectCalm({ status, body, head }: RawAnswer, sent: string): void {
  expect([sent, status]).toEqual([sent, expect.any(Number)]);
  if (/^\/+([\w-]+\/+)?error\/*(\?|$)/i.test(sent)) expect(status).toBeLessThanOrEqual(500);
  else expect([sent, status >= 200 && status < 500]).toEqual([sent, true]);
  expect(body).not.toMatch(trace);
  expect(head).not.toMatch(/^x-evil/im);
  expect(head).not.toMatch(/^location: (?!\/(?![/\\]))/im);
}

test.each([
  ['a broken %', '/en/%', 400],
  ['half a %', '/en/%e', 400],
  ['broken UTF-8', '/en/%E0%A4%A', 400],
  ['overlong UTF-8', '/en/%C0%AF', 400],
  ['NUL', '/en/%00', 400],
  ['NUL in a page', '/en/cdn%00.html', 400],
  ['16 KB', `/en/${'x'.repeat(16_000)}`, 400],
  ['16 KB of query', `/en/cdn?q=${'x'.repeat(16_000)}`, 400],
  ['a thousand segments', `/en${'/a'.repeat(1000)}`, 404],
  // nginx itself refuses to climb above the root.
  ['dots', '/en/../../etc/passwd', outside ? 400 : 404],
  ['encoded dots', '/..%2f..%2fetc%2fpasswd', outside ? 400 : 404],
  ['__proto__', '/__proto__', 404],
  ['constructor', '/constructor', 404],
  ['an open tag', '/%3Cscript%3Ealert(1)%3C/script%3E', 404],
])('%s', async (_name, target, status) => {
  const answer = await rawGet(app.base, target, mainHost);
  expectCalm(answer, target.slice(0, 80));
  expect(answer.status).toBe(status);
  expect(answer.head).toMatch(/content-type: text\/html/i);
  expect(answer.body).toMatch(/<h1/);
  expect(answer.body).not.toContain('<script>alert');
});

// Some of these are no address for a URL parser, which throws.
test.each(['/\\', '/\\?a=b', '//', '//:0', '//a:b/en'])('%s is answered alike from a page of ours', async (target) => {
  const from = [`Referer: https://${mainHost}/en?cur=twd`];
  const [plain, led] = [await rawGet(app.base, target, mainHost), await rawGet(app.base, target, mainHost, from)];
  expectCalm(led, target);
  expect([target, led.status]).toEqual([target, plain.status]);
});

test('40 KB of address is refused before the site', async () => {
  const { status } = await rawGet(app.base, `/en/${'x'.repeat(40_000)}`, mainHost);
  expect([400, 414, 431]).toContain(status);
});

/** The same junk in each run; the fault tests of hostile requests send other junk by the thousands. */
const seed = 20_261_126;

const segment = fc.oneof(
  fc.constantFrom(
    'en',
    'zh-tw',
    'jp',
    'cdn',
    'blog',
    'FAQ',
    'mailto',
    'webapi',
    'assets',
    'menu',
    '404',
    'error',
    '..',
    '.',
    '',
    '%',
    '%00',
    '%2f',
    '%ff',
    '__proto__',
    'baishan',
    ';',
    '\\',
    '*',
    'deadbeef',
  ),
  fc.string({ maxLength: 12 }).map(encodeURIComponent),
  fc.stringMatching(/^[!-~]{0,20}$/).map((text) => text.replaceAll('#', '')),
);
const query = fc.oneof(
  fc.constant(''),
  fc.stringMatching(/^\?[!-~]{0,40}$/),
  fc.constantFrom('?page=%', '?q=%00', '?dialog=login&dialog[]=x', '?__proto__[x]=1', '?consent=open&consent='),
);
const target = fc
  .tuple(fc.array(segment, { maxLength: 6 }), query)
  .map(([path, search]) => `/${path.join('/')}${search}`);

test('300 paths of junk', async () => {
  await fc.assert(
    fc.asyncProperty(target, async (path) => expectCalm(await rawGet(app.base, path, mainHost), path)),
    { numRuns: 300, seed },
  );
});

const headerName = fc.constantFrom(
  'Cookie',
  'Referer',
  'Accept-Encoding',
  'If-None-Match',
  'Accept-Language',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'Range',
  'Origin',
  'Sec-Fetch-Site',
  'Accept',
  'If-Modified-Since',
  'Content-Type',
);
const headerValue = fc.oneof(
  fc.stringMatching(/^[ -~]{0,60}$/),
  fc.constantFrom(
    'locale=en; locale=jp',
    'locale=%',
    'notice=missing',
    'consent=%00',
    '=;;==',
    'br;q=0, gzip;q=0',
    '*',
    'http://[',
    'bytes=0-1',
    'W/"',
    'x'.repeat(4000),
  ),
);

test('300 odd headers and cookies', async () => {
  const line = fc.tuple(headerName, headerValue).map(([name, value]) => `${name}: ${value}`);
  const page = fc.constantFrom(
    '/',
    '/en',
    '/zh-tw/cdn',
    '/404',
    '/webapi/language/en/list',
    '/en/nothing',
    '/favicon.svg',
  );
  await fc.assert(
    fc.asyncProperty(page, fc.array(line, { maxLength: 4 }), async (path, lines) =>
      expectCalm(await rawGet(app.base, path, mainHost, lines), `${path} ${lines.join(' | ')}`),
    ),
    { numRuns: 300, seed },
  );
});

test.each(['DELETE', 'PUT', 'PATCH', 'TRACE', 'OPTIONS', 'POST', 'PROPFIND'])('%s changes nothing', async (method) => {
  const { status, body } = await rawRequest(
    app.base,
    `${method} /en/about HTTP/1.1\r\nHost: ${mainHost}\r\nConnection: close\r\n\r\n`,
  );
  expect([405, 403, 501]).toContain(status);
  expect(body).not.toMatch(trace);
});

inside('afterwards', () => {
  test('nothing was logged as an error and the site answers', async () => {
    expect(app.logged.filter(({ event }) => event === 'failed.twice')).toEqual([]);
    expect((await app.get('/en')).status).toBe(200);
  });
});
