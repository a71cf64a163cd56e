// Compressing a page piece by piece gives the same page, whatever its pieces.
import fc from 'fast-check';
import zlib from 'node:zlib';
import { compressedPage } from '../../../src/server/pages/compressedPage.ts';

const text = (length: number) => fc.string({ unit: 'grapheme', minLength: length, maxLength: length * 2 });
const piece = fc.oneof(text(3), text(300), text(2500)).map((words) => new TextEncoder().encode(words));
/** A repeated object stands for a piece that all pages share. */
const pieces = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.array(fc.nat({ max: 3 }), { maxLength: 8 }))
  .map(([some, order]) => order.flatMap((at) => some[at % some.length] ?? []));

const back = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync, identity: (body: Buffer) => body };

const everyWay = (['br', 'gzip', 'identity'] as const).flatMap((wanted) =>
  (['small', 'quick'] as const).map((effort) => ({ wanted, effort })),
);

test.each(everyWay)('any pieces give the page again after $wanted, $effort', async ({ wanted, effort }) => {
  await fc.assert(
    fc.asyncProperty(pieces, async (some) => {
      const html = Buffer.concat(some);
      const { coding, body } = await compressedPage({ html, pieces: some }, wanted, effort);
      expect([coding, back[coding](body).equals(html)]).toEqual([html.length < 512 ? 'identity' : wanted, true]);
    }),
    // The same pieces in each run.
    { numRuns: 60, seed: 20_261_126 },
  );
});

test('a page compressed on the main thread and one compressed on another have the same content', async () => {
  for (const length of [120_000, 150_000]) {
    const html = Buffer.from('一二三<p>'.repeat(length / 12));
    const { body } = await compressedPage({ html, pieces: [html] }, 'br', 'small');
    expect(zlib.brotliDecompressSync(body).equals(html)).toBe(true);
  }
});
