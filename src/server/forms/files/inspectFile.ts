// Decides by its content whether an uploaded file is a complete png, jpg or pdf with nothing else inside.
import { stat, open, type FileHandle, readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Compressed objects that unpack to more than this are treated as a bomb. */
const mostUnpacked = { bytes: 32 * 1024 * 1024, streams: 10_000 };

/** `/ObjStm`; any of its letters may be written as a hexadecimal code. */
const objectStream = /\/(O|#4f)(b|#62)(j|#6a)(S|#53)(t|#74)(m|#6d)(?![^\s()<>[\]{}/%\0])/gi;

/** Rewrites the objects of an object stream as they would appear outside of one. */
function asObjects(plain: string, dictionary: string): string | undefined {
  const [, first] = /\/First\s+(\d{1,9})/.exec(dictionary) ?? [];
  if (first === undefined) return undefined;
  const table = plain.slice(0, Number(first)).match(/\d+/g) ?? [];
  const bodies = plain.slice(Number(first));
  return table
    .flatMap((number, at) =>
      at % 2 === 0
        ? [`${number} 0 obj ${bodies.slice(Number(table[at + 1]), Number(table[at + 3] ?? bodies.length))}`]
        : [],
    )
    .join('\n');
}

/** All object streams as one text; undefined when one cannot be read, as it could hide anything. */
function packedObjects(content: Buffer, text: string): string | undefined {
  const found: string[] = [];
  let left = mostUnpacked.bytes;
  for (const { index } of text.matchAll(objectStream)) {
    const start = /\bstream\r?\n/g;
    start.lastIndex = index;
    const stream = start.exec(text);
    if (!stream || found.length >= mostUnpacked.streams) return undefined;
    const dictionary = text.slice(text.lastIndexOf('obj', index), stream.index);
    // No usual program writes other filters or encrypted streams.
    if (
      !/\/Filter\s*(\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/.test(dictionary) ||
      /\/(DecodeParms|DP|Crypt)\b/.test(dictionary)
    ) {
      return undefined;
    }
    try {
      const plain = inflateSync(content.subarray(stream.index + stream[0].length), { maxOutputLength: left });
      left -= plain.length;
      const objects = asObjects(plain.toString('latin1'), dictionary);
      if (objects === undefined) return undefined;
      found.push(objects, plain.toString('latin1'));
    } catch {
      return undefined;
    }
  }
  return found.join('\n');
}

/** Names long enough not to occur by chance in compressed bytes, so they are searched everywhere. */
const activeNames =
  /\/(JavaScript|Launch|SubmitForm|ImportData|EmbeddedFiles?|GoToE|RichMedia\w*|Rendition)(?![^\s()<>[\]{}/%\0])/;

/** Names too short for that: searched only outside of streams and in unpacked objects. */
const shortActiveNames = /\/(AA|JS|XFA)(?![^\s()<>[\]{}/%\0])/;

/** Most programs write an action that opens a page; any other opening action is refused. */
const goesToPage = /^\s*(\[|<<(?:(?!>>)[\s\S]){0,300}?\/S\s*\/GoTo\b)/;
const actionLength = 400;

/** Names may contain hexadecimal codes: `/J#61vaScript` is `/JavaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const outsideStreams = (text: string): string =>
  text
    .split(/\bendstream\b/)
    .map((part) => part.split(/\bstream\r?\n/, 1)[0] ?? '')
    .join('\n');

function opensOnlyAPage(objects: string): boolean {
  return objects
    .split('/OpenAction')
    .slice(1)
    .every((after) => {
      const start = after.slice(0, actionLength);
      const [, number] = /^\s*(\d{1,10})\s+\d{1,5}\s+R\b/.exec(start) ?? [];
      if (number === undefined) return goesToPage.test(start);
      // A changed object occurs more than once in the file.
      const same = [...objects.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d{1,5}\\s+obj\\b`, 'g'))];
      return (
        same.length > 0 &&
        same.every(({ 0: { length }, index }) =>
          goesToPage.test(objects.slice(index + length, index + length + actionLength)),
        )
      );
    });
}

/** Whether a PDF would act when staff open it: scripts, programs, forms that submit themselves, embedded files. */
async function isActivePdf(path: string): Promise<boolean> {
  const content = await readFile(path);
  const raw = content.toString('latin1');
  const packed = packedObjects(content, raw);
  if (packed === undefined) return true;
  const text = plainNames(raw);
  const objects = `${outsideStreams(text)}\n${plainNames(packed)}`;
  return (
    activeNames.test(text) || activeNames.test(objects) || shortActiveNames.test(objects) || !opensOnlyAPage(objects)
  );
}

const tailBytes = 2_048;
const zipTailBytes = 65_557;
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');

async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** Whether a zip archive is hidden in front of or inside a PDF: its directory then ends exactly at the end of the file. */
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

/** Offset of the newest cross-references. */
function crossReferencesAt(tail: Buffer): number | undefined {
  const [, offset] = /startxref\s+(\d{1,12})\s+%%EOF$/.exec(tail.toString('latin1')) ?? [];
  return offset === undefined ? undefined : Number(offset);
}

/** Whether a file is a PDF from first to last byte: header, cross-references, end mark, and no other format around it. */
async function isWholePdf(path: string): Promise<boolean> {
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

const longest = 80;

/** Longer names are cut before cleaning, which costs time per character. */
const longestDeclared = 1_000;

function withoutEndings(name: string): string {
  const pieces = name.split('.');
  while (pieces.length > 1 && /^[a-z0-9]{1,5}$/i.test(pieces.at(-1) ?? '')) pieces.pop();
  return pieces.join('.');
}

/** The extension is always the true type: `invoice.pdf.exe`, reversed letters and folders are removed. */
export function displayName(declared: string, type: string): string {
  const last = declared.slice(0, longestDeclared).normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = withoutEndings(last.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '').replace(/\s+/g, ' ')).replace(
    /^[\s.]+|[\s.]+$/g,
    '',
  );
  return `${Array.from(plain).slice(0, longest).join('') || 'file'}.${type}`;
}

/** More than photos of phones have; a bomb of a few kilobytes would unpack to far more. */
const mostPixels = 64_000_000;

/** Decodes an image and encodes it again, so that nothing but the picture remains. */
async function cleanImage(
  path: string,
  type: 'png' | 'jpg',
): Promise<{ path: string; size: number } | { reason: 'damaged' | 'pixels' }> {
  const cleaned = `${path}.clean`;
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return { reason: 'pixels' };
    const image = sharp(path, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    await (type === 'png' ? image.png() : image.jpeg({ quality: 88 })).toFile(cleaned);
    return { path: cleaned, size: (await stat(cleaned)).size };
  } catch {
    return { reason: 'damaged' };
  }
}

export type FileType = 'png' | 'jpg' | 'pdf';

/** `path`: the file to keep; for images a new copy beside the upload, without hidden data. */
export type GoodFile = { type: FileType; name: string; path: string; size: number };

/** type: another format; damaged: incomplete; pixels: too large to decode; active: a PDF that acts. */
export type BadFile = { reason: 'type' | 'damaged' | 'pixels' | 'active' };

export async function inspectFile(path: string, declaredName: string): Promise<GoodFile | BadFile> {
  // Throws when a file ends within its first bytes.
  const found = (await fileTypeFromFile(path).catch(() => undefined))?.ext;
  if (found === 'pdf') {
    if (!(await isWholePdf(path))) return { reason: 'damaged' };
    if (await isActivePdf(path)) return { reason: 'active' };
    return { type: found, name: displayName(declaredName, found), path, size: (await stat(path)).size };
  }
  // Visitors see an animated png as a png; its first frame is kept.
  const type = found === 'apng' ? 'png' : found;
  if (type !== 'png' && type !== 'jpg') return { reason: 'type' };
  const cleaned = await cleanImage(path, type);
  return 'reason' in cleaned ? cleaned : { type, name: displayName(declaredName, type), ...cleaned };
}
