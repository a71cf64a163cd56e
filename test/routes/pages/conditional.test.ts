// Requests for a page other than a plain GET: HEAD, conditional, compressed, and unsupported methods.
import { startApp, type App } from '../../support/app.ts';
import { clientOf, type Client } from '../../support/client.ts';

let app: App;
let site: Client;

beforeAll(async () => {
  app = await startApp();
  site = clientOf(app.base);
});
afterAll(() => app.close());

test('a HEAD has the headers of the GET and no body', async () => {
  for (const path of ['/en', '/zh-tw/cdn', '/404']) {
    const [get, head] = [await site.get(path), await site.head(path)];
    expect(head.status).toBe(get.status);
    expect(head.text).toBeFalsy();
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
  }
});

test('a page that has not changed is answered 304, compressed or not', async () => {
  for (const coding of ['br', 'gzip', 'identity']) {
    const first = await site.get('/en/cdn', { 'Accept-Encoding': coding });
    expect(first.headers['content-encoding'] ?? 'identity').toBe(coding);
    const { etag } = first.headers;
    expect(etag).toMatch(/^W\//);
    const again = await site.get('/en/cdn', { 'Accept-Encoding': coding, 'If-None-Match': String(etag) });
    expect(again.status).toBe(304);
    expect(again.text).toBeFalsy();
    const other = await site.get('/en/cdn', { 'Accept-Encoding': coding, 'If-None-Match': 'W/"other"' });
    expect(other.status).toBe(200);
  }
});

test('other methods are refused', async () => {
  const { status, headers } = await site.post('/en/privacy');
  expect(status).toBe(405);
  expect(headers['allow']).toBe('GET, HEAD');
});
