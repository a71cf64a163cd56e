// A backup holds only complete files: one whose reading breaks is missing, and no half of it is restored.
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { restoreFiles, saveFiles } from '../../../src/server/cli/backupFolder.ts';
import type { FileStorage } from '../../../src/server/messages/ports.ts';

async function* half(): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.alloc(70_000, 'x'));
  throw new Error('The line broke');
}

test('a file whose stream breaks is missing, and no half of it is kept', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'saved-')), 'files');
  const restored: string[] = [];
  const storage: FileStorage = {
    open: (key) => Promise.resolve(key === 'broken' ? Readable.from(half()) : Readable.from(['whole'])),
    put: (key) => Promise.resolve(void restored.push(key)),
    remove: () => Promise.resolve(),
    async *list() {},
  };
  expect(await saveFiles(storage, ['broken', 'good'], folder)).toEqual({ files: 1, missing: ['broken'] });
  expect(readdirSync(folder)).toEqual(['good']);
  await restoreFiles(storage, folder);
  expect(restored).toEqual(['good']);
});
