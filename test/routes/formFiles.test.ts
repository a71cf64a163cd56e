// What may be attached: how many, how large, of which kind by content; kept through a failed try, and resumed in pieces.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mostBytes } from '../../src/shared/forms/fileLimits.ts';
import { fieldsOf } from '../../src/shared/forms/Form.ts';
import { inside } from '../support/app.ts';
import { entriesFor, type Entries } from '../support/formEntries.ts';
import { formPlaces } from '../support/formPlaces.ts';
import { faultsIn, startFormSite, type FormSite } from '../support/formSite.ts';
import { pdfOf, sampleJpg, samplePdf, samplePng, sampleZip } from '../support/sampleFiles.ts';

type FileRow = [name: string, content: Buffer];

const path = '/en/contact_us';
const good = (different: Entries = {}) => entriesFor('contactUs', 'en', different);

inside('attachments', () => {
  let site: FormSite;

  beforeAll(async () => {
    site = await startFormSite();
  });
  afterAll(() => site.close());

  const stored = () => readdirSync(join(site.dataDir, 'files'), { recursive: true });
  const incoming = () => readdirSync(join(site.dataDir, 'incoming'));

  function send(entries: Entries, files: readonly FileRow[], accept = 'application/json', to = path) {
    let test = site.site.post(to, { Accept: accept });
    for (const [name, value] of Object.entries(entries)) for (const one of [value].flat()) test = test.field(name, one);
    for (const [name, content] of files) test = test.attach('attachments', content, { filename: name });
    return test;
  }

  test('three good files go with the lead, under random names', async () => {
    const files: FileRow[] = [
      ['架構圖.png', await samplePng()],
      ['photo.jpeg', await sampleJpg()],
      ['../../etc/報價\u202Efdp.pdf', samplePdf()],
    ];
    const { body } = await send(good(), files);
    expect(body.code).toBe(0);
    const lead = (await site.leads()).find(({ reference }) => reference === body.result.reference);
    expect(lead?.files.map(({ name }) => name).toSorted()).toEqual(
      ['photo.jpg', '報價fdp.pdf', '架構圖.png'].toSorted(),
    );
    for (const { path: key } of lead?.files ?? []) expect(key).toMatch(/^[0-9a-f]{32}\.(png|jpg|pdf)$/);
    expect(incoming()).toEqual([]);
  });

  const withFiles = formPlaces
    .filter(({ form, locale }) => fieldsOf(form, locale).some(({ kind }) => kind === 'files'))
    .map((place) => [place.path, place] as const);

  test.each(withFiles)('%s takes three files and keeps three of four', async (to, { form, locale }) => {
    const png = await samplePng();
    const files = ['1.png', '2.png', '3.png', '4.png'].map((name): FileRow => [name, png]);
    const typed = (company: string) => entriesFor(form.id, locale, { company });
    expect((await send(typed('Three'), files.slice(0, 3), 'application/json', to)).body).toMatchObject({ code: 0 });
    const answer = await send(typed('Four'), files, 'application/json', to);
    expect(answer.status).toBe(422);
    expect(faultsIn(answer)).toEqual({ attachments: 'filesCount' });
    expect(answer.body.result.files).toHaveLength(3);
    expect(incoming()).toEqual([]);
  });

  const half = mostBytes / 2;
  const [whole, over] = [pdfOf(half), pdfOf(half + 1)];

  test.each(withFiles)(
    '%s takes 24 MB in total; one byte more is 413 with everything typed still there',
    async (to, { form, locale }) => {
      const typed = (company: string) => entriesFor(form.id, locale, { company });
      const fits: FileRow[] = [
        ['a.pdf', whole],
        ['b.pdf', whole],
      ];
      expect((await send(typed('Fits'), fits, 'application/json', to)).body).toMatchObject({ code: 0 });
      const tooMuch: FileRow[] = [
        ['a.pdf', whole],
        ['b.pdf', over],
      ];
      const refused = await send(typed('Over'), tooMuch, 'text/html', to);
      expect(refused.status).toBe(413);
      expect(refused.text).toContain(`data-form="${form.id}"`);
      expect(refused.text).toContain('value="Over"');
      expect(incoming()).toEqual([]);
    },
    60_000,
  );

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['program.pdf', () => Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(2000)]), 'filesType'],
    ['page.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'filesType'],
    ['archive.jpg', () => sampleZip(), 'filesType'],
    ['half.png', async () => (await samplePng(400, 400)).subarray(0, 200), 'filesDamaged'],
    ['half.pdf', () => samplePdf().subarray(0, 120), 'filesDamaged'],
  ])('%s with other content is refused', async (name, content, fault) => {
    const before = stored().length;
    const answer = await send(good(), [[name, await content()]]);
    expect([answer.status, faultsIn(answer)]).toEqual([422, { attachments: fault }]);
    expect(stored()).toHaveLength(before);
    expect(incoming()).toEqual([]);
  });

  test('files outlive a failed try and need not be chosen again; one can be taken off', async () => {
    const first = await send(good({ email: 'wrong', company: 'Kept' }), [
      ['a.png', await samplePng()],
      ['b.pdf', samplePdf()],
    ]);
    expect(faultsIn(first)).toEqual({ email: 'emailContact' });
    const { draft, files } = first.body.result;
    expect(files).toHaveLength(2);
    const removed = await site.sendJson(path, { draft, remove: files[0].path });
    expect(removed.body).toMatchObject({ code: 0, result: { files: [files[1]] } });
    const { body } = await site.sendJson(path, good({ company: 'Kept', draft }));
    const lead = (await site.leads()).find(({ reference }) => reference === body.result.reference);
    expect(lead?.files).toMatchObject([{ path: files[1].path }]);
  });

  test('an upload goes on where the line broke', async () => {
    const draft = 'a-draft-of-this-test';
    const content = samplePdf('x'.repeat(10_000));
    const begun = await site.site.post('/webapi/upload').send({ draft, name: 'plan.pdf', size: content.length });
    expect(begun.status).toBe(201);
    const url = `/webapi/upload/${begun.body.result.id}`;
    const patch = (offset: number, piece: Buffer) =>
      fetch(`${site.base}${url}`, {
        method: 'PATCH',
        headers: { 'Upload-Offset': String(offset) },
        body: new Uint8Array(piece),
      });
    expect((await patch(0, content.subarray(0, 4_000))).headers.get('upload-offset')).toBe('4000');
    expect((await patch(0, content)).status).toBe(409);
    const asked = await site.site.head(url);
    expect(asked.headers['upload-offset']).toBe('4000');
    const last = await patch(4_000, content.subarray(4_000));
    expect(await last.json()).toMatchObject({
      code: 0,
      result: { files: [{ name: 'plan.pdf', size: content.length }] },
    });
    expect((await site.site.head(url)).status).toBe(404);
    const { body } = await site.sendJson(path, good({ company: 'Resumed', draft }));
    const lead = (await site.leads()).find(({ reference }) => reference === body.result.reference);
    expect(lead?.files).toMatchObject([{ name: 'plan.pdf', size: content.length }]);
  });

  test.each([
    {},
    { draft: 'x', name: 'a', size: 1 },
    { draft: 'a-draft-of-this-test', name: 'a', size: mostBytes + 1 },
  ])('an upload announced as %j is refused', async (wish) => {
    expect((await site.site.post('/webapi/upload').send(wish)).status).toBe(400);
  });
});
