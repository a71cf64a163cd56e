// In development each mail of each form can be viewed; in production there is no such page.
import { forms } from '../../../src/shared/forms/forms.ts';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { inside } from '../../support/app.ts';
import { startFormSite } from '../../support/formSite.ts';

inside('the preview of mails', () => {
  test('shows every mail of every form in every language, complete', async () => {
    const site = await startFormSite({ env: { NODE_ENV: 'development' } });
    const { text } = await site.get('/dev/mail');
    const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
    expect(links).toHaveLength(forms.length * localeCodes.length * 4);
    for (const link of links) {
      const mail = await site.get(link);
      expect([link, mail.status]).toEqual([link, 200]);
      expect(mail.text).toContain('CO-7F3K-29QD');
      expect(mail.text).not.toMatch(/\{\{|undefined|fields\.|options\./);
      expect(mail.text).not.toMatch(/[\u00a0\u2060]/);
    }
    await site.close();
  });

  test('exists only in development', async () => {
    const site = await startFormSite();
    expect((await site.get('/dev/mail')).status).toBe(404);
    await site.close();
  });
});
