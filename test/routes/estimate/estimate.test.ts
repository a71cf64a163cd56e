// An estimate over HTTP: built by forms, carried by its signed address, shown in five languages, exported as files, and
// sent with a request for a quote.
import { readEstimate } from '../../../src/server/forms/estimates.ts';
import type { EstimateLine } from '../../../src/shared/facts/Estimate.ts';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { inside } from '../../support/app.ts';
import { cookiesOf } from '../../support/client.ts';
import { contentOfTests } from '../../support/contentOfTests.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { decoded, tagsOf, textOf } from '../../support/html.ts';
import { leavesOf, readTexts } from '../../support/sources.ts';
import { estimateSecret, line, sealed, shop } from '../../support/sampleEstimate.ts';
import { siteOf } from '../../support/siteOf.ts';

const json = { Accept: 'application/json' };

inside('estimate', () => {
  const contentFolder = contentOfTests();
  const form = siteOf(() => startFormSite({ env: { SESSION_SECRET: estimateSecret }, replaced: { contentFolder } }));

  const put = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    form.post('/basket', headers).type('form').send(new URLSearchParams(fields).toString());
  const shown = async (code: string, prefix = 'en', more = '') => form.get(`/${prefix}/estimate?e=${code}${more}`);
  /** Changes an estimate, and reads its page. */
  async function changed(code: string, fields: Record<string, string>) {
    const { status, headers } = await put({ lang: 'en', e: code, ...fields });
    const page = await form.get((headers['location'] ?? '').split('#')[0] ?? '');
    const values = Object.fromEntries(
      tagsOf(page.text, 'input')
        .toReversed()
        .map(({ name, value }) => [name, value]),
    );
    return { status, values, text: textOf(page.text), location: headers['location'] ?? '' };
  }

  test('lines come together from several pages, without script', async () => {
    const first = await put({ lang: 'en', add: 'server g1.large 3 12' });
    expect(first.status).toBe(303);
    expect(first.headers['location']).toMatch(/^\/en\/estimate\?e=[\w.-]+#lines$/);
    const [cookie = ''] = cookiesOf(first);
    expect(cookie).toMatch(/^estimate=[\w.-]+; Path=\/basket; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/);
    const kept = { Cookie: cookie.split(';')[0] ?? '' };
    const second = await put({ lang: 'jp', cur: 'twd', add: 'ddos Basic 1 12' }, kept);
    const page = await form.get((second.headers['location'] ?? '').replace('#lines', ''));
    // 34.20 × 3 × 12 + 23.75 × 12, at 33.
    expect([page.status, textOf(page.text)]).toEqual([200, expect.stringContaining('NT$50,035')]);
    const back = await form.get('/basket?lang=pt', { Cookie: cookiesOf(second)[0]?.split(';')[0] ?? '' });
    expect([back.status, back.headers['location']]).toEqual([302, expect.stringMatching(/^\/pt\/estimate\?e=/)]);
  });

  test('script gets the result as JSON', async () => {
    const { status, body } = await put({ lang: 'en', add: 'pack 1000 1 1' }, json);
    expect([status, body.code, body.result.said]).toEqual([200, 0, 'Estimate: 1 item, US$180 once']);
    const unknown = await put({ lang: 'en', add: 'pack 3 1 1' }, json);
    expect([unknown.status, unknown.body.message]).toEqual([422, 'unknown']);
    const full = sealed(Array.from({ length: 20 }, () => line('server', 'g1.large', 1, 12, 34.2)));
    expect((await put({ lang: 'en', e: full, add: 'pack 1000 1 1' }, json)).status).toBe(409);
    const many = sealed([line('server', 'g1.large', 60, 12, 34.2)]);
    const { body: over } = await put({ lang: 'en', e: many, add: 'server g1.large 60 12' }, json);
    expect([over.message, over.result.code]).toEqual(['number', many]);
    expect((await put({ lang: 'en', e: 'cut', add: 'pack 1000 1 1' }, json)).status).toBe(400);
  });

  test('script sends all lines as its page shows them: each keeps its price, and a new one has today’s', async () => {
    const lines = 'sms TW 3000 6,traffic AP1 12000 6,pack 1000 2 1';
    const { status, body } = await put({ lang: 'en', e: sealed(shop), lines, name: 'Web shop', gb: '1200' }, json);
    const { code, fresh, said, held } = body.result;
    // 3,000 × 0.048 and 1,225.00 a month for six months.
    expect([status, said]).toEqual([200, 'Estimate: 3 items, US$1,369 a month']);
    expect(held).toEqual({ 'sms TW': 'In estimate', 'traffic AP1': 'In estimate', 'pack 1000': '2 in estimate' });
    const priced = (of: string) => readEstimate(of)?.lines.map(({ kind, quantity, usd }) => [kind, quantity, usd]);
    expect(priced(code)).toEqual([
      ['sms', 3000, 0.045],
      ['traffic', 12_000, 1225],
      ['pack', 2, 180],
    ]);
    expect([readEstimate(code)?.name, readEstimate(code)?.gb, priced(fresh)?.[0]]).toEqual([
      'Web shop',
      1200,
      ['sms', 3000, 0.048],
    ]);
    const today = await put({ lang: 'en', e: code, lines: 'sms TW 3000 6', today: 'yes' }, json);
    expect(priced(today.body.result.code)).toEqual([['sms', 3000, 0.048]]);
    const none = await put({ lang: 'en', e: code, lines: '' }, json);
    expect(none.body.result).toEqual({ code: '', fresh: '', said: '', page: '/en/estimate', held: {} });
    const odd = 'server g1.large -1 12,gpu a100 1 12,server x9.none 1 1,constructor,,pack 100 1 1';
    const made = await put({ lang: 'en', e: code, lines: odd + ',sms JP 1 1'.repeat(40) }, json);
    expect(priced(made.body.result.code)?.slice(0, 2)).toEqual([
      ['pack', 1, 20],
      ['sms', 1, expect.any(Number)],
    ]);
    expect(priced(made.body.result.code)?.length).toBeLessThanOrEqual(20);
  });

  test.each(localeCodes)('is private, and shows changed prices: %s', async (locale) => {
    const { status, headers, text } = await form.get(`${pathOf('estimate', locale)}?e=${sealed(shop)}`);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(tagsOf(text, 'meta').find(({ name }) => name === 'robots')?.content).toContain('noindex');
    // Messages cost 0.048 now: 72.00 more in twelve months.
    const words = textOf(text).replace(/\s/g, '').replaceAll('.', ',');
    expect(['US$5,273,20', 'US$72'].filter((figure) => !words.includes(figure))).toEqual([]);
    expect([text.split('<del>').length - 1, text.includes('{{')]).toEqual([2, false]);
    // An empty estimate offers no quote.
    const action = leavesOf(readTexts(locale, 'forms')).get('actions.estimate') ?? '';
    const promises = (html: string) => [textOf(html).includes(action), /<a [^>]*href="#form"/.test(html)];
    expect(promises(text)).toEqual([true, true]);
    expect(promises((await form.get(pathOf('estimate', locale))).text)).toEqual([false, false]);
  });

  test('says what a pack does not cover once it has ended', async () => {
    const lines = [line('server', 'g1.large', 1, 12, 34.2), line('pack', '10000', 1, 1, 680)];
    expect(textOf((await shown(sealed(lines))).text)).toMatch(/CDN from month 7: the 10.TB pack is valid for 6 months/);
  });

  test('an empty one may be indexed, and says where to begin', async () => {
    const { status, text } = await form.get('/en/estimate');
    expect([status, textOf(text).includes('Your estimate is empty')]).toEqual([200, true]);
    const kinds = tagsOf(text, 'button').flatMap(({ name, value }) => (name === 'add' ? value?.split(' ')[0] : []));
    expect(kinds).toEqual(['server', 'traffic', 'pack', 'ddos', 'sms', 'topUp']);
    // An empty estimate cannot be sent, but what was typed is not lost.
    const back = await form.send('/en/estimate', entriesFor('consult', 'en', { email: 'nobody' }));
    const asks = (html: string) => tagsOf(html, 'form').some(({ id }) => id === 'f-form');
    expect([asks(text), back.status, asks(back.text)]).toEqual([false, 422, true]);
    expect(tagsOf(text, 'meta').filter(({ content }) => content?.includes('noindex'))).toEqual([]);
  });

  const whole = sealed(shop);
  const [version, payload = '', signature = ''] = whole.split('.');
  const opened = Buffer.from(payload, 'base64url').toString();
  const cheaper = Buffer.from(opened.replace('34.2', '0.01')).toString('base64url');
  test.each([
    ['cut', whole.slice(0, -9)],
    ['with another price', `${version}.${cheaper}.${signature}`],
    ['without a signature', `${version}.${payload}.`],
    ['of another version', `2.${payload}.${signature}`],
    ['signed by somebody else', sealed(shop, {}, 'somebody-elses-secret-0123456789-abcdef')],
    ['huge', 'A'.repeat(3500)],
    ['of other characters', '%3Cscript%3E'],
    ['of nothing but dots', '...'],
  ])('a link %s shows no line and no price', async (_, code) => {
    const { status, text } = await shown(code);
    const said = ['This link is damaged', 'US$5,2', 'g1.large</b>'].map((words) => textOf(text).includes(words));
    expect([status, ...said]).toEqual([400, true, false, false]);
    expect(tagsOf(text, 'input').filter(({ name }) => name === 'estimate')).toEqual([]);
    for (const format of ['csv', 'json']) {
      const file = await form.get(`/estimate.${format}?e=${code}`);
      expect([file.status, file.text.includes('34.2')]).toEqual([400, false]);
    }
    const posted = await put({ lang: 'en', e: decoded(code), more: '0' });
    expect([posted.status, posted.headers['location']]).toEqual([303, '/en/estimate?e=damaged#lines']);
    expect(cookiesOf(posted)).toEqual([]);
  });

  test('a product that no list has any more is in no sum', async () => {
    const { status, text } = await shown(
      sealed([line('server', 'x9.gone', 2, 12, 99), line('pack', '1000', 1, 1, 180)]),
    );
    const words = textOf(text);
    const said = ['No longer in our price lists', 'US$180', '2,376'].map((one) => words.includes(one));
    expect([status, ...said]).toEqual([200, true, true, false]);
  });

  test('its buttons and fields change it', async () => {
    const code = sealed(shop);
    expect((await changed(code, { more: '0' })).values['q0']).toBe('4');
    expect((await changed(code, { less: '1' })).values['q1']).toBe('1');
    expect((await changed(code, { less: '4' })).values['q4']).toBe('1');
    expect((await changed(code, { remove: '0' })).text).toContain('US$4,042');
    const typed = await changed(code, {
      q0: '2',
      m0: '24',
      q1: '2.25',
      name: ' Web\r\nshop ',
      region: 'taipei',
      gb: '1,200',
    });
    expect(typed.values).toMatchObject({ q0: '2', m0: '24', q1: '2.25', name: 'Web shop', gb: '1,200' });
    const wrong = await changed(code, { q0: '-1', q1: 'much' });
    expect([wrong.values['q0'], wrong.text.includes('Check the quantities')]).toEqual(['3', true]);
    // 5,273.20 less 1,605.00 of tiers, and 680.00 for the pack of 10 TB.
    expect((await changed(code, { pack: '1' })).text).toContain('US$4,348.20');
    expect((await changed(code, { today: 'yes' })).text).not.toContain('have changed since');
    expect((await changed(sealed([shop[0] as EstimateLine]), { remove: '0' })).location).toBe('/en/estimate');
    for (const odd of ['99', '-1', 'x', '']) expect((await changed(code, { remove: odd })).values['q4']).toBe('1');
  });

  test('the longest one fits a link of 2 kB', async () => {
    const longest = Array.from({ length: 20 }, () => line('traffic', 'MEAA', 99_999_999, 36, 7_600_164.924));
    const code = sealed(longest, { name: '網'.repeat(60), region: 'cn-zhangjiakou', gb: 99_999_999 });
    expect(`https://www.cocloud.example/zh-tw/estimate?e=${code}&cur=twd`.length).toBeLessThanOrEqual(2048);
    expect((await shown(code)).status).toBe(200);
  });

  test('files hold what the page shows', async () => {
    const { headers, text } = await form.get(`/estimate.csv?e=${sealed(shop)}`);
    expect([headers['content-disposition'], headers['cache-control']]).toEqual([
      'attachment; filename=estimate.csv',
      'private, no-store',
    ]);
    expect(text.split('\r\n').filter((row) => !/^traffic|^ddos|^$/.test(row))).toEqual([
      'product,item,quantity,unit,months,price,perMonth,total,changedFrom,indicative,pricedOn,currency',
      'server,g1.large,3,servers,12,34.2,102.6,1231.2,,false,2026-11-20,USD',
      'sms,TW,2000,segments a month,12,0.048,96,1152,0.045,true,2026-11-20,USD',
      'topUp,1000,1,top-ups,0,1000,,1000,,false,2026-11-20,USD',
    ]);
    const { body } = await form.get(`/estimate.json?e=${sealed(shop, { name: 'Web shop' })}&cur=twd`);
    const said = { currency: 'TWD', name: 'Web shop', once: 33_000, total: 174_016, months: 12, rate: 33 };
    expect(body).toMatchObject(said);
  });

  test('a request for a quote holds all of it', async () => {
    const code = sealed(shop, { name: 'Web shop, Taiwan', region: 'taipei' });
    const page = await shown(code);
    const carried = tagsOf(page.text, 'input').find(({ name }) => name === 'estimate')?.value ?? '';
    const { headers, status } = await form.send('/en/estimate', entriesFor('consult', 'en', { estimate: carried }));
    expect(status).toBe(303);
    const [lead] = await form.leads();
    expect(headers['location']).toContain(lead?.reference);
    // The lead has the prices that were seen, not those of the link.
    expect([lead?.values['estimate'], carried === code]).toEqual([carried, false]);
    const messages = await form.messages();
    const desk = JSON.stringify(messages.filter(({ kind }) => kind === 'mail').map(({ payload }) => payload));
    for (const said of ['g1.large', '3 servers, 12 months, US$1,231.20', 'Web shop, Taiwan', 'US$5,273.20'])
      expect(desk).toContain(said);
    const hook = messages.find(({ kind }) => kind === 'webhook')?.payload as { event: { data: object } };
    expect(hook.event.data).toMatchObject({ estimate: { name: 'Web shop, Taiwan', totalUsd: 5273.2, onceUsd: 1000 } });
    const thanks = await form.get(headers['location'] ?? '');
    expect([thanks.status, /US\$5,273\.20|Ask for this quote/.test(textOf(thanks.text))]).toEqual([200, false]);
  });

  test('a form with faults keeps it, and a forged one is dropped', async () => {
    const code = sealed(shop);
    const back = await form.send('/en/estimate', entriesFor('consult', 'en', { estimate: code, email: 'nobody' }));
    expect([back.status, textOf(back.text).includes('US$5,273.20')]).toEqual([422, true]);
    expect(tagsOf(back.text, 'input').find(({ name }) => name === 'estimate')?.value).toBe(code);
    const forged = entriesFor('consult', 'en', { estimate: `${code}x`, company: 'Made up' });
    const { body } = await form.sendJson('/en/estimate', forged);
    const lead = (await form.leads()).find(({ reference }) => reference === body.result.reference);
    expect(lead?.values['estimate']).toBeUndefined();
  });

  test('a request from another site changes nothing', async () => {
    const { status, headers } = await put({ lang: 'en', add: 'pack 1000 1 1' }, { 'Sec-Fetch-Site': 'cross-site' });
    expect([status, headers['set-cookie']]).toEqual([403, undefined]);
  });
});
