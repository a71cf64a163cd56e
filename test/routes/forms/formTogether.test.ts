// Rules across several fields, and choices that no page offers: refused at the field, never dropped silently.
import { inside } from '../../support/app.ts';
import { entriesFor, type Entries } from '../../support/formEntries.ts';
import { faultsIn, startFormSite } from '../../support/formSite.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('fields that belong together', () => {
  const site = siteOf(startFormSite);

  test('a customer who has paid leaves a contact', async () => {
    const bought = (different: Entries) => site.sendJson('/en/success', entriesFor('success', 'en', different));
    expect(faultsIn(await bought({ phone: '', email: '' }))).toEqual({ email: 'phoneOrEmail' });
    expect((await bought({ phone: '' })).status).toBe(200);
    expect((await bought({ email: '' })).status).toBe(200);
  });

  test('a choice that the page does not offer is refused at its field, asked for or not', async () => {
    const bought = entriesFor('success', 'en', { plan: '10000' });
    expect(faultsIn(await site.sendJson('/en/success', bought))).toEqual({ plan: 'choice' });
    const asked = entriesFor('contactUs', 'en', { services: ['cloud', 'jewels'] });
    expect(faultsIn(await site.sendJson('/en/contact_us', asked))).toEqual({ services: 'services' });
  });

  test('users of a free mail provider get one trial each', async () => {
    const apply = (domain: string, email: string) =>
      site.sendJson(
        '/en/free_open',
        entriesFor('freeOpen', 'en', { companyDomain: domain, email, cloudVersion: 'aws' }),
      );
    expect((await apply('gmail.com', 'one@gmail.com')).status).toBe(200);
    expect((await apply('gmail.com', 'two@gmail.com')).status).toBe(200);
    expect(faultsIn(await apply('one@GMAIL.com', 'One@gmail.com'))).toEqual({ companyDomain: 'duplicateTrial' });
  });
});
