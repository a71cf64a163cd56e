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
