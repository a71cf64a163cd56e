// Requests for a page other than a plain GET: HEAD, conditional, compressed, and unsupported methods.
import { openGate } from '../../../src/server/http/gate.ts';
import { inside, startApp } from '../../support/app.ts';
import { onAWorkday } from '../../support/taipei.ts';
import { siteOf } from '../../support/siteOf.ts';

const site = siteOf(() => startApp({ replaced: { clock: onAWorkday } }));

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

inside('pages that are made for one visitor', () => {
  const gate = openGate(() => 0);

  const crowded = siteOf(() => startApp({ replaced: { gate, clock: onAWorkday } }));

  test.each(['br', 'gzip'])('are smaller in %s while nobody else waits, and the same', async (coding) => {
    const sizes: number[] = [];
    const texts = new Set<string>();
    const read = async () => {
      const { headers, text } = await crowded.get('/en/no/such/page', { 'Accept-Encoding': coding });
      expect(headers['content-encoding']).toBe(coding);
      sizes.push(Number(headers['content-length']));
      texts.add(text);
    };
    await read();
    const others = Array.from({ length: 3 }, () => gate.ask('page', jest.fn(), jest.fn()));
    await read();
    for (const leave of others) leave();
    await read();
    const [alone = 0, among = 0, again] = sizes;
    expect(among).toBeGreaterThan(alone * 1.03);
    expect(again).toBe(alone);
    expect(texts.size).toBe(1);
  });
});
