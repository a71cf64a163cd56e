// A request that another site made the browser send is not carried out: the form comes back complete, other requests
// get a page or JSON.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes, localeOf } from '../../../src/shared/i18n/locales.ts';
import { pathOf } from '../../../src/shared/pages/addresses.ts';
import { inside } from '../../support/app.ts';
import { encoded, entriesFor } from '../../support/formEntries.ts';
import { faultsIn, startFormSite } from '../../support/formSite.ts';
import { elementText } from '../../support/html.ts';
import { samplePdf } from '../../support/sampleFiles.ts';
import { readTexts, type Tree } from '../../support/sources.ts';
import { siteOf } from '../../support/siteOf.ts';

const elsewhere = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' };
const textIn = (tree: Tree | string | undefined, ...keys: string[]): string => {
  const [key, ...rest] = keys;
  if (typeof tree === 'string' || tree === undefined || key === undefined) return typeof tree === 'string' ? tree : '';
  return textIn(tree[key], ...rest);
};

inside('sent by a page of another site', () => {
  const site = siteOf(() => startFormSite({ env: { FORM_LIMIT: '3' } }));

  const post = (path: string, headers: Record<string, string> = {}) =>
    site.post(path, { ...elsewhere, Accept: 'text/html', ...headers });

  test.each(localeCodes)(
    'a form in %s comes back with everything typed, says why, and sends from here',
    async (locale) => {
      const path = pathOf('contactUs', locale);
      const entries = entriesFor('contactUs', locale, { company: `Elsewhere ${locale}` });
      const { status, headers, text } = await post(path).type('form').send(encoded(entries));
      expect(status).toBe(403);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['content-language']).toBe(localeOf(locale).iso);
      expect(text).toContain(textIn(readTexts(locale, 'forms'), 'errors', 'csrf'));
      expect(text).toContain(`value="Elsewhere ${locale}"`);
      expect(text).toContain(`<form class="`);
      expect(text).toMatch(new RegExp(`action="${path}#answer"`));
      expect((await site.leads()).length).toBe(0);
    },
  );

  test('its files are not stored, and those that the visitor added before are still there', async () => {
    const draft = 'a-draft-of-this-visitor';
    const first = await site
      .post('/en/contact_us', { Accept: 'application/json' })
      .field('draft', draft)
      .attach('attachments', samplePdf(), { filename: 'before.pdf' });
    expect(first.body.result.files).toHaveLength(1);
    const { text } = await post('/en/contact_us')
      .field('draft', draft)
      .attach('attachments', samplePdf(), { filename: 'smuggled.pdf' });
    expect(text).toContain('before.pdf');
    expect(text).not.toContain('smuggled.pdf');
    expect(readdirSync(join(site.dataDir, 'incoming'))).toEqual([]);
  });

  test('values from our own page under another host name are kept, to be sent from here', async () => {
    const { status, text } = await post('/en/contact_us', { Origin: 'https://www.cocloud.example' })
      .field('company', 'Acme')
      .attach('attachments', samplePdf(), { filename: 'mine.pdf' });
    expect([status, text.includes('mine.pdf')]).toEqual([403, true]);
    expect(readdirSync(join(site.dataDir, 'incoming'))).toEqual([]);
    expect(await site.leads()).toEqual([]);
    for (const origin of ['http://www.cocloud.example', 'https://www.cocloud.example.evil.example', 'null']) {
      const other = await post('/en/contact_us', { Origin: origin }).attach('attachments', samplePdf(), {
        filename: 'theirs.pdf',
      });
      expect([origin, other.status, other.text.includes('theirs.pdf')]).toEqual([origin, 403, false]);
    }
  });

  test('files from our own page under another host name are kept only within a limit of their own', async () => {
    const path = pathOf('ddos', 'en');
    const kept: boolean[] = [];
    const said: boolean[] = [];
    const gone = textIn(readTexts('en', 'forms'), 'errors', 'filesGone');
    for (const name of ['one.pdf', 'two.pdf', 'three.pdf', 'four.pdf']) {
      const { status, text } = await post(path, { Origin: 'https://www.cocloud.example' })
        .field('company', 'Acme')
        .attach('attachments', samplePdf(), { filename: name });
      expect([name, status, text.includes('value="Acme"')]).toEqual([name, 403, true]);
      kept.push(text.includes(name));
      said.push(text.includes(gone));
    }
    // Who is over it is told that the file has to be chosen again.
    expect(said).toEqual([false, false, false, true]);
    expect(kept).toEqual([true, true, true, false]);
    expect(readdirSync(join(site.dataDir, 'incoming'))).toEqual([]);
    expect((await site.send(path, {})).status).toBe(422);
  });

  test('it does not count against the visitor’s limit', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await post('/en/cooperation').type('form').send('')).status).toBe(403);
    }
    expect((await site.send('/en/cooperation', {})).status).toBe(422);
  });

  test('script gets the same as JSON', async () => {
    const answer = await post('/jp/contact_us', { Accept: 'application/json' }).type('form').send('');
    expect([answer.status, answer.body.code, faultsIn(answer)]).toEqual([403, 403, { form: 'csrf' }]);
  });

  test.each(['/webapi/lead/contactUs', '/webapi/upload', '/webapi/nothing'])('%s answers JSON', async (path) => {
    const { status, body, headers } = await post(path)
      .type('form')
      .send(encoded(entriesFor('contactUs', 'en')));
    expect([status, body.code, body.result, body.errors]).toEqual([403, 403, null, []]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toContain('application/json');
  });

  test.each(localeCodes)('anything else gets a page of the site in %s', async (locale) => {
    const texts = readTexts(locale, 'refused');
    const { status, text, headers } = await post(pathOf('login', locale)).type('form').send('a=b');
    expect(status).toBe(403);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text).toContain(`<html lang="${localeOf(locale).iso}"`);
    expect(elementText(text, 'h1')).toBe(textIn(texts, 'h1').replace('\n', ' '));
    expect(text).toContain(textIn(texts, 'line2'));
    expect(text).toContain('<nav');
  });

  test('the cookie question stays open', async () => {
    const { status, headers } = await post('/consent').type('form').send('choice=accept&back=/en');
    expect([status, headers['set-cookie']]).toEqual([403, undefined]);
  });
});
