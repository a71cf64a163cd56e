// What a visitor's cookies and previous page change: the language of the root, the language switch, the cookie
// question.
import { startApp } from '../../support/app.ts';
import { cookiesOf, mainHost } from '../../support/client.ts';
import { headOf, tagsOf } from '../../support/html.ts';
import { siteOf } from '../../support/siteOf.ts';

const site = siteOf(startApp);

describe('the root', () => {
  test.each([
    ['en', '/en'],
    ['zh_CN', '/zh'],
    ['pt', '/pt'],
    ['jp', '/jp'],
  ])('cookie %s leads to %s', async (code, target) => {
    for (let again = 0; again < 2; again += 1) {
      const { status, headers } = await site.get('/', { Cookie: `a=b; locale=${code}; c=d` });
      expect([status, headers['location']]).toEqual([302, target]);
      expect(headers['vary']).toContain('Cookie');
      expect(headers['cache-control']).toMatch(/private|no-store/);
    }
  });

  test('keeps the query in the redirect', async () => {
    const { headers } = await site.get('/?utm=1&q=%20', { Cookie: 'locale=en' });
    expect(headers['location']).toBe('/en?utm=1&q=%20');
  });

  test.each(['', 'locale=zh_TW', 'locale=xx', 'locale=', 'locale=__proto__', 'locale=//evil.example', 'xlocale=en'])(
    'cookie "%s" changes nothing',
    async (cookie) => {
      const { status, text, headers } = await site.get('/', cookie ? { Cookie: cookie } : {});
      expect(status).toBe(200);
      expect(headOf(text)).toMatchObject({ lang: 'zh-TW', canonical: `https://${mainHost}/zh-tw` });
      expect(headers['vary']).toContain('Cookie');
    },
  );

  test('no other address follows the cookie, none the browser language', async () => {
    for (const path of ['/cdn', '/en', '/zh-tw', '/404']) {
      const { text } = await site.get(path, { Cookie: 'locale=jp', 'Accept-Language': 'pt' });
      expect(headOf(text).lang).toBe(path === '/en' ? 'en' : 'zh-TW');
    }
    expect((await site.get('/', { 'Accept-Language': 'pt' })).status).toBe(200);
  });
});

describe('an explicit switch', () => {
  const from = (path: string, host = mainHost) => ({ Referer: `https://${host}${path}` });

  test.each([
    ['/en/cdn', '/jp/cdn', 'jp'],
    ['/zh-tw/cdn?a=1', '/zh/cdn?a=1', 'zh_CN'],
    ['/en', '/pt', 'pt'],
    ['/', '/en', 'en'],
    ['/cdn', '/en/cdn', 'en'],
    ['/en/privacy/', '/zh-tw/privacy', 'zh_TW'],
    ['/en/blog/cdn-decimal-tb', '/jp/blog/cdn-decimal-tb', 'jp'],
  ])('from %s to %s is kept for 365 days', async (before, path, code) => {
    await site.get(path);
    const answer = await site.get(path, from(before));
    expect(answer.status).toBe(200);
    expect(cookiesOf(answer)).toEqual([
      expect.stringMatching(new RegExp(`^locale=${code}; Path=/; Max-Age=31536000; SameSite=Lax`)),
    ]);
  });

  test('keeps unknown query values, such as the visitor’s origin, and leaves none of them in shared pages', async () => {
    const before = from('/en/cdn?utm_source=paper&cur=twd&dialog=login&utm_medium=a+b&sent=CO-AAAA-AAAA');
    const led = await site.get('/jp/cdn?cur=twd', before);
    const target = '/jp/cdn?cur=twd&utm_source=paper&utm_medium=a+b';
    expect([led.status, led.headers['location'], led.headers['cache-control']]).toEqual([302, target, 'no-store']);
    const arrived = await site.get(target, before);
    expect([arrived.status, cookiesOf(arrived).length]).toEqual([200, 1]);
    expect((await site.get('/jp/cdn?cur=twd')).text).not.toContain('utm_');
    // Following a link from there loads an ordinary page.
    expect((await site.get('/jp/server', from('/en/cdn?utm_source=paper'))).status).toBe(200);
  });

  test('on the way to another page with prices only the currency is carried', async () => {
    const before = from('/en/cdn?cur=twd&utm_source=paper');
    for (const [path, target] of [
      ['/en/server', '/en/server?cur=twd'],
      ['/en/sms?country=jp', '/en/sms?country=jp&cur=twd'],
      ['/en/sms?cur=usd', undefined],
      ['/en/contact_us', undefined],
      ['/en/cdn', undefined],
    ] as const) {
      await site.get(path);
      const { status, headers } = await site.get(path, before);
      expect([path, status, headers['location']]).toEqual([path, target ? 302 : 200, target]);
    }
  });

  test('drops values that would make the address too long', async () => {
    expect((await site.get('/jp/cdn', from(`/en/cdn?a=${'x'.repeat(3000)}`))).status).toBe(200);
  });

  test.each([
    ['another page', '/jp/cdn', from('/en/server')],
    ['the same language', '/jp/cdn', from('/jp/cdn')],
    ['another site', '/jp/cdn', from('/en/cdn', 'evil.example')],
    ['nowhere', '/jp/cdn', {}],
    ['something broken', '/jp/cdn', { Referer: 'http://[' }],
  ])('from %s sets no cookie', async (_case, path, headers) => {
    expect(cookiesOf(await site.get(path, headers))).toEqual([]);
  });
});

describe('the switcher', () => {
  test('keeps the page and known query values, and leads home where the page is missing', async () => {
    const { text } = await site.get('/en/blog?q=dns&sort=old&evil=1');
    const links = tagsOf(text, 'a').filter((row) => row['data-locale'] === 'jp');
    expect(links.length).toBeGreaterThan(0);
    for (const { href } of links) expect(href).toBe('/jp/blog?q=dns&sort=old');
    const cdn = await site.get('/en/cdn');
    for (const { href, title } of tagsOf(cdn.text, 'a').filter((row) => row['data-locale'] === 'pt')) {
      expect(href).toBe('/pt');
      expect(title).toBeTruthy();
    }
  });
});

describe('the cookie question', () => {
  const form = (text: string) => tagsOf(text, 'form').some(({ action }) => action === '/consent');

  test.each(['accept', 'reject'])('%s is stored and leads back', async (choice) => {
    const answer = await site.post('/consent').type('form').send({ choice, back: '/en/blog?q=a' });
    expect([answer.status, answer.headers['location']]).toEqual([303, '/en/blog?q=a']);
    expect(cookiesOf(answer)).toEqual([
      expect.stringMatching(new RegExp(`^consent=${choice}; Path=/; Max-Age=15552000`)),
    ]);
    const page = await site.get('/en/cdn', { Cookie: `consent=${choice}` });
    expect(page.text).toMatch(/<html[^>]*data-consent/);
  });

  test('is on every page until it is answered', async () => {
    const { text } = await site.get('/en/cdn');
    expect(form(text)).toBe(true);
    expect(text).not.toMatch(/<html[^>]*data-consent/);
    const again = await site.get('/en/cdn?consent=open', { Cookie: 'consent=reject' });
    expect(again.text).not.toMatch(/<html[^>]*data-consent/);
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/en\r\nX: y', ''])(
    'never leads to %j',
    async (back) => {
      const { status, headers } = await site.post('/consent').type('form').send({ choice: 'accept', back });
      expect([status, headers['location']]).toEqual([303, '/']);
    },
  );

  test.each([
    ['nothing', ''],
    ['an unknown choice', 'choice=maybe'],
    ['twice the same', 'choice=accept&choice=reject'],
    ['pollution', '__proto__[x]=1&constructor=1'],
  ])('%s sets no cookie', async (_case, body) => {
    const answer = await site.post('/consent').type('form').send(body);
    expect(answer.status).toBe(303);
    expect(cookiesOf(answer)).toEqual([]);
  });

  test('too large, or from another site: refused', async () => {
    expect(
      (
        await site
          .post('/consent')
          .type('form')
          .send(`back=${'x'.repeat(9000)}`)
      ).status,
    ).toBe(413);
    const strangers: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ];
    for (const headers of strangers) {
      const answer = await site.post('/consent', headers).type('form').send('choice=accept');
      expect([answer.status, cookiesOf(answer)]).toEqual([403, []]);
    }
  });
});
