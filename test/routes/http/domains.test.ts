// Several domains on one server, each with its default language; foreign host names are refused.
import { startApp } from '../../support/app.ts';
import { clientOf, cookiesOf } from '../../support/client.ts';
import { headOf } from '../../support/html.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { siteOf } from '../../support/siteOf.ts';
import { onAWorkday } from '../../support/taipei.ts';

const app = siteOf(() => startApp({ replaced: { clock: onAWorkday } }));

const domains: [host: string, lang: string, prefix: string][] = [
  ['cocloud.example', 'zh-TW', 'zh-tw'],
  ['sg.cocloud.example', 'en', 'en'],
  ['cn.cocloud.example', 'zh-CN', 'zh'],
  ['hk.cocloud.example', 'zh-TW', 'zh-tw'],
];

test.each(domains)('%s speaks %s', async (host, lang, prefix) => {
  const site = clientOf(app.base, host);
  for (const [path, page] of [
    ['/', ''],
    ['/coflyer', '/coflyer'],
  ] as const) {
    const { status, text } = await site.get(path);
    expect(status).toBe(200);
    const { canonical, lang: spoken, alternates } = headOf(text);
    expect(spoken).toBe(lang);
    expect(canonical).toBe(`https://${host}/${prefix}${page}`);
    expect(alternates.find(({ hreflang }) => hreflang === 'x-default')?.href).toBe(canonical);
  }
  const lost = await site.get('/no-such-page');
  expect(headOf(lost.text).lang).toBe(lang);
  expect((await site.get(`/${prefix}/no-such-page`)).headers['location']).toBe('/');
  expect((await site.get(`/${prefix}/building`)).headers['location']).toBe('/compile');
});

test('a page that the default language lacks has English as its fallback', async () => {
  const { text } = await clientOf(app.base, 'cn.cocloud.example').get('/zh-tw/awsproduct');
  expect(headOf(text).alternates.some(({ hreflang }) => hreflang === 'zh-TW')).toBe(true);
});

test('the cookie of one language leads nowhere on the domain that speaks it', async () => {
  expect((await clientOf(app.base, 'sg.cocloud.example').get('/', { Cookie: 'locale=en' })).status).toBe(200);
  const { headers } = await clientOf(app.base, 'sg.cocloud.example').get('/', { Cookie: 'locale=zh_TW' });
  expect(headers['location']).toBe('/zh-tw');
});

test('one domain never gets the pages of another', async () => {
  for (const [host] of domains) {
    const { text } = await clientOf(app.base, host).get('/en/cdn');
    expect(headOf(text).canonical).toBe(`https://${host}/en/cdn`);
  }
});

test('other names of a domain mean the domain', async () => {
  for (const host of ['www.cocloud.example', 'COCLOUD.EXAMPLE', 'cocloud.example:8443']) {
    const { status, text } = await clientOf(app.base, host).get('/en/cdn');
    expect([status, headOf(text).canonical]).toEqual([200, 'https://cocloud.example/en/cdn']);
  }
});

test.each([
  'evil.example',
  'cocloud.example.evil.example',
  'xcocloud.example',
  'cocloud.example@evil.example',
  '10.0.0.1',
  'a b',
])('host %s is refused', async (host) => {
  const { status, body, head } = await rawRequest(
    app.base,
    `GET /en HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  );
  expect([421, 400]).toContain(status);
  expect(head).not.toMatch(/set-cookie/i);
  expect(body).not.toContain(host);
});

test.each(['GET /en HTTP/1.1\r\nConnection: close\r\n\r\n', 'GET /en HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'])(
  'without a host: refused',
  async (bytes) => {
    expect([400, 421]).toContain((await rawRequest(app.base, bytes)).status);
  },
);

test('forwarding headers from a visitor change nothing', async () => {
  const plain = await app.get('/en/cdn');
  const claimed = await app.get('/en/cdn', {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'http',
    'X-Original-URL': '/en/server',
    Forwarded: 'host=evil.example',
  });
  expect(claimed.text).toBe(plain.text);
  expect(cookiesOf(claimed)).toEqual([]);
});
