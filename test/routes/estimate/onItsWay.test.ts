// An estimate with unsigned changes: they are in the address until the server signs them; without lines the form asks
// for no quote.
import { readEstimate } from '../../../src/server/forms/estimates.ts';
import { inside } from '../../support/app.ts';
import { cookiesOf, mainHost } from '../../support/client.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { startFormSite, type FormSite } from '../../support/formSite.ts';
import { tagsOf, textOf } from '../../support/html.ts';
import { estimateSecret, sealed, shop } from '../../support/sampleEstimate.ts';

inside('estimate', () => {
  let form: FormSite;
  beforeAll(async () => {
    form = await startFormSite({ env: { SESSION_SECRET: estimateSecret } });
  });
  afterAll(() => form.close());

  test('an unsigned change is in the address, and opening the address signs it', async () => {
    const lines = 'server g1.large 4 12,sms TW 3000 6';
    const asked = new URLSearchParams({ e: sealed(shop), lines, name: 'Two', region: '', gb: '1200', cur: 'twd' });
    const answer = await form.site.get(`/jp/estimate?${asked}&dialog=login`);
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
    expect((await form.site.get(location, from)).status).toBe(200);
    const file = await form.site.get(`/estimate.json?${asked}`);
    expect(file.body.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([4, 3000]);
    const none = await form.site.get(`/en/estimate?${new URLSearchParams({ e: sealed(shop), lines: '' })}`);
    expect(none.headers['location']).toBe('/en/estimate');
    const cut = await form.site.get(`/en/estimate?${new URLSearchParams({ e: 'cut', lines })}`);
    expect([cut.status, cut.text.includes('This link is damaged')]).toEqual([400, true]);
  });

  test('without lines the form after a lost reference, and one that comes back, ask for no quote', async () => {
    const lost = await form.site.get('/en/estimate?sent=ABCD-1234');
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
});
