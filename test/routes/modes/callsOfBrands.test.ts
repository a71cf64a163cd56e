// A call belongs to one of two brands: only on that one's hosts it is shown, moved and cancelled.
import { inside } from '../../support/app.ts';
import { clientOf, mainHost } from '../../support/client.ts';
import { encoded, entriesFor } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { secondHost, twoBrands } from '../../support/twoBrands.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('a call of one brand', () => {
  const { contentFolder, remove } = twoBrands();
  const forms = siteOf(() => startFormSite({ replaced: { contentFolder } }));
  afterAll(remove);

  test.each([
    [mainHost, secondHost],
    [secondHost, mainHost],
  ])('booked on %s is not known on %s, and stays as it was', async (own, other) => {
    const { headers } = await clientOf(forms.base, own)
      .post('/en/callback', { Accept: 'text/html' })
      .type('form')
      .send(encoded(entriesFor('callback', 'en')));
    const link = String(headers['location']).split('?')[0] ?? '';
    expect(link).toMatch(/^\/en\/callback\/[0-9a-f]{40}$/);
    const before = await forms.messages();
    const cancel = (host: string) =>
      clientOf(forms.base, host)
        .post(link, { Accept: 'text/html' })
        .type('form')
        .send(encoded({ act: 'cancel' }));
    expect((await clientOf(forms.base, other).get(link)).status).toBe(404);
    expect((await clientOf(forms.base, other).get(`${link}?file=ics`)).status).toBe(404);
    expect((await cancel(other)).status).toBe(404);
    expect(await forms.messages()).toHaveLength(before.length);
    expect((await clientOf(forms.base, own).get(link)).status).toBe(200);
    expect((await cancel(own)).status).toBe(303);
  });
});
