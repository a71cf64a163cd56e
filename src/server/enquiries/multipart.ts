// Writes a form with files as multipart/form-data, piece by piece: files pass through, and the length is known before.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';

type Fields = Readonly<Record<string, string | readonly string[]>>;
type Part = { name: string; size: number; open: () => Promise<Readable> };

const lineEnd = '\r\n';

/** As browsers do: nothing in a name can end the line that it stands in. */
const quoted = (name: string): string =>
  `"${name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`;

export function multipart(fields: Fields, files: readonly Part[]) {
  const boundary = randomBytes(16).toString('hex');
  const head = (about: string) => `--${boundary}${lineEnd}Content-Disposition: form-data; ${about}${lineEnd}`;
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => `${head(`name=${quoted(name)}`)}${lineEnd}${one}${lineEnd}`),
  );
  const before = Buffer.from(texts.join(''));
  const heads = files.map(({ name }) =>
    Buffer.from(
      `${head(`name="attachments"; filename=${quoted(name)}`)}Content-Type: application/octet-stream${lineEnd}${lineEnd}`,
    ),
  );
  const end = Buffer.from(`--${boundary}--${lineEnd}`);

  async function* pieces(): AsyncIterable<Buffer> {
    yield before;
    for (const [index, file] of files.entries()) {
      yield heads[index] ?? Buffer.alloc(0);
      yield* await file.open();
      yield Buffer.from(lineEnd);
    }
    yield end;
  }

  const length =
    before.length +
    end.length +
    heads.reduce((sum, one) => sum + one.length + lineEnd.length, 0) +
    files.reduce((sum, { size }) => sum + size, 0);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(length) },
    body: Readable.from(pieces()),
  };
}
