// Decides by its content whether an uploaded file is a png, a jpg or a pdf, whole and nothing else besides.
import { stat, open, type FileHandle, readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';

/** More than this is a bomb, not a document for an enquiry. */
const most = { bytes: 32 * 1024 * 1024, streams: 10_000 };

/** `/ObjStm`, any letter of it perhaps written as a number. */
const mark = /\/(O|#4f)(b|#62)(j|#6a)(S|#53)(t|#74)(m|#6d)(?![^\s()<>[\]{}/%\0])/gi;

/** Put back into the form that objects have outside. */
function asObjects(plain: string, described: string): string | undefined {
  const [, first] = /\/First\s+(\d{1,9})/.exec(described) ?? [];
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

/** One text of all of them; undefined when one cannot be read, and so nothing be said about it. */
function packedObjects(content: Buffer, text: string): string | undefined {
  const found: string[] = [];
  let left = most.bytes;
  for (const { index } of text.matchAll(mark)) {
    const start = /\bstream\r?\n/g;
    start.lastIndex = index;
    const stream = start.exec(text);
    if (!stream || found.length >= most.streams) return undefined;
    const described = text.slice(text.lastIndexOf('obj', index), stream.index);
    // Other codings, and encrypted ones, no program writes for enquiries.
    if (
      !/\/Filter\s*(\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/.test(described) ||
      /\/(DecodeParms|DP|Crypt)\b/.test(described)
    ) {
      return undefined;
    }
    try {
      const plain = inflateSync(content.subarray(stream.index + stream[0].length), { maxOutputLength: left });
      left -= plain.length;
      const objects = asObjects(plain.toString('latin1'), described);
      if (objects === undefined) return undefined;
      found.push(objects, plain.toString('latin1'));
    } catch {
      return undefined;
    }
  }
  return found.join('\n');
}

/** Long enough not to turn up by chance in compressed bytes, so they are looked for everywhere. */
const acting =
  /\/(JavaScript|Launch|SubmitForm|ImportData|EmbeddedFiles?|GoToE|RichMedia\w*|Rendition)(?![^\s()<>[\]{}/%\0])/;

/** Too short for that: looked for outside of streams. */
const actingShort = /\/(AA|JS|XFA)(?![^\s()<>[\]{}/%\0])/;

/** To open at a page is what most programs write; anything else that opens by itself is an action. */
const goesToPage = /^\s*(\[|<<(?:(?!>>)[\s\S]){0,300}?\/S\s*\/GoTo\b)/;
const enough = 400;

/** A name may be written in numbers: `/J#61vaScript` is the same name. */
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
      const start = after.slice(0, enough);
      const [, number] = /^\s*(\d{1,10})\s+\d{1,5}\s+R\b/.exec(start) ?? [];
      if (number === undefined) return goesToPage.test(start);
      // An object that was changed stands there more than once.
      const same = [...objects.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d{1,5}\\s+obj\\b`, 'g'))];
      return (
        same.length > 0 &&
        same.every(({ 0: { length }, index }) =>
          goesToPage.test(objects.slice(index + length, index + length + enough)),
        )
      );
    });
}

/** Finds what would make a PDF act when staff open it: scripts, programs, forms that send themselves, files inside it. */
async function isActivePdf(path: string): Promise<boolean> {
  const content = await readFile(path);
  const raw = content.toString('latin1');
  const packed = packedObjects(content, raw);
  if (packed === undefined) return true;
  const text = plainNames(raw);
  const objects = `${outsideStreams(text)}\n${plainNames(packed)}`;
  return acting.test(text) || acting.test(objects) || actingShort.test(objects) || !opensOnlyAPage(objects);
}

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

/** Checks that a file is a PDF from its first byte to its last: head, cross-references, end, and no other format around it. */
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

/** Cut before it is looked at: cleaning costs time for each letter, and nobody's file has a longer name. */
const longestDeclared = 1_000;

function withoutEndings(name: string): string {
  const pieces = name.split('.');
  while (pieces.length > 1 && /^[a-z0-9]{1,5}$/i.test(pieces.at(-1) ?? '')) pieces.pop();
  return pieces.join('.');
}

/** The ending always tells the true type: `invoice.pdf.exe`, reversed letters and folders do not survive. */
export function displayName(declared: string, type: string): string {
  const last = declared.slice(0, longestDeclared).normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = withoutEndings(last.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '').replace(/\s+/g, ' ')).replace(
    /^[\s.]+|[\s.]+$/g,
    '',
  );
  return `${Array.from(plain).slice(0, longest).join('') || 'file'}.${type}`;
}

/** Above what phones take; a bomb of a few kilobytes would unpack to far more. */
const mostPixels = 64_000_000;

/** Decodes an image completely and writes it anew, so that nothing but the picture remains. */
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

/** `path` holds what may be kept: for images a fresh copy beside the upload, without anything hidden in it. */
export type GoodFile = { type: FileType; name: string; path: string; size: number };

/** type: something else inside; damaged: does not hold together; pixels: more than we unpack; active: a PDF that acts. */
export type BadFile = { reason: 'type' | 'damaged' | 'pixels' | 'active' };

export async function inspectFile(path: string, declaredName: string): Promise<GoodFile | BadFile> {
  // It throws where a file ends within its first bytes.
  const found = (await fileTypeFromFile(path).catch(() => undefined))?.ext;
  if (found === 'pdf') {
    if (!(await isWholePdf(path))) return { reason: 'damaged' };
    if (await isActivePdf(path)) return { reason: 'active' };
    return { type: found, name: displayName(declaredName, found), path, size: (await stat(path)).size };
  }
  // An animated png is a png to the visitor; its first picture is kept.
  const type = found === 'apng' ? 'png' : found;
  if (type !== 'png' && type !== 'jpg') return { reason: 'type' };
  const cleaned = await cleanImage(path, type);
  return 'reason' in cleaned ? cleaned : { type, name: displayName(declaredName, type), ...cleaned };
}
