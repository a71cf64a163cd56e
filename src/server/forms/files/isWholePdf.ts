// Checks that a file is a PDF from its first byte to its last: head, cross-references, end, and no other format around it.
import { open, type FileHandle } from 'node:fs/promises';

const tailBytes = 2_048;
const zipTailBytes = 65_557;
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');

async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** An archive may hide in front of or inside a PDF; its directory then ends exactly where the file does. */
function endsAsZip(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf(zipEnd); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(zipEnd, at - 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
  }
  return false;
}

const padding = new Set([0, 9, 10, 12, 13, 32]);

/** Some programs fill the last block with zeros or white space; nothing else may follow the end mark. */
function withoutPadding(tail: Buffer): Buffer {
  let end = tail.length;
  while (end > 0 && padding.has(tail[end - 1] ?? -1)) end -= 1;
  return tail.subarray(0, end);
}

/** Where the newest cross-references stand. */
function crossReferencesAt(tail: Buffer): number | undefined {
  const [, offset] = /startxref\s+(\d{1,12})\s+%%EOF$/.exec(tail.toString('latin1')) ?? [];
  return offset === undefined ? undefined : Number(offset);
}

export async function isWholePdf(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = (await read(file, 0, 16)).toString('latin1');
    const tail = await read(file, Math.max(0, size - zipTailBytes), zipTailBytes);
    const offset = crossReferencesAt(withoutPadding(tail).subarray(-tailBytes));
    if (!/^%PDF-[12]\.\d[\s%]/.test(head) || endsAsZip(tail) || offset === undefined || offset >= size) return false;
    const references = (await read(file, offset, 64)).toString('latin1');
    return /^\s*(xref\s+\d|\d+\s+\d+\s+obj\b)/.test(references);
  } finally {
    await file.close();
  }
}
