// One page has one address: other spellings of a path, unknown query values and a second Host change and store nothing.
import { inside, startApp } from '../../support/app.ts';
import { clientOf, cookiesOf, mainHost } from '../../support/client.ts';
import { eventually } from '../../support/eventually.ts';
import { metricOf } from '../../support/metricOf.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { siteOf } from '../../support/siteOf.ts';
import { onAWorkday } from '../../support/taipei.ts';

const site = siteOf(() => startApp({ replaced: { clock: onAWorkday } }));

const readyPages = () => metricOf(site, 'page_cache_pages');

inside('ready pages', () => {
  test.each([
    '//en/cdn',
    '/en//cdn',
    '/en/%63dn',
    '/%65n/cdn',
    '/en/cdn?dialog=evil',
    '/en/cdn?dialog=',
    '/en/cdn?consent=yes',
    '/en/cdn?utm_source=x',
    '/en/cdn?dialog=login&dialog=login',
  ])('%s is no separate page', async (address) => {
    const { text } = await site.get('/en/cdn');
    const before = await readyPages();
    const other = await site.get(address);
    expect([other.status, other.text]).toEqual([200, text]);
    expect(await readyPages()).toBe(before);
  });

  test('a known dialog makes another page', async () => {
    const before = await readyPages();
    await site.get('/en/cdn?dialog=login');
    expect(await readyPages()).toBe(before + 1);
  });

  test('an answer from memory has an id of its own', async () => {
    const ids = new Set<string | undefined>();
    for (let visit = 0; visit < 4; visit += 1) ids.add((await site.get('/en/server')).headers['x-request-id']);
    expect(ids.size).toBe(4);
    expect(ids).not.toContain(undefined);
  });
});

test('no spelling gets past the guard of mail links', async () => {
  for (const path of [
    '//mailto/nobody',
    '/en//mailto/nobody',
    '/MAILTO/nobody',
    '/%6dailto/nobody',
    '/en/%6D%61ilto/nobody',
  ]) {
    const first = await site.get(path);
    const last = first.status === 301 ? await site.get(String(first.headers['location'])) : first;
    expect([path, last.status]).toEqual([path, 400]);
    expect(last.text).not.toContain('mailto:nobody');
  }
});

inside('a second Host', () => {
  const ask = (lines: string[], path = '/en/cdn') =>
    rawRequest(site.base, [`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'));

  test('is refused, even when the page is ready', async () => {
    await site.get('/en/cdn');
    await site.get('/en/cdn');
    expect((await ask([`Host: ${mainHost}`])).status).toBe(200);
    for (const second of [mainHost, 'evil.example']) {
      expect((await ask([`Host: ${mainHost}`, `Host: ${second}`])).status).toBe(400);
      expect((await ask([`Host: ${mainHost}`, `hOST: ${second}`], '/no')).status).toBe(400);
    }
  });

  test.each([':0', ':65536', ':99999', ':x', ':', ':80:80'])('a port %s is none', async (port) => {
    expect((await ask([`Host: ${mainHost}${port}`])).status).toBe(421);
  });
});

test.each([
  ['%E6', '/'],
  ['/en/%E6', '/en/'],
  ['/en/%E6%97%A5', '/en/%E6%97%A5'],
  ['/en/%ED%A0%80', '/en/'],
])('after the cookie question back to %s leads where it can', async (back, start) => {
  const { status, headers } = await site.post('/consent').type('form').send(`choice=accept&back=${back}`);
  expect(status).toBe(303);
  expect(headers['location']).toMatch(/^\/[!-~]*$/);
  expect(headers['location']?.startsWith(start)).toBe(true);
});

describe('cookies', () => {
  const from = { Referer: `https://${mainHost}/en/cdn` };

  test('are in no response that a cache may share', async () => {
    await site.get('/jp/cdn');
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await site.get('/jp/cdn', from);
      expect(cookiesOf(answer)).toHaveLength(1);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers).not.toHaveProperty('etag');
    }
    const { headers } = await site.get('/jp/cdn');
    expect(headers['cache-control']).toMatch(/^public/);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  test('are for https only on a site with https', async () => {
    const answers = [
      await site.get('/jp/cdn', from),
      await site.get('/en/no-such-page'),
      await site.get('/en', { Cookie: 'notice=missing' }),
      await site.post('/consent').type('form').send('choice=accept'),
    ];
    for (const answer of answers) expect(cookiesOf(answer)).toEqual([expect.stringMatching(/; SameSite=Lax; Secure$/)]);
  });

  test.each(['session=abc', 'member=ada', 'session=abc; member=ada', 'a=b'])(
    '%s changes nothing for all',
    async (cookie) => {
      const plain = await site.get('/en/ddos');
      const own = await site.get('/en/ddos', { Cookie: cookie });
      expect([own.text, own.headers['etag']]).toEqual([plain.text, plain.headers['etag']]);
    },
  );
});

// nginx redirects such a visitor to https.
inside('on a site without https', () => {
  test('cookies are not limited to https', async () => {
    const answer = await clientOf(site.base, 'localhost').get('/en/no-such-page');
    expect(cookiesOf(answer)).toEqual([expect.stringMatching(/; SameSite=Lax$/)]);
  });
});

inside('at new year', () => {
  test('the footer of a ready page changes year in Taipei’s time', async () => {
    let now = Date.UTC(2026, 11, 31, 15, 59, 30);
    const own = await startApp({ replaced: { clock: () => now } });
    const year = async () => /© (\d{4})/.exec((await own.get('/en/cdn')).text)?.[1];
    expect([await year(), await year()]).toEqual(['2026', '2026']);
    now += 61_000;
    await eventually(year, '2027');
    await own.close();
  });
});

inside('codings', () => {
  test.each([
    ['BR;Q=0, GZIP', 'gzip'],
    ['BR;q=0,Gzip;Q=0.5', 'gzip'],
    ['BR', 'br'],
    ['BR;Q=0', undefined],
  ])('a new page and a ready one come in the encoding requested by "%s"', async (accepted, coding) => {
    const path = `/en/cdn?page=${accepted.length}`;
    const page = async () => (await site.get(path, { 'Accept-Encoding': accepted })).headers['content-encoding'];
    const told = [await page(), await page()];
    const posted = await site.post('/en/contact_us', { 'Accept-Encoding': accepted }).type('form').send('message=x');
    expect([...told, posted.headers['content-encoding']]).toEqual([coding, coding, coding]);
  });
});
