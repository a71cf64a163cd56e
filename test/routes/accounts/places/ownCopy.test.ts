// The copy of an owner's data is whole: enquiries with call and history, newsletter, invitations and mails; at a site that
// keeps its own accounts and at one whose back end keeps them.
import { textOf } from '../../../support/html.ts';
import { newLead } from '../../../support/newLead.ts';
import { accountPlaces, callersOf, startAccountSite } from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { siteOf } from '../../../support/siteOf.ts';

inside.each(accountPlaces)('the copy of an owner’s data, %s', (place) => {
  const site = siteOf(() => startAccountSite({}, place));
  const { member } = callersOf(site);

  test('has calls and states of enquiries, the newsletter, invitations and mails, and no notes of staff', async () => {
    const [owner, guest] = [await member('copy-owner'), await member('copy-guest')];
    const email = 'copy-guest@example.com';
    const at = Date.now() + 24 * 3_600_000;
    await owner.ask('company', { name: 'Harbour' });
    await owner.ask('company/invite', { email });
    await site.inStore(async (store) => {
      const call = { at, zone: 'Asia/Tokyo', bookers: [], linkOf: (reference: string) => reference };
      const lead = await store.leads.create(newLead({ values: { email }, call }));
      if (lead.result !== 'created') throw new Error(lead.result);
      await store.desk.change(lead.reference, 'state', 'taken', 'Mei');
      await store.desk.note(lead.reference, 'a difficult one', 'Mei');
      const choice = { locale: 'en', topics: ['cloud'], consent: 'Yes, please' };
      const asked = { email, choice, link: 'news', once: undefined, message: { kind: 'mail' as const, payload: {} } };
      await store.newsletter.ask({ ...asked, hosts: ['cocloud.example'], marks: ['mark'] });
    });
    const { body } = await guest.read('export');
    expect(body).toMatchObject({
      newsletter: [{ email, state: 'asked' }],
      invitations: [{ company: 'Harbour' }],
      enquiries: [
        { call: { at, zone: 'Asia/Tokyo', isCancelled: false }, history: [{ kind: 'state', after: 'taken' }] },
      ],
    });
    expect(body.messages.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/difficult|Mei/);
  });

  test('is given five times an hour, which a link on another site uses up none of; the sixth is told beside its button', async () => {
    const owner = await member('copy-often');
    const asked = async (more: Record<string, string> = {}) => {
      const { status, headers } = await owner.get('/webapi/account/export', 'text/html', more);
      return [status, headers['location']];
    };
    for (const from of ['cross-site', 'same-site'])
      for (let time = 0; time < 6; time += 1)
        expect(await asked({ 'Sec-Fetch-Site': from })).toEqual([303, '/zh-tw/account']);
    for (let time = 0; time < 5; time += 1) expect((await asked())[0]).toBe(200);
    const refused = '/zh-tw/account?did=passwordWait&at=copy#copy';
    expect(await asked()).toEqual([303, refused]);
    const { text } = await owner.get(refused, 'text/html');
    expect(text).toMatch(/<div id="copy"><p[^>]*role="alert">/);
    expect(text).not.toMatch(/<\/summary><p[^>]*role="alert">/);
  });

  test('has every enquiry, of which the page shows the newest hundred and says how many there are', async () => {
    const sender = await member('copy-many');
    const times = Array.from({ length: 102 }, (_, index) => 1_000 + index);
    await site.inStore(async ({ leads }) => {
      for (const createdAt of times)
        await leads.create(newLead({ createdAt, values: { email: 'copy-many@example.com' } }));
    });
    const sentAt = (leads: readonly { createdAt: number }[]) => leads.map(({ createdAt }) => createdAt);
    const newest = times.toReversed();
    expect(sentAt((await sender.read('me')).body.result.leads)).toEqual(newest.slice(0, 100));
    expect(sentAt((await sender.read('export')).body.enquiries)).toEqual(newest);
    const shown = textOf((await sender.get('/en/account', 'text/html')).text);
    expect(shown).toMatch(/\b102 My enquiries\b/);
    expect(shown).toContain('These are the newest 100 of 102.');
  });

  test('does not grow without end: news are agreed to twenty times a day, and declined at any time', async () => {
    const visitor = await member('undecided');
    const answer = async (given: string) => (await visitor.ask('news', { given })).status;
    for (let at = 0; at < 20; at += 1) {
      expect(await answer('yes')).toBe(200);
      expect(await answer('no')).toBe(200);
    }
    expect(await answer('yes')).toBe(429);
    expect(await answer('no')).toBe(200);
    expect((await visitor.read('export')).body.newsConsents).toHaveLength(40);
  });
});
