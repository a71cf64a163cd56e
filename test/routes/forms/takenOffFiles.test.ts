// A file that the visitor took off its form never goes with it, even if the request that removes it did not arrive.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inside } from '../../support/app.ts';
import { entriesFor, type Entries } from '../../support/formEntries.ts';
import { mostBytes } from '../../../src/shared/forms/fileLimits.ts';
import { faultsIn, startFormSite } from '../../support/formSite.ts';
import { pdfOf, samplePdf } from '../../support/sampleFiles.ts';
import { siteOf } from '../../support/siteOf.ts';

const path = '/en/contact_us';
const good = (different: Entries = {}) => entriesFor('contactUs', 'en', different);

inside('a form from which a file was taken off', () => {
  const site = siteOf(startFormSite);

  /** Two files that came with a form which has to be corrected. */
  async function attached(
    company: string,
    on = site,
  ): Promise<{ draft: string; files: [{ path: string }, { path: string }] }> {
    let post = on.post(path, { Accept: 'application/json' });
    for (const [name, value] of Object.entries(good({ company, email: 'wrong' })))
      for (const one of [value].flat()) post = post.field(name, one);
    const answer = await post
      .attach('attachments', samplePdf(), 'kept.pdf')
      .attach('attachments', samplePdf('other'), 'off.pdf');
    return answer.body.result;
  }

  const stored = (key: string) => existsSync(join(site.dataDir, 'files', key.slice(0, 2), key));

  async function sentFiles(entries: Entries): Promise<string[] | undefined> {
    const { body } = await site.sendJson(path, good(entries));
    const lead = (await site.leads()).find(({ reference }) => reference === body.result.reference);
    return lead?.files.map((file) => file.path);
  }

  test('goes without it, and the storage has it no more', async () => {
    const company = 'Took one off';
    const { draft, files } = await attached(company);
    const [kept, off] = files.map((file) => file.path) as [string, string];
    expect(await sentFiles({ company, draft, shown: kept, off: ` ${off}` })).toEqual([kept]);
    expect([stored(kept), stored(off)]).toEqual([true, false]);
  });

  test('goes with all others, also those that a program of its own sends without naming them', async () => {
    const company = 'Took none off';
    const { draft, files } = await attached(company);
    expect(await sentFiles({ company, draft, off: 'no-such-file.pdf' })).toEqual(files.map((file) => file.path));
  });

  test('goes without it though its removal was refused as one too many: it lists the others, and names what was taken off', async () => {
    const strict = await startFormSite({ env: { FORM_LIMIT: '1' } });
    const { draft, files } = await attached('Too many', strict);
    const [kept, off] = files.map((file) => file.path) as [string, string];
    const { status, text } = await strict.send(path, good({ draft, remove: off, shown: [kept, off] }));
    await strict.close();
    expect([status, text.includes('>kept.pdf<'), text.includes('>off.pdf<')]).toEqual([429, true, false]);
    expect(/<input[^>]*name="off"[^>]*>/.exec(text)?.[0]).toContain(off);
  });

  test.each([
    ['of the wrong kind', 'program.pdf', () => Buffer.from('MZ program'), 422, 'filesType'],
    ['too large', 'large.pdf', () => pdfOf(mostBytes + 1), 413, 'tooLarge'],
  ])('says of a new file that came with the removal that it is %s', async (_name, name, content, status, fault) => {
    const { draft, files } = await attached(`With ${name}`);
    const [kept, off] = files.map((file) => file.path) as [string, string];
    const answer = await site
      .post(path, { Accept: 'application/json' })
      .field('draft', draft)
      .field('remove', off)
      .attach('attachments', content(), name);
    expect([answer.status, faultsIn(answer)]).toEqual([status, { attachments: fault }]);
    expect(answer.body.result.files.map((file: { path: string }) => file.path)).toEqual([kept]);
  });

  test('gives its room to a new file that comes with the removal', async () => {
    const { draft, files } = await attached('Changed one of three');
    const send = (name: string, remove: string) =>
      site
        .post(path, { Accept: 'application/json' })
        .field('draft', draft)
        .field('remove', remove)
        .attach('attachments', samplePdf(name), name);
    await send('third.pdf', 'no-such-file.pdf');
    const { status, body } = await send('fourth.pdf', files[0].path);
    const names = body.result.files.map(({ name }: { name: string }) => name);
    expect([status, names]).toEqual([200, ['off.pdf', 'third.pdf', 'fourth.pdf']]);
  });

  test('is sent by Enter, which presses the first button, and takes no file off', async () => {
    const { draft } = await attached('Pressed Enter');
    const { text } = await site.send(path, good({ draft, email: 'wrong' }));
    const buttons = text.slice(text.indexOf('id="f-form"')).match(/<button(?![^>]*type="button")[^>]*>/g) ?? [];
    expect(buttons.filter((button) => button.includes('name="remove"'))).toHaveLength(2);
    expect(buttons[0]).not.toContain('name="remove"');
  });

  test('takes no file off the form of somebody else', async () => {
    const [one, other] = [await attached('One'), await attached('Other')];
    const foreign = other.files[0].path;
    await sentFiles({ company: 'One', draft: one.draft, off: foreign });
    expect(stored(foreign)).toBe(true);
    expect(await sentFiles({ company: 'Other', draft: other.draft })).toContain(foreign);
  });
});
