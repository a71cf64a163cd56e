// Uploads are judged by their content: pictures are cleaned, and everything that pretends to be something else is
// refused.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { displayName, inspectFile } from '../../../src/server/forms/files/inspectFile.ts';
import { newFileKey } from '../../../src/server/forms/files/keepFiles.ts';
import { pdfWith, sampleJpg, samplePdf, samplePng, sampleZip } from '../../support/sampleFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-uploads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function inspect(content: Buffer | string, name = 'plan.png') {
  const path = join(folder, `upload-${(count += 1)}`);
  writeFileSync(path, content);
  return inspectFile(path, name);
}

const page = '<script>alert(1)</script>';

test('a png and a jpg keep only the picture', async () => {
  const hidden = Buffer.concat([Buffer.from(page), sampleZip()]);
  for (const [type, made] of [
    ['png', await samplePng()],
    ['jpg', await sampleJpg()],
  ] as const) {
    const file = await inspect(Buffer.concat([made, hidden]), `plan.${type}`);
    if ('reason' in file) throw new Error(file.reason);
    expect(file).toMatchObject({ type, name: `plan.${type}`, size: expect.any(Number) });
    const clean = readFileSync(file.path);
    expect(clean).toHaveLength(file.size);
    expect(await sharp(clean).metadata()).toMatchObject({ width: 40, height: 30 });
    for (const trace of ['script', 'PK\x05\x06', 'secret camera owner']) expect(clean.includes(trace)).toBe(false);
  }
});

test('a picture taken sideways is turned upright', async () => {
  const sideways = await sharp(await sampleJpg())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const file = await inspect(sideways, 'photo.jpg');
  if ('reason' in file) throw new Error(file.reason);
  expect(await sharp(file.path).metadata()).toMatchObject({ width: 30, height: 40 });
});

test('the content decides, not the name', async () => {
  expect(await inspect(await samplePng(), 'invoice.pdf')).toMatchObject({ type: 'png', name: 'invoice.png' });
  expect(await inspect(samplePdf(), 'photo.jpg')).toMatchObject({ type: 'pdf', name: 'photo.pdf' });
});

test('a complete pdf is kept unchanged', async () => {
  const file = await inspect(samplePdf('x'.repeat(300_000)), 'offer.pdf');
  if ('reason' in file) throw new Error(file.reason);
  expect(readFileSync(file.path).equals(samplePdf('x'.repeat(300_000)))).toBe(true);
});

const png = samplePng(400, 300);
const withCatalogue = (more: string, objects = ''): Buffer => pdfWith(`/Type /Catalog /Pages 2 0 R ${more}`, objects);

const acting: [string, string, string][] = [
  ['a script by name', '/Names << /JavaScript 9 0 R >>', ''],
  ['a script when it opens', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>', ''],
  ['a script whose name is written in numbers', '/OpenAction << /S /J#61va#53cript /J#53 (1) >>', ''],
  ['a script when it closes', '/AA << /WC 9 0 R >>', ''],
  ['a program', '', '9 0 obj\n<< /S /Launch /F (calc.exe) >>\nendobj\n'],
  ['a form that sends itself', '', '9 0 obj\n<< /S /SubmitForm /F (http://x.example) >>\nendobj\n'],
  ['a file inside', '/Names << /EmbeddedFiles 9 0 R >>', ''],
  ['a link that opens by itself', '/OpenAction 9 0 R', '9 0 obj\n<< /S /URI /URI (http://x.example) >>\nendobj\n'],
  ['something unknown that opens by itself', '/Open#41ction 9 0 R', ''],
];

test.each(acting)('a pdf with %s is refused', async (_name, more, objects) => {
  expect(await inspect(withCatalogue(more, objects))).toEqual({ reason: 'active' });
});

const packed = (text: string, coding = '/FlateDecode', content = deflateSync(Buffer.from(`9 0 ${text}`))): string =>
  `8 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${coding} /Length ${content.length} >>\nstream\n` +
  `${content.toString('latin1')}\nendstream\nendobj\n`;

test.each([
  ['a script', packed('<< /S /JavaScript /JS (1) >>')],
  ['what we cannot read', packed('<< >>', '/LZWDecode')],
  ['a bomb', packed('', '/FlateDecode', deflateSync(Buffer.alloc(40_000_000)))],
])('a pdf with %s among its packed objects is refused', async (_name, objects) => {
  expect(await inspect(withCatalogue('', objects))).toEqual({ reason: 'active' });
});

test.each([
  ['opens at a page', withCatalogue('/OpenAction [2 0 R /Fit]')],
  ['goes to a page', withCatalogue('/OpenAction 9 0 R', '9 0 obj\n<< /S /GoTo /D [2 0 R /Fit] >>\nendobj\n')],
  ['goes there by a packed object', withCatalogue('/OpenAction 9 0 R', packed('<< /S /GoTo /D [2 0 R /Fit] >>'))],
  ['has links', withCatalogue('', '9 0 obj\n<< /S /URI /URI (https://x.example) >>\nendobj\n')],
  ['is filled up with zeros', Buffer.concat([samplePdf(), Buffer.alloc(5_000)])],
  ['is filled up with lines', Buffer.concat([samplePdf(), Buffer.from('\r\n '.repeat(1_000))])],
])('a pdf that %s is kept', async (_name, content) => {
  expect(await inspect(content)).toMatchObject({ type: 'pdf', size: content.length });
});

const hostile: [string, () => Promise<Buffer> | Buffer, string][] = [
  ['an empty file', () => Buffer.alloc(0), 'type'],
  ['the mark of a png and nothing more', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'type'],
  ['plain text', () => Buffer.from('hello'), 'type'],
  ['a web page', () => Buffer.from(`<!doctype html>${page}`), 'type'],
  ['an svg', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${page}</svg>`), 'type'],
  ['an archive', () => sampleZip(), 'type'],
  ['a program', () => Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(100)]), 'type'],
  [
    'a gif',
    () =>
      sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
        .gif()
        .toBuffer(),
    'type',
  ],
  ['half a png', async () => (await png).subarray(0, (await png).length / 2), 'damaged'],
  ['only the head of a png', async () => (await png).subarray(0, 33), 'damaged'],
  [
    'the mark of a jpg and noise',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)]),
    'damaged',
  ],
  [
    'a bomb of pixels',
    () =>
      sharp({ create: { width: 9_000, height: 8_000, channels: 3, background: 'white' } })
        .png()
        .toBuffer(),
    'pixels',
  ],
  ['a pdf without its end', () => samplePdf().subarray(0, 120), 'damaged'],
  [
    'a pdf whose references point nowhere',
    () =>
      Buffer.from(
        samplePdf()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n999999'),
        'latin1',
      ),
    'damaged',
  ],
  [
    'a pdf whose references point to something else',
    () =>
      Buffer.from(
        samplePdf()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n3'),
        'latin1',
      ),
    'damaged',
  ],
  ['a pdf with a page behind it', () => Buffer.concat([samplePdf(), Buffer.from(page)]), 'damaged'],
  ['a pdf with an archive behind it', () => Buffer.concat([samplePdf(), sampleZip()]), 'damaged'],
  [
    'a pdf of an unknown version',
    () => Buffer.from(samplePdf().toString('latin1').replace('%PDF-1.7', '%PDF-x.7'), 'latin1'),
    'damaged',
  ],
];

test.each(hostile)('%s is turned away', async (_name, content, reason) => {
  expect(await inspect(await content())).toEqual({ reason });
});

test('an archive whose comment holds the end of a pdf is refused', async () => {
  const pdf = samplePdf('SPACE FOR AN ARCHIVE..');
  const at = pdf.indexOf('SPACE FOR');
  sampleZip(pdf.length - at - 22).copy(pdf, at);
  expect(await inspect(pdf)).toEqual({ reason: 'damaged' });
});

test.each([
  ['plan.png', 'plan.png'],
  ['../../etc/passwd', 'passwd.png'],
  ['C:\\Users\\me\\報價 單.PDF', '報價 單.png'],
  ['invoice.pdf.exe', 'invoice.png'],
  ['photo\u202Egnp.exe', 'photognp.png'],
  ['a\0b\r\nc.png', 'abc.png'],
  ['<img src=x>.png', 'img src=x.png'],
  ['', 'file.png'],
  ['.png', 'file.png'],
  ['...', 'file.png'],
  ['v1.2 final.png', 'v1.2 final.png'],
])('the name %j is shown as %s', (declared, shown) => {
  expect(displayName(declared, 'png')).toBe(shown);
});

test('a name of megabytes is cut before anything looks at it', () => {
  const replaced = jest.spyOn(String.prototype, 'replace');
  for (const letter of ['a', '.a', ' ', '...', '\u0041\u030a']) displayName(letter.repeat(2_000_000), 'png');
  const longest = Math.max(...replaced.mock.contexts.map((text) => String(text).length));
  replaced.mockRestore();
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(2_000);
});

test('a long name is cut between characters, and keys are random', () => {
  expect(displayName('😀'.repeat(200), 'jpg')).toBe(`${'😀'.repeat(80)}.jpg`);
  expect(newFileKey('pdf')).toMatch(/^[0-9a-f]{32}\.pdf$/);
  expect(newFileKey('pdf')).not.toBe(newFileKey('pdf'));
});
