// Bodies too large for a form, with too many parts, or cut short: answered with the form and everything readable, not
// by an error.
import { mkdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import errorPage from '../../../locales/en/error.json';
import forms from '../../../locales/en/forms.json';
import { inside } from '../../support/app.ts';
import { entriesFor, type Entries } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { siteOf } from '../../support/siteOf.ts';

inside('bodies', () => {
  const site = siteOf(startFormSite);

  const edge = 'edge-of-a-large-form';
  const part = (head: string, value: string): string =>
    `--${edge}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const fields = (entries: Entries): string =>
    Object.entries(entries)
      .map(([name, value]) => part(`name="${name}"`, String(value)))
      .join('');
  const typed = (more: Entries = {}): Entries => entriesFor('contactUs', 'en', { company: 'Typed', ...more });

  test.each<[string, string]>([
    ['21 files', fields(typed()) + part('name="attachments"; filename="a.pdf"', 'x').repeat(21)],
    ['a field of 100 kB', fields(typed({ message: 'x'.repeat(100_000) }))],
    ['a field of 300 kB', fields(typed({ zzz: 'x'.repeat(300_000) }))],
    ['500 fields', fields(typed()) + part('name="other"', '').repeat(500)],
    ['half a part', `${fields(typed())}--${edge}\r\nContent-Disp`],
  ])('%s', async (_name, body) => {
    const headers = { 'Content-Type': `multipart/form-data; boundary=${edge}` };
    const end = body.endsWith('\r\n') ? `--${edge}--\r\n` : '';
    const answer = await fetch(`${site.base}/en/contact_us`, { method: 'POST', headers, body: body + end });
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('value="Typed"')]);
  });

  test('more text than a form can have is not read to its end: the connection closes, and the next form is taken', async () => {
    const headers = { 'Content-Type': `multipart/form-data; boundary=${edge}` };
    const body = `${fields(typed())}${part('name="other"', 'x'.repeat(100_000)).repeat(50)}--${edge}--\r\n`;
    await expect(fetch(`${site.base}/en/contact_us`, { method: 'POST', headers, body })).rejects.toThrow();
    expect((await site.send('/en/contact_us', typed({ message: 'x'.repeat(100_000) }))).status).toBe(422);
  });

  test('a field of 100 kB without files', async () => {
    const { status, text } = await site.send('/en/contact_us', typed({ message: 'x'.repeat(100_000) }));
    expect([status, text]).toEqual([422, expect.stringContaining('value="Typed"')]);
  });

  test.each(['/en/contact_us', '/en/newsletter', '/en/login'])(
    'one that cannot be read is counted like any other: %s',
    async (path) => {
      const limited = await startFormSite({ env: { FORM_LIMIT: '1' } });
      const headers = { 'Content-Type': 'application/json' };
      const broken = await fetch(limited.base + path, { method: 'POST', headers, body: '{' });
      expect([broken.status, (await limited.send(path, {})).status]).toEqual([400, 429]);
      await limited.close();
    },
  );

  test.each([
    ['/en/contact_us', '{', 400],
    ['/en/contact_us', `{"message":"${'x'.repeat(1_100_000)}"}`, 413],
    ['/en/newsletter', '{', 400],
    ['/en/login', '{', 400],
  ])(
    'one that cannot be read is answered by the error page, and the connection closes: %s',
    async (path, body, status) => {
      for (const accept of ['text/html', 'application/json']) {
        const headers = { 'Content-Type': 'application/json', Accept: accept };
        const answer = await fetch(site.base + path, { method: 'POST', headers, body });
        expect([answer.status, answer.headers.get('Connection')]).toEqual([status, 'close']);
        expect(answer.headers.get('Content-Type')).toContain(accept);
        expect(await answer.text()).toContain(errorPage.h1);
      }
    },
  );

  test('a visitor over the limit gets the form back, is told that no file is kept, and none is written', async () => {
    const limited = await startFormSite({ env: { FORM_LIMIT: '1' } });
    const body = `${fields(typed())}${part('name="attachments"; filename="a.pdf"', 'x'.repeat(100_000))}--${edge}--\r\n`;
    const headers = { 'Content-Type': `multipart/form-data; boundary=${edge}` };
    const send = () => fetch(`${limited.base}/en/contact_us`, { method: 'POST', headers, body });
    const incoming = join(limited.dataDir, 'incoming');
    mkdirSync(incoming, { recursive: true });
    // Writing or removing a file changes the folder's time.
    const touched = async () => {
      utimesSync(incoming, 1_000, 1_000);
      const answer = await send();
      const text = await answer.text();
      const isWritten = statSync(incoming).mtimeMs > 1_000_000;
      return [answer.status, text.includes('value="Typed"'), isWritten, text.includes(forms.errors.filesGone)];
    };
    expect(await touched()).toEqual([422, true, true, false]);
    expect(await touched()).toEqual([429, true, false, true]);
    await limited.close();
  });
});
