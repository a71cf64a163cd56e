// A store that is down, or files that cannot be kept or removed: nothing typed is lost, and pages are answered as usual.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inside } from '../../support/app.ts';
import { entriesFor, type Entries } from '../../support/formEntries.ts';
import { startFormSite } from '../../support/formSite.ts';
import { samplePdf } from '../../support/sampleFiles.ts';

const path = '/en/contact_us';
const good = (different: Entries = {}) => entriesFor('contactUs', 'en', different);

inside('a store that is away', () => {
  test('503 keeps what was typed, and pages are answered as usual', async () => {
    const blocked = join(tmpdir(), `site-blocked-${process.pid}`);
    mkdirSync(join(blocked, 'site.db'), { recursive: true });
    writeFileSync(join(blocked, 'site.db', 'in-the-way'), '');
    const site = await startFormSite({ env: { DATA_DIR: blocked } });
    const { status, headers, text } = await site.send(path, good({ company: 'Still here' }));
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('30');
    expect(text).toContain('value="Still here"');
    expect((await site.get('/en/cdn')).status).toBe(200);
    await site.close();
  });

  test('503 because a new file cannot be kept lists those that are', async () => {
    const site = await startFormSite();
    const send = (entries: Entries, name: string) => {
      const all = Object.entries(entries).flatMap(([field, value]) =>
        [value].flat().map((one) => [field, one] as const),
      );
      const post = site.post(path, { Accept: 'application/json' });
      return all.reduce((to, [field, value]) => to.field(field, value), post).attach('attachments', samplePdf(), name);
    };
    const { draft, files } = (await send(good({ email: 'wrong' }), 'plan.pdf')).body.result;
    // A file in its place is what the folder of files cannot be read from.
    rmSync(join(site.dataDir, 'files'), { recursive: true });
    writeFileSync(join(site.dataDir, 'files'), '');
    const { status, body } = await send(good({ draft }), 'second.pdf');
    expect([status, body.result.files]).toEqual([503, files]);
    expect(body.errors).toMatchObject([{ code: 'storage' }, { field: 'attachments', code: 'filesGone' }]);
    await site.close();
  });

  test('a file is taken off the form that its storage does not remove, and nothing typed is lost', async () => {
    const site = await startFormSite();
    const wrong = Object.entries(good({ email: 'wrong' }));
    const sent = wrong.reduce(
      (post, [name, value]) => [value].flat().reduce((all, one) => all.field(name, one), post),
      site.post(path, { Accept: 'application/json' }),
    );
    const { draft, files } = (await sent.attach('attachments', samplePdf(), 'plan.pdf')).body.result;
    expect(files).toHaveLength(1);
    // A folder in its place is what the storage cannot remove.
    const stored = join(site.dataDir, 'files', files[0].path.slice(0, 2), files[0].path);
    rmSync(stored);
    mkdirSync(stored);
    const { status, text } = await site.send(path, good({ company: 'Still here', draft, remove: files[0].path }));
    expect([status, text.includes('value="Still here"'), text.includes('plan.pdf')]).toEqual([200, true, false]);
    expect(site.logged).toContainEqual({
      event: 'file.unremoved',
      fields: expect.objectContaining({ key: files[0].path }),
    });
    await site.close();
  });
});
