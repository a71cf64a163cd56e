// The dialogs of accounts do the same over every page, and leave the page below as it was: with its estimate, its search, its link.
import { pages } from '../../../src/shared/pages/pages.ts';
import { callDays } from '../../../src/server/enquiries/callTimes.ts';
import { slotText } from '../../../src/shared/forms/slot.ts';
import { lineCode } from '../../../src/shared/calculators/estimate.ts';
import { codeIn, json, password, startAccountSite, visitorsOf } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { contentOfTests } from '../../support/contentOfTests.ts';
import { encoded, entriesFor } from '../../support/formEntries.ts';
import { faultsIn } from '../../support/formSite.ts';
import { textOf } from '../../support/html.ts';
import { subscribe } from '../../support/newsReader.ts';
import { shop } from '../../support/sampleEstimate.ts';
import { siteOf } from '../../support/siteOf.ts';

/** The addresses of the pages that need nothing to be there. */
const addresses = pages.flatMap(({ path, locales }) =>
  path.includes(':') || !locales.includes('en') ? [] : [`/en${path && `/${path}`}`],
);

inside('a dialog of accounts', () => {
  const contentFolder = contentOfTests();
  const site = siteOf(() => startAccountSite({ replaced: { contentFolder } }));
  const { registered, member } = visitorsOf(site);
  const wrong = { account: 'nobody', password: 'Wrong-2026' };
  const right = { account: 'olivia', password };
  const failed = 'Account or password is incorrect';
  let [estimate, news, call, invitation] = ['', '', '', ''];

  beforeAll(async () => {
    await registered('olivia');
    const lines = shop.map(lineCode).join(',');
    const made = await site
      .post('/basket', { Accept: 'application/json' })
      .type('form')
      .send(encoded({ lang: 'en', name: 'Web shop', lines }));
    estimate = made.body.result.page.replace(/#.*/, '');
    news = await subscribe(site, 'reader@example.org');
    const day = callDays(onceAWorker.content(), Date.now(), []).find(({ halves }) => halves.includes('f'));
    const at = (day?.at ?? 0) + (day?.halves.indexOf('f') ?? 0) * 1_800_000;
    const booked = await site.send(
      '/en/callback',
      entriesFor('callback', 'en', { slot: slotText({ at, zone: 'Asia/Taipei' }) }),
    );
    call = String(booked.headers['location']).split('?')[0] ?? '';
    invitation = `/en/${await site.invite('TW-0017')}`;
  });

  test.each(addresses)('over %s answers scripts in JSON, with the fault of its own form', async (path) => {
    const answer = await site.visitor().post(`${path}?dialog=login`, wrong, json);
    expect([answer.status, faultsIn(answer)]).toEqual([422, { form: 'loginFailed' }]);
  });

  /** Address, what its page says, and its status when the form comes back. */
  const places = (): [address: string, says: RegExp, status: number][] => [
    ['/en/newsletter', /News by e-mail/, 422],
    [news, /Your newsletter/, 422],
    [call, /Your call/, 422],
    [invitation, /You are invited|Create an account/, 422],
    [estimate, /Web shop/, 422],
    ['/en/search?q=cdn', /cdn/i, 422],
    ['/en/sms?country=JP&n=5000', /Japan/, 422],
    ['/en/contact_us?product=cdn', /CDN/, 422],
    ['/en/nothing/here', /could not be found/, 404],
    [`/en/${'f'.repeat(40)}`, /could not be found/, 404],
  ];
  const dialogOver = (address: string, name: string) => `${address}${address.includes('?') ? '&' : '?'}dialog=${name}`;

  test('over pages with data of their own comes back over what they show, and a log-in leads back to all of it', async () => {
    for (const [address, says, status] of places()) {
      const back = await site.visitor().post(dialogOver(address, 'login'), wrong);
      expect([address, back.status, textOf(back.text).includes(failed)]).toEqual([address, status, true]);
      expect([address, textOf(back.text)]).toEqual([address, expect.stringMatching(says)]);
      const done = await site.visitor().post(dialogOver(address, 'login'), right);
      expect([address, done.status, done.headers['location']]).toEqual([address, 303, address]);
      const { body } = await site.visitor().post(dialogOver(address, 'login'), right, json);
      expect([address, body.result?.location]).toEqual([address, address]);
    }
  });

  test('is sent to the whole address of the page below it', async () => {
    const { text } = await site.visitor().get(dialogOver(estimate, 'login'));
    const action = /<form[^>]* action="([^"]*dialog=login[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    expect(action).toBe(`${dialogOver(estimate, 'login')}#answer`);
  });

  test('over the account page comes back without a session as well, and sends its code', async () => {
    const stranger = await site.visitor().post('/en/account?dialog=login', wrong);
    expect([stranger.status, textOf(stranger.text).includes(failed)]).toEqual([422, true]);
    const owner = await member('peter');
    for (const page of ['/en/account', '/en/newsletter', '/en/nothing/here']) {
      const asked = { method: 'email', email: 'peter@example.com', send: 'code' };
      const answer = await owner.post(`${page}?dialog=forgot`, asked);
      expect([page, answer.status < 500, codeIn(await site.lastMail('peter@example.com')) !== '']).toEqual([
        page,
        true,
        true,
      ]);
    }
    const wrongly = await owner.post('/en/account?dialog=login', wrong);
    expect([wrongly.status, textOf(wrongly.text).includes('peter@example.com')]).toEqual([422, true]);
    expect(site.logged.filter(({ event }) => event.startsWith('failed'))).toEqual([]);
  });
});
