// An estimate in a browser that keeps no cookies and runs no script: it grows on its own page only, and that page says so.
import { localeCodes, localeOf } from '../../../src/shared/i18n/locales.ts';
import { inside } from '../../support/app.ts';
import { contentOfTests } from '../../support/contentOfTests.ts';
import { startFormSite } from '../../support/formSite.ts';
import { elementText, tagsOf, textOf } from '../../support/html.ts';
import { readTexts } from '../../support/sources.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('an estimate without cookies', () => {
  const contentFolder = contentOfTests();
  const form = siteOf(() => startFormSite({ replaced: { contentFolder } }));

  /** The page to which a press leads. */
  async function added(fields: Record<string, string>): Promise<string> {
    const { headers } = await form.post('/basket').type('form').send(new URLSearchParams(fields).toString());
    return (await form.get((headers['location'] ?? '').split('#')[0] ?? '')).text;
  }
  const linesOn = (html: string) => tagsOf(html, 'button').filter(({ name }) => name === 'remove').length;

  test.each(localeCodes)(
    'begins anew with each price of another page, takes further ones on its own page, and says so in %s',
    async (lang) => {
      await added({ lang, add: 'server g1.large 1 12' });
      const page = await added({ lang, add: 'pack 1000 1 1' });
      expect(linesOn(page)).toBe(1);
      const { cookies } = readTexts(lang, 'estimate')['add'] as Record<string, string>;
      expect(textOf(elementText(page, 'main'))).toContain(cookies);
      const code = tagsOf(page, 'input').find(({ name }) => name === 'e')?.value ?? '';
      expect(linesOn(await added({ lang, e: code, add: 'ddos Basic 1 12' }))).toBe(2);
      const none = (await form.get(`/${localeOf(lang).prefix}/estimate`)).text;
      expect(textOf(elementText(none, 'main'))).not.toContain(cookies);
    },
  );

  test('with a name of rare letters, cut to sixty, is opened again', async () => {
    const page = await added({ lang: 'en', name: `${'𠮷'.repeat(61)}🎉`, add: 'pack 1000 1 1' });
    expect([linesOn(page), page.includes('𠮷'.repeat(60)), page.includes('𠮷'.repeat(61))]).toEqual([1, true, false]);
  });
});
