// Attachments: their number, size and kind by content; kept after a failed try, and resumed in parts.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Upload } from 'tus-js-client';
import { localeOf } from '../../../src/shared/i18n/locales.ts';
import { mostBytes } from '../../../src/shared/forms/fileLimits.ts';
import { fieldsOf } from '../../../src/shared/forms/Form.ts';
import { inside } from '../../support/app.ts';
import { entriesFor, formPlaces, type Entries } from '../../support/formEntries.ts';
import { faultsIn, startFormSite } from '../../support/formSite.ts';
import {
  announcing,
  in64,
  pdfOf,
  sampleJpg,
  samplePdf,
  samplePng,
  sampleZip,
  sending,
  tus,
} from '../../support/sampleFiles.ts';
import { siteOf } from '../../support/siteOf.ts';

type FileRow = [name: string, content: Buffer];

const path = '/en/contact_us';
const good = (different: Entries = {}) => entriesFor('contactUs', 'en', different);

inside('attachments', () => {
  const site = siteOf(startFormSite);

  const stored = () => readdirSync(join(site.dataDir, 'files'), { recursive: true });
  const incoming = () => readdirSync(join(site.dataDir, 'incoming'));

  function send(entries: Entries, files: readonly FileRow[], accept = 'application/json', to = path) {
    let test = site.post(to, { Accept: accept });
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

  /** Every form that takes files and every language occur once. */
  const withFiles = formPlaces
    .filter(({ form, locale }) => fieldsOf(form, localeOf(locale)).some(({ kind }) => kind === 'files'))
    .filter(({ form, locale }, at, all) =>
      [form, locale].some((own) => at === all.findIndex((one) => own === one.form || own === one.locale)),
    )
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

  const inEnglish = withFiles.filter(([, { locale }]) => locale === 'en');
  const half = mostBytes / 2;
  const [whole, over] = [pdfOf(half), pdfOf(half + 1)];

  test.each(inEnglish)(
    '%s takes 24 MB in total; one byte more is 413 with everything typed still there',
    async (to, { form, locale }) => {
      const typed = (company: string) => entriesFor(form.id, locale, { company });
      const both = (second: Buffer): FileRow[] => [
        ['a.pdf', whole],
        ['b.pdf', second],
      ];
      expect((await send(typed('Fits'), both(whole), 'application/json', to)).body).toMatchObject({ code: 0 });
      const refused = await send(typed('Over'), both(over), 'text/html', to);
      expect(refused.status).toBe(413);
      expect(refused.text).toContain(`name="key"`);
      expect(refused.text).toContain('value="Over"');
      expect(incoming()).toEqual([]);
    },
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

  test('files survive a failed try and need not be chosen again; one can be removed', async () => {
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

  const announce = (size: number, draft: string) => site.post('/webapi/upload', announcing(draft, size));
  const patch = (url: string, offset: number, piece: Buffer, type?: string) =>
    fetch(site.base + url, { method: 'PATCH', headers: sending(offset, type), body: new Uint8Array(piece) });
  const ask = (url: string) => fetch(site.base + url, { method: 'HEAD', headers: tus });

  test('an upload goes on where the line broke', async () => {
    const draft = 'a-draft-of-this-test';
    const content = samplePdf('x'.repeat(10_000));
    const { status, headers } = await announce(content.length, draft);
    const url = headers['location'] ?? '';
    expect([status, url]).toEqual([201, expect.stringMatching(/^\/webapi\/upload\/[0-9a-f]{32}$/)]);
    expect((await patch(url, 0, content.subarray(0, 4_000))).headers.get('upload-offset')).toBe('4000');
    expect((await patch(url, 0, content)).status).toBe(409);
    expect((await patch(url, 4_000, content, 'text/plain')).status).toBe(415);
    const asked = await ask(url);
    expect([asked.headers.get('upload-offset'), asked.headers.get('upload-length')]).toEqual([
      '4000',
      `${content.length}`,
    ]);
    expect((await patch(url, 4_000, content.subarray(4_000))).status).toBe(204);
    // A client that missed that answer asks again, and is told that everything has arrived.
    expect((await ask(url)).headers.get('upload-offset')).toBe(String(content.length));
    expect((await patch(url, content.length, Buffer.alloc(0))).status).toBe(204);
    const { body } = await site.sendJson(path, good({ company: 'Resumed', draft }));
    const lead = (await site.leads()).find(({ reference }) => reference === body.result.reference);
    expect(lead?.files).toMatchObject([{ name: 'plan.pdf', size: content.length }]);
    expect(incoming()).toEqual([]);
  });

  test('a client of the published protocol uploads in parts', async () => {
    const draft = 'a-draft-by-a-tus-client';
    const content = samplePdf('y'.repeat(30_000));
    await new Promise<void>((resolve, reject) => {
      new Upload(content, {
        endpoint: `${site.base}/webapi/upload`,
        metadata: { filename: '報價.pdf', draft },
        chunkSize: 7_000,
        onSuccess: () => resolve(),
        onError: reject,
      }).start();
    });
    const { body } = await site.get(`/webapi/upload?draft=${draft}`);
    expect(body.result.files).toMatchObject([{ name: '報價.pdf', size: content.length }]);
  });

  test('the server tells its capabilities and its version', async () => {
    const options = await fetch(`${site.base}/webapi/upload`, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(Object.fromEntries(options.headers)).toMatchObject({
      'tus-resumable': '1.0.0',
      'tus-version': '1.0.0',
      'tus-extension': 'creation,termination',
      'tus-max-size': String(mostBytes),
    });
    const other = await site.post('/webapi/upload', { 'Tus-Resumable': '0.2.2' });
    expect([other.status, other.headers['tus-version']]).toEqual([412, '1.0.0']);
  });

  test('an upload can be cancelled, and refuses more bytes than announced', async () => {
    const [first, second] = [await announce(9, 'a-draft-to-give-up'), await announce(9, 'a-draft-with-too-much')];
    const gone = await fetch(site.base + first.headers['location'], { method: 'DELETE', headers: tus });
    expect([gone.status, (await ask(first.headers['location'] ?? '')).status]).toEqual([204, 404]);
    const url = second.headers['location'] ?? '';
    expect([(await patch(url, 0, Buffer.alloc(10))).status, (await ask(url)).status]).toEqual([413, 404]);
  });

  test('a file of a wrong kind is refused with its last part', async () => {
    const { headers } = await announce(5, 'a-draft-of-a-stranger');
    const answer = await patch(headers['location'] ?? '', 0, Buffer.from('hello'));
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ errors: [expect.objectContaining({ code: 'filesType' })] }),
    ]);
  });

  test('a form never has more than three files, however many arrive at once', async () => {
    const draft = 'a-draft-of-many-at-once';
    const content = await samplePng();
    const all = await Promise.all(
      Array.from({ length: 8 }, (_none, n) => send({ draft, email: 'wrong' }, [[`${n}.png`, content]])),
    );
    expect(all.filter((answer) => faultsIn(answer)['attachments'] === 'filesCount')).toHaveLength(5);
    const { body } = await site.get(`/webapi/upload?draft=${draft}`);
    expect(body.result.files).toHaveLength(3);
  });

  test.each([
    ['no length', { 'Upload-Metadata': `draft ${in64('a-draft-of-this-test')}` }, 400],
    ['no draft', { 'Upload-Length': '10' }, 400],
    ['a short draft', { 'Upload-Length': '10', 'Upload-Metadata': `draft ${in64('x')}` }, 400],
    ['no bytes', { 'Upload-Length': '0', 'Upload-Metadata': `draft ${in64('a-draft-of-this-test')}` }, 400],
    [
      'too many bytes',
      { 'Upload-Length': String(mostBytes + 1), 'Upload-Metadata': `draft ${in64('a-draft-of-this-test')}` },
      413,
    ],
  ])('an upload announced with %s is refused', async (_name, headers, status) => {
    expect((await site.post('/webapi/upload', { ...tus, ...headers })).status).toBe(status);
  });

  test('with the human check on, a draft needs a proof before a byte is stored; a proof admits one draft', async () => {
    const checked = await startFormSite({ env: { CAPTCHA: 'on' } });
    const begin = (draft: string, proof = '') => checked.post('/webapi/upload', announcing(draft, 9, 'a.pdf', proof));
    const asked = await begin('a-draft-without-proof');
    expect(asked.status).toBe(403);
    const { challenge } = asked.body.result;
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = in64(JSON.stringify({ challenge, solution }));
    expect((await begin('a-draft-without-proof', 'made-up')).status).toBe(403);
    expect((await begin('a-draft-without-proof', proof)).status).toBe(201);
    expect((await begin('a-draft-without-proof')).status).toBe(201);
    expect((await begin('another-draft-same-proof', proof)).status).toBe(403);
    await checked.close();
  });
});
