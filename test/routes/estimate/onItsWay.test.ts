// An estimate with unsigned changes: they are in the address until the server signs them; without lines the form asks
// for no quote, and the mail about it marks prices as its page does.
import { readEstimate } from '../../../src/server/forms/estimates.ts';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { inside } from '../../support/app.ts';
import { cookiesOf, mainHost } from '../../support/client.ts';
import { contentOfTests } from '../../support/contentOfTests.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { tagsOf, textOf } from '../../support/html.ts';
import { leavesOf, readTexts } from '../../support/sources.ts';
import { estimateSecret, line, sealed, shop } from '../../support/sampleEstimate.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('estimate', () => {
  const contentFolder = contentOfTests();
  const form = siteOf(() => startFormSite({ env: { SESSION_SECRET: estimateSecret }, replaced: { contentFolder } }));

  test('an unsigned change is in the address, and opening the address signs it', async () => {
    const lines = 'server g1.large 4 12,sms TW 3000 6';
    const asked = new URLSearchParams({ e: sealed(shop), lines, name: 'Two', region: '', gb: '1200', cur: 'twd' });
    const answer = await form.get(`/jp/estimate?${asked}&dialog=login`);
    const location = answer.headers['location'] ?? '';
    expect([answer.status, cookiesOf(answer)]).toEqual([302, []]);
    expect(location).toMatch(/^\/jp\/estimate\?cur=twd&dialog=login&e=[\w.-]+$/);
    const made = readEstimate(new URL(location, 'https://here').searchParams.get('e') ?? '');
    expect([made?.name, made?.gb, made?.lines.map(({ kind, quantity, usd }) => [kind, quantity, usd])]).toEqual([
      'Two',
      1200,
      [
        ['server', 4, 34.2],
        ['sms', 3000, 0.045],
      ],
    ]);
    // From the page in another language, whose address has the unsigned changes.
    const from = { Referer: `https://${mainHost}/en/estimate?${asked}` };
    expect((await form.get(location, from)).status).toBe(200);
    const file = await form.get(`/estimate.json?${asked}`);
    expect(file.body.lines).toMatchObject([
      { quantity: 4, indicative: false },
      { quantity: 3000, indicative: true },
    ]);
    const none = await form.get(`/en/estimate?${new URLSearchParams({ e: sealed(shop), lines: '' })}`);
    expect(none.headers['location']).toBe('/en/estimate');
    const cut = await form.get(`/en/estimate?${new URLSearchParams({ e: 'cut', lines })}`);
    expect([cut.status, cut.text.includes('This link is damaged')]).toEqual([400, true]);
  });

  test('without lines the form after a lost reference, and one that comes back, ask for no quote', async () => {
    const lost = await form.get('/en/estimate?sent=ABCD-1234');
    const back = await form.send('/en/estimate', entriesFor('consult', 'en', { email: 'nobody' }));
    const said = ({ text }: { text: string }) => [
      tagsOf(text, 'form').some(({ id }) => id === 'f-form'),
      textOf(text).includes('Ask for this quote'),
      textOf(text).includes('Talk to us'),
    ];
    expect([lost, back].map(said)).toEqual([
      [true, false, true],
      [true, false, true],
    ]);
  });

  test.each([
    ['en', '1 server, 1 month, ', '1 top-up, once, '],
    ['pt', '1 servidor, 1 mês, ', '1 recarga, pagamento único, '],
  ] as const)('the mail about one server and one top-up says so: %s', async (locale, ...said) => {
    const email = `${locale}.one@example.com`;
    const estimate = sealed([line('server', 'g1.large', 1, 1, 34.2), line('topUp', '1000', 1, 1, 1000)]);
    const entries = entriesFor('consult', locale, { estimate, email });
    expect((await form.send(pathOf('estimate', locale), entries)).status).toBe(303);
    const mails = (await form.messages()).map(({ payload }) => payload as { to?: string; text?: string });
    const text = mails.find(({ to }) => to === email)?.text;
    for (const words of said) expect(text).toContain(words);
  });

  test.each(localeCodes)('the mail about it marks indicative prices in the words of its page: %s', async (locale) => {
    const email = `${locale.toLowerCase()}@example.com`;
    const entries = entriesFor('consult', locale, { estimate: sealed(shop), email });
    expect((await form.send(pathOf('estimate', locale), entries)).status).toBe(303);
    const mails = (await form.messages()).map(({ payload }) => payload as { to?: string; text?: string });
    // Words may be held together by signs that nobody sees.
    const bare = (text = '') => text.replace(/\s|\p{Default_Ignorable_Code_Point}/gu, '');
    const marks = bare(mails.find(({ to }) => to === email)?.text).match(/(?<=[（(])[^（）()]+(?=[）)])/gu) ?? [];
    const wordOf = (file: string, key: string) => bare(leavesOf(readTexts(locale, file)).get(key) ?? key);
    const [ofPrice, ofSum] = [wordOf('prices', 'ddos.indicative'), wordOf('estimate', 'sums.indicative')];
    // Of five prices only that of the messages is a sample.
    expect(marks.filter((mark) => mark === ofPrice || mark === ofSum)).toEqual([ofPrice, ofSum]);
  });
});
