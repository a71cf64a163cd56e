// Bodies larger than a form's, in more parts or cut short: answered with the form and what could be read, not by an error.
import { inside } from '../support/app.ts';
import { entriesFor, type Entries } from '../support/formEntries.ts';
import { startFormSite, type FormSite } from '../support/formSite.ts';

inside('bodies', () => {
  let site: FormSite;

  beforeAll(async () => {
    site = await startFormSite();
  });
  afterAll(() => site.close());

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

  test('a field of 100 kB without files', async () => {
    const { status, text } = await site.send('/en/contact_us', typed({ message: 'x'.repeat(100_000) }));
    expect([status, text]).toEqual([422, expect.stringContaining('value="Typed"')]);
  });
});
