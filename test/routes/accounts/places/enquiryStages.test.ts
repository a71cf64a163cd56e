// The stages of an enquiry on the account page: when it was sent, by when a reply is due, and when it was answered.
import { accountPlaces, callersOf, startAccountSite } from '../../../support/accountSite.ts';
import { inside } from '../../../support/app.ts';
import { newLead } from '../../../support/newLead.ts';
import { siteOf } from '../../../support/siteOf.ts';

inside.each(accountPlaces)('the stages of an enquiry, %s', (place) => {
  const now = Date.UTC(2026, 10, 27, 3);
  const site = siteOf(() => startAccountSite({ replaced: { clock: () => now } }, place));
  const { member } = callersOf(site);

  const times = { createdAt: Date.UTC(2026, 10, 25, 3), dueAt: Date.UTC(2026, 11, 1, 3) };
  const sends = (name: string, form: string) =>
    site.inStore(async ({ leads }) => {
      const email = `${name}@example.com`;
      await leads.create(newLead({ key: `${name} ${form}`, form, ...times, values: { email } }));
      return (await leads.sentFrom([{ email }]))[0]?.reference ?? '';
    });
  const staff = (reference: string, state: string) =>
    site.inStore(({ desk }) => desk.change(reference, 'state', state, 'staff'));

  test('follow its answer, and only a promised reply is due', async () => {
    const caller = await member('stages');
    const stages = async () =>
      /id="leads".*?<\/section>/s
        .exec((await caller.get('/en/account')).text)?.[0]
        .replace(/<!--.*?-->|<[^>]+>/g, ' ')
        .replace(/[\s ]+/g, ' ') ?? '';
    const reference = await sends('stages', 'consult');
    expect(await stages()).toMatch(/Sent 25 November 2026 We are working on it We reply by 1 December 2026/);
    await staff(reference, 'answered');
    expect(await stages()).toMatch(/Sent 25 November 2026 Answered 27 November 2026/);
    expect(await stages()).not.toMatch(/due by/);
    await staff(reference, 'closed');
    expect(await stages()).not.toMatch(/due by/);
    await sends('stages', 'callback');
    expect(await stages()).not.toMatch(/due by/);
  });
});
