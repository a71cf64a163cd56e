// A backup holds only complete files: one whose reading breaks is missing, and no half of it is restored; a full disk ends the backup.
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { restoreFiles, saveFiles } from '../../../src/server/cli/backupFolder.ts';
import type { FileStorage } from '../../../src/server/store/openFiles.ts';

async function* half(error: Error): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.alloc(70_000, 'x'));
  throw error;
}

/** A storage in which the file `broken` ends with an error, and all others are whole. */
function storageWith(error: Error) {
  const folder = join(mkdtempSync(join(tmpdir(), 'saved-')), 'files');
  const restored: string[] = [];
  const storage: FileStorage = {
    open: (key) => Promise.resolve(key === 'broken' ? Readable.from(half(error)) : Readable.from(['whole'])),
    put: (key) => Promise.resolve(void restored.push(key)),
    remove: () => Promise.resolve(),
    async *list() {},
  };
  return { folder, restored, storage };
}

test('a file whose stream breaks is missing, with the reason, and no half of it is kept', async () => {
  const { folder, restored, storage } = storageWith(new Error('The line broke'));
  expect(await saveFiles(storage, ['broken', 'good'], folder)).toEqual({
    files: 1,
    missing: ['broken'],
    reason: 'The line broke',
  });
  expect(readdirSync(folder)).toEqual(['good']);
  await restoreFiles(storage, folder);
  expect(restored).toEqual(['good']);
});

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])('%s is of the backup’s own disk, and ends it', async (code) => {
  const { folder, storage } = storageWith(Object.assign(new Error(`${code}: write`), { code }));
  await expect(saveFiles(storage, ['broken', 'good'], folder)).rejects.toThrow(
    `The backup cannot be written (${code}: write)`,
  );
  expect(readdirSync(folder)).toEqual([]);
});
