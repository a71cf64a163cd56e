// Makes small files of each kind, good and hostile.
import sharp from 'sharp';

/** A PDF with correct cross-references, as long as its comment. */
export function samplePdf(comment = ''): Buffer {
  const parts = [
    '%PDF-1.7\n',
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n',
    `%${comment}\n`,
  ];
  const body = parts.join('');
  const [first, second] = [parts[0]?.length ?? 0, body.indexOf('2 0 obj')];
  const entry = (offset: number): string => `${`${offset}`.padStart(10, '0')} 00000 n \n`;
  const references = `xref\n0 3\n0000000000 65535 f \n${entry(first)}${entry(second)}trailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + references, 'latin1');
}

/** A PDF with another catalogue, and more objects. */
export function pdfWith(catalogue: string, objects: string): Buffer {
  const body = `%PDF-1.7\n1 0 obj\n<< ${catalogue} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n${objects}`;
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A PDF of exactly that many bytes. */
export function pdfOf(bytes: number): Buffer {
  let made = samplePdf('x'.repeat(bytes - samplePdf().length));
  // The offset of the cross-references grows by a digit, so the comment becomes shorter by as much.
  made = samplePdf('x'.repeat(bytes - samplePdf().length - (made.length - bytes)));
  return made;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 160 } } });

export const samplePng = (width = 40, height = 30): Promise<Buffer> => picture(width, height).png().toBuffer();

export const sampleJpg = (width = 40, height = 30): Promise<Buffer> =>
  picture(width, height)
    .withExif({ IFD0: { Copyright: 'secret camera owner' } })
    .jpeg()
    .toBuffer();

/** An archive without entries, whose comment takes in whatever is appended. */
export function sampleZip(comment = 0): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(comment, 20);
  return end;
}

// The headers of the tus protocol, for tests that upload by hand.
export const tus = { 'Tus-Resumable': '1.0.0' };

export const in64 = (text: string): string => Buffer.from(text).toString('base64');

export const announcing = (draft: string, size: number, name = 'plan.pdf', proof = '') => ({
  ...tus,
  'Upload-Length': String(size),
  'Upload-Metadata': `filename ${in64(name)},draft ${in64(draft)},proof ${in64(proof)}`,
});

export const sending = (offset: number, type = 'application/offset+octet-stream') => ({
  ...tus,
  'Upload-Offset': String(offset),
  'Content-Type': type,
});
