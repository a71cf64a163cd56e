// Finds what would make a PDF act when staff open it: scripts, programs, forms that send themselves, files inside it.
import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';

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

export async function isActivePdf(path: string): Promise<boolean> {
  const content = await readFile(path);
  const raw = content.toString('latin1');
  const packed = packedObjects(content, raw);
  if (packed === undefined) return true;
  const text = plainNames(raw);
  const objects = `${outsideStreams(text)}\n${plainNames(packed)}`;
  return acting.test(text) || acting.test(objects) || actingShort.test(objects) || !opensOnlyAPage(objects);
}
