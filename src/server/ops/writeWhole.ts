// Writes a file under another name, flushes it to disk and then renames it, so that nobody ever reads half of it.
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** `read` is called last: a stream that fails before it has a listener would end the process. */
async function writeStream(path: string, read: () => Readable): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.unfinished`;
  try {
    await pipeline(read(), createWriteStream(unfinished, { flush: true, mode: 0o600 }));
    await rename(unfinished, path);
    await syncFolder(folder);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export const writeWhole = (path: string, content: string | Uint8Array): Promise<void> =>
  writeStream(path, () => Readable.from([content]));

export const copyWhole = (path: string, sourcePath: string): Promise<void> =>
  writeStream(path, () => createReadStream(sourcePath));
