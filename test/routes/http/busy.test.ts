// During overload: what visitors are told, in their language, with which headers; ready pages are still answered.
import type { Gate, Lane } from '../../../src/server/http/gate.ts';
import { inside, startApp } from '../../support/app.ts';
import { newReference } from '../../../src/server/store/reference.ts';
import { clientOf } from '../../support/client.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { elementText, headOf, tagsOf, textOf } from '../../support/html.ts';
import { readTexts } from '../../support/sources.ts';
import { siteOf } from '../../support/siteOf.ts';

/** The gate admits what the test allows. */
let admits: (lane: Lane) => boolean = () => true;
const gate: Gate = {
  ask(lane, enter, refuse) {
    if (admits(lane)) enter();
    else refuse();
    return () => undefined;
  },
  isBusy: () => !admits('page'),
  isCrowded: () => false,
};

inside('too much to do', () => {
  const site = siteOf(() => startApp({ replaced: { gate } }));
  beforeAll(async () => {
    await site.get('/en/cdn', { 'Accept-Encoding': 'br' });
    admits = () => false;
  });

  test.each([
    ['/en/server', 'en', 'en'],
    ['/zh/server', 'zh_CN', 'zh-CN'],
    ['/server', 'zh_TW', 'zh-TW'],
    ['/pt/server', 'pt', 'pt'],
    ['/jp/server', 'jp', 'ja'],
    // Addresses that would be redirected to those of the language.
    ['/zh_cn/server', 'zh_CN', 'zh-CN'],
    ['/JA/server', 'jp', 'ja'],
  ] as const)('%s is told so in %s', async (path, code, lang) => {
    const { status, headers, text } = await site.get(path);
    const words = readTexts(code, 'bare');
    expect([status, headOf(text).lang, headers['content-language'], headOf(text).robots]).toEqual([
      503,
      lang,
      lang,
      'noindex',
    ]);
    expect(elementText(text, 'h1')).toBe(words['busy']);
    expect(textOf(text)).toContain(words['busyPage']);
    expect(tagsOf(text, 'a').map(({ href }) => href)).toEqual(['']);
    expect(headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('ready pages, built files and health are answered', async () => {
    const { text } = await site.get('/en/cdn', { 'Accept-Encoding': 'br' });
    const sheet = tagsOf(text, 'link').find(({ rel }) => rel === 'stylesheet')?.href ?? '';
    for (const path of ['/en/cdn', sheet, '/favicon.svg', '/healthz']) {
      expect([path, (await site.get(path, { 'Accept-Encoding': 'br' })).status]).toEqual([path, 200]);
    }
    expect((await clientOf(site.base, 'elsewhere.example').get('/en/server')).status).toBe(421);
  });

  test('a name that looks like a file passes no faster', async () => {
    expect((await site.get('/en/x.js')).status).toBe(503);
  });

  test('programs are told in JSON', async () => {
    for (const [path, accept] of [
      ['/webapi/configuration', '*/*'],
      ['/en/contact_us', 'application/json'],
    ] as const) {
      const { status, body, headers } = await site.get(path, { Accept: accept });
      expect([status, body.code, body.result, headers['retry-after']]).toEqual([503, 503, null, '5']);
    }
  });

  test('forms are answered as long as possible; then the visitor is told what to do', async () => {
    admits = (lane) => lane === 'form';
    expect((await site.post('/en/contact_us').type('form').send('')).status).toBe(422);
    admits = () => false;
    const { status, text } = await site.post('/en/contact_us').type('form').send('message=hello');
    expect([status, headOf(text).lang]).toEqual([503, 'en']);
    expect(textOf(text)).toContain(readTexts('en', 'bare')['busyForm']);
  });
});

inside('too much to do, and a form was sent', () => {
  test('its thanks go with forms a few times; an address that only looks like them is a page', async () => {
    admits = (lane) => lane === 'form';
    const site = await startFormSite({ replaced: { gate } });
    const statusOf = async (path: string) => (await site.get(path)).status;
    const sent = await site.send('/en/contact_us', entriesFor('contactUs', 'en', { company: 'One' }));
    const { body } = await site.sendJson('/en/contact_us', entriesFor('contactUs', 'en', { company: 'Two' }));
    const location = sent.headers['location'] ?? '';
    const again = [];
    for (let times = 0; times < 5; times += 1) again.push(await statusOf(location));
    expect(again).toEqual([200, 200, 200, 200, 503]);
    expect(await statusOf(body.result.location)).toBe(200);
    for (const other of ['x', '', newReference()])
      expect([other, await statusOf(`/en/contact_us?sent=${other}`)]).toEqual([other, 503]);
    await site.close();
  });
});
