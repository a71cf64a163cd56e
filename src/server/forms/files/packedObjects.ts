// Unpacks the object streams of a PDF, where its objects may stand compressed.
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
export function packedObjects(content: Buffer, text: string): string | undefined {
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
