// What desks are told without asking: a visitor's mail that was refused, and metrics of waiting and overdue work.
import PostalMime from 'postal-mime';
import * as v from 'valibot';
import { mailSchema } from '../../../src/server/messages/ports.ts';
import { inside } from '../../support/app.ts';
import { metricOf } from '../../support/metricOf.ts';
import { eventually } from '../../support/eventually.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { faultsIn, startFormSite } from '../../support/formSite.ts';
import { startSmtp } from '../../support/smtp.ts';

inside('the work behind the desks', () => {
  test('figures of leads and messages are among the metrics', async () => {
    let now = Date.now();
    // No mail server listens there: mails wait, the event goes to a file.
    const env = { SMTP_URL: 'smtp://127.0.0.1:1' };
    const site = await startFormSite({ env, replaced: { clock: () => now }, works: true });
    await site.sendJson('/en/contact_us', entriesFor('contactUs', 'en'));
    now += 14 * 24 * 3_600_000;
    const figures = () =>
      Promise.all(['outbox_waiting', 'outbox_refused', 'leads_overdue'].map((name) => metricOf(site, name)));
    await eventually(figures, [2, 0, 1]);
    await site.close();
  });

  test('the subject of a desk’s mail names the product, as many pages have the same form', async () => {
    const site = await startFormSite();
    for (const path of ['/en/ddos', '/jp/sms', '/en/callback']) {
      const [form, locale] = [
        path.includes('callback') ? 'callback' : 'consult',
        path.startsWith('/jp') ? 'jp' : 'en',
      ] as const;
      expect((await site.sendJson(path, entriesFor(form, locale, { company: 'Example' }))).status).toBe(200);
    }
    const subjects = (await site.messages()).map(({ payload }) => JSON.stringify(payload));
    for (const begin of [
      'Consultation, DDoS protection: Example (CO-',
      '製品相談、国際SMS：Example（CO-',
      'Call back: Ada',
    ])
      expect(subjects).toContainEqual(expect.stringContaining(`"subject":"${begin}`));
    const call = /"subject":"Call back: Ada[^"]*, \w+day \d+ \w+, \d+:\d0–\d+:\d0 \(UTC\+8\) \(CO-/;
    expect(subjects).toContainEqual(expect.stringMatching(call));
    await site.close();
  });

  test('of a visitor without an address the desk’s mail says that only the phone reaches them', async () => {
    const site = await startFormSite();
    for (const email of ['', 'ada@example.com']) {
      const entries = entriesFor('freeOpen', 'en', { email, companyDomain: `${email.length}.example.com` });
      expect(faultsIn(await site.sendJson('/en/free_open', entries))).toEqual({});
    }
    const mails = (await site.messages()).flatMap(({ kind, payload }) =>
      kind === 'mail' ? [v.parse(mailSchema, payload)] : [],
    );
    const told = mails.filter(({ to }) => to.startsWith('trials@'));
    expect(
      told.map(({ replyTo = 'phone', text }) => [replyTo, /聯絡方式[：:] ?僅留電話/.test(text)]).toSorted(),
    ).toEqual([
      ['ada@example.com', false],
      ['phone', true],
    ]);
    await site.close();
  });

  test('a confirmation that the mail server refuses is told to the desk, and what comes back later goes there', async () => {
    const senders: string[] = [];
    const smtp = await startSmtp({
      onMailFrom: ({ address }, _session, done) => {
        senders.push(address);
        done();
      },
      onRcptTo: ({ address }, _session, done) => {
        if (address.startsWith('nobody')) done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
        else done();
      },
    });
    const site = await startFormSite({ env: { SMTP_URL: smtp.url }, works: true });
    await site.sendJson('/en/contact_us', entriesFor('contactUs', 'en', { email: 'nobody@example.org' }));
    await eventually(() => smtp.recipients.length, 2);
    const desk = new Set(smtp.recipients.flat());
    expect(desk.size).toBe(1);
    const told = await Promise.all(smtp.mails.map((mail) => PostalMime.parse(mail)));
    expect(told.map(({ text }) => text).join()).toMatch(/nobody@example\.org was refused[^]*No such mailbox/);
    // The desk can reach the visitor from this mail, and a reply does not go to the address that refused.
    const notice = told.find(({ text }) => text?.includes('was refused'));
    expect([notice?.subject, notice?.replyTo]).toEqual([expect.stringMatching(/not delivered: .+ \(CO-/), undefined]);
    expect(notice?.text).toMatch(
      /Reply by: [^]*Form: Contact[^]*Answer in: English[^]*By phone only\.[^]*Ada[^]*\+44 20 7946 0958/,
    );
    expect(notice?.html).toContain('href="tel:+442079460958"');
    expect(notice?.html).not.toContain('mailto:nobody');
    expect(senders).toContain([...desk][0]);
    await site.close();
    await smtp.stop();
  });
});
